import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { compactSelling } from "@/lib/cart/compact-selling";
import type { Product } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { paths } from "@/lib/paths/paths";
import { stockToBuy } from "@/lib/rules/prices/hidden-price";
import { priceView } from "@/lib/rules/prices/price";
import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";
import { CardActions } from "./card-actions";
import { cardChoices } from "./card-choices";
import type { CardMessages } from "./card-messages";
import { cardNotes } from "./card-notes";
import { EnergyClass } from "./energy-class";
import { PriceIsland } from "./price-island";
import { ProductPrice } from "./product-price";
import styles from "./product-card.module.css";

export type CardContext = {
  messages: CardMessages;
  locale: string;
  today: string;
  href: (path: string) => string;
  /** Prices are the signed-in customer's own. */
  authenticated?: boolean;
};

type Props = {
  product: Product;
  context: CardContext;
  /** First card of a page: its picture is the LCP element and loads first. */
  isFirst?: boolean;
  /** In the first rows: its page is prefetched. */
  prefetchInView?: boolean;
  /** In a carousel, which shows fewer and larger cards than a grid. */
  isSlide?: boolean;
  /** Fragment id for links to this card. */
  anchor?: string;
  /** Shown instead of the buy control, while the price is not valid yet. */
  placeholder?: ReactNode;
};

const PICTURE_PX = 170;
const SIZES = "(max-width:599px) 46vw, 200px";
const SLIDE_SIZES = "(max-width:599px) 92vw, (max-width:959px) 46vw, 330px";

/** Null where there are none, which takes less of a page's data than an absent value of each. */
function CardDetails({ product, context: { messages, locale } }: Pick<Props, "product" | "context">) {
  const notes = cardNotes(product, messages, locale);
  if (notes.length === 0 && !product.energyLabel) return null;
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {product.energyLabel && <EnergyClass label={product.energyLabel} messages={messages} />}
    </>
  );
}

/** Props are omitted rather than undefined: a page carries its markup twice, as HTML and as RSC payload. */
export function ProductCard({
  product,
  context,
  isFirst,
  prefetchInView,
  isSlide,
  anchor,
  placeholder,
}: Props) {
  const { messages, locale, today, href, authenticated = false } = context;
  const { productId, name, brand, packSize, picture } = product;
  const lang = contentLanguage(locale);
  const view = priceView(product, { authenticated, today });
  const stock = stockToBuy(product, view.toPay);
  const badges = [product.isNew && messages.isNew, product.highlighted && messages.highlighted];
  return (
    <li
      {...(anchor && { id: anchor })}
      className={stock === 0 ? styles.unavailable : styles.card}
      {...(product.notPromotable && { "data-not-promotable": true })}
    >
      <Picture
        picture={picture && { ...picture, ...(!isSlide && { large: picture.photo }) }}
        alt=""
        width={PICTURE_PX}
        sizes={isSlide ? SLIDE_SIZES : SIZES}
        isPriority={isFirst}
      >
        {badges.some(Boolean) && (
          <span className={styles.badges}>{badges.map((badge) => badge && <b key={badge}>{badge}</b>)}</span>
        )}
      </Picture>
      <h3 {...(lang && { lang })}>
        <Link href={href(paths.product(product.slug))} {...(prefetchInView && { prefetchInView })}>
          {name}
        </Link>
      </h3>
      {(brand || packSize) && <p>{[packSize, brand].filter(Boolean).join(", ")}</p>}
      <CardDetails product={product} context={context} />
      <PriceIsland id={productId}>
        <ProductPrice product={product} view={view} context={context} />
      </PriceIsland>
      {placeholder || (
        <CardActions
          id={productId}
          name={name}
          selling={compactSelling(product.selling, product.classMax)}
          {...(stock < UNLIMITED && { stock })}
          {...(product.canAlert && { canAlert: true as const })}
          {...cardChoices(product, messages.cardOptions)}
        />
      )}
    </li>
  );
}
