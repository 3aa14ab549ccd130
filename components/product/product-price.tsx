import { Link } from "@/components/ui/link";
import type { Product } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { paths } from "@/lib/paths/paths";
import { isPriceHidden } from "@/lib/rules/prices/hidden-price";
import type { PriceView } from "@/lib/rules/prices/price";
import type { CardMessages } from "./card-messages";
import { PriceBlock } from "./price-block";
import styles from "./price-block.module.css";

/** Fragment of a product's page. */
export const ALTERNATIVES = "alternatives";

type Props = {
  product: Product;
  view: PriceView;
  context: {
    messages: CardMessages;
    locale: string;
    href: (path: string) => string;
    authenticated?: boolean;
  };
  /** What leads on from there is beside the buy button: `BuyBar`. */
  isOwnPage?: boolean;
};

/** A link to alternatives, for sold-out products, and below it the price: last, so that prices of a row align. */
export function ProductPrice({ product, view, context, isOwnPage }: Props) {
  const { messages, locale, href } = context;
  const { productId, name, slug, available, notPromotable } = product;
  if (isPriceHidden(product, view.toPay, context))
    return isOwnPage ? null : <p className={styles.none}>{messages.logInForPrice}</p>;
  return (
    <>
      {available <= 0 && !notPromotable && !isOwnPage && (
        <Link
          href={`${href(paths.product(slug))}#${ALTERNATIVES}`}
          className={styles.alternatives}
          aria-label={interpolate(messages.alternativesNamed, { name })}
        >
          {messages.alternatives}
        </Link>
      )}
      <PriceBlock view={view} messages={messages} locale={locale} productId={productId} />
    </>
  );
}
