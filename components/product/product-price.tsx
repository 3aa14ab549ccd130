import { Link } from "@/components/ui/link";
import type { Product } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { paths } from "@/lib/paths";
import { isPriceHidden } from "@/lib/rules/hidden-price";
import type { PriceView } from "@/lib/rules/price";
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
  /** On the product's own page, where a visitor may need to log in to see the price. */
  loginHref?: string;
};

/** The price and, for sold-out products, a link to alternatives. */
export function ProductPrice({ product, view, context, loginHref }: Props) {
  const { messages, locale, href } = context;
  const { productId, name, slug, available, notPromotable } = product;
  const hasAlternatives = available <= 0 && !notPromotable;
  if (isPriceHidden(product, view.toPay, context))
    return (
      <p className={styles.none}>
        {loginHref ? <Link href={loginHref}>{messages.logInForPrice}</Link> : messages.logInForPrice}
      </p>
    );
  return (
    <>
      <PriceBlock view={view} messages={messages} locale={locale} productId={productId} />
      {hasAlternatives && (
        <Link
          href={`${href(paths.product(slug))}#${ALTERNATIVES}`}
          className={styles.alternatives}
          aria-label={interpolate(messages.alternativesNamed, { name })}
        >
          {messages.alternatives}
        </Link>
      )}
    </>
  );
}
