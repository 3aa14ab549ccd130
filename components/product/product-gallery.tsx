import { getTranslations } from "next-intl/server";
import { Carousel } from "@/components/ui/carousel";
import { Picture } from "@/components/ui/picture";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import styles from "./product-gallery.module.css";

/** Matches product-gallery.module.css. */
const SIZES = "(max-width: 43.99em) max(220px, 27vh), (max-width: 959px) 47vw, 620px";
const PICTURE_PX = 620;

export async function ProductGallery({ product }: { product: ProductDetail }) {
  const t = await getTranslations("client");
  const { pictures, name } = product;
  const count = pictures.length;
  const picture = (index: number) => (
    <Picture
      picture={pictures[index] ?? null}
      alt={pictures[index]?.alt || name}
      width={PICTURE_PX}
      sizes={SIZES}
      isPriority={index === 0}
      className={styles.picture}
    />
  );
  if (count < 2) return picture(0);
  return (
    <Carousel label={name} layout="gallery">
      {pictures.map(({ photo }, index) => (
        <li key={photo} aria-label={t("slideOf", { n: index + 1, count })}>
          {picture(index)}
        </li>
      ))}
    </Carousel>
  );
}
