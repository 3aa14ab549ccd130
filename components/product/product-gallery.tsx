import { getTranslations } from "next-intl/server";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { MovingPicture } from "./moving-picture";
import styles from "./product-gallery.module.css";

/** Matches product-gallery.module.css. */
const SIZES = "(max-width: 959px) max(220px, 27vh), 620px";
const PICTURE_PX = 620;

export async function ProductGallery({ product }: { product: ProductDetail }) {
  const t = await getTranslations("client");
  const { pictures, name } = product;
  const count = pictures.length;
  const picture = (index: number) => {
    const shown = (
      <Picture
        picture={pictures[index] ?? null}
        alt={pictures[index]?.alt || name}
        width={PICTURE_PX}
        sizes={SIZES}
        isPriority={index === 0}
        className={styles.picture}
      />
    );
    return index === 0 ? <MovingPicture id={product.productId}>{shown}</MovingPicture> : shown;
  };
  if (count < 2) return picture(0);
  return (
    <Carousel label={name} layout="one">
      {pictures.map(({ photo }, index) => (
        <li key={photo} aria-label={t("slideOf", { n: index + 1, count })}>
          {picture(index)}
        </li>
      ))}
    </Carousel>
  );
}
