import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { Words } from "@/components/ui/words";
import { compactSelling } from "@/lib/cart/compact";
import type { Product } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import { priceView } from "@/lib/rules/price";
import { CardActions } from "./card-actions";
import { cardNotes } from "./card-notes";
import { PriceBlock } from "./price-block";
import { PriceSpot } from "./price-spot";
import styles from "./product-card.module.css";

/** What all cards of a list share. */
export type CardContext = {
  words: Words;
  locale: string;
  today: string;
  href: (path: string) => string;
  /** The prices are those of the customer who looks. */
  authenticated?: boolean;
};

type Props = {
  product: Product;
  context: CardContext;
  /** Among the first on the page: its picture is fetched before all else. */
  first?: boolean;
  /** Where links to this very card lead. */
  anchor?: string;
  /** In the place of the cart, while the price is not yet to be had. */
  notYet?: ReactNode;
};

const PICTURE_PX = 170;
const SIZES = "(max-width:599px) 46vw, 270px";
const UNLIMITED = 1_000_000;

/**
 * A product in a list: one link over picture and name, everything personal in two small leaves. What a
 * card does not have is left out, not undefined: a page carries its markup twice.
 */
export function ProductCard({ product, context, first, anchor, notYet }: Props) {
  const { words, locale, today, href, authenticated = false } = context;
  const { productId, name, brand, packSize, picture, available } = product;
  const view = priceView(product, { authenticated, today });
  const amount = view.toPay === null ? 0 : available;
  const badge = product.isNew ? words.isNew : product.highlighted ? words.highlighted : "";
  const notes = cardNotes(product, words, locale);
  return (
    <li {...(anchor && { id: anchor })} className={amount > 0 ? styles.card : styles.off}>
      <Picture
        picture={picture && { ...picture, large: picture.photo }}
        alt=""
        width={PICTURE_PX}
        sizes={SIZES}
        first={first}
      >
        {badge && <b>{badge}</b>}
      </Picture>
      <h3>
        <a href={href(paths.product(product.slug))}>{name}</a>
      </h3>
      {(brand || packSize) && <p>{[brand, packSize].filter(Boolean).join(", ")}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <PriceSpot id={productId}>
        <PriceBlock view={view} words={words} locale={locale} />
      </PriceSpot>
      {notYet || (
        <CardActions
          id={productId}
          name={name}
          s={compactSelling(product.selling, product.classMax)}
          {...(amount < UNLIMITED && { a: amount })}
        />
      )}
    </li>
  );
}
