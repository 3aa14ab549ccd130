import type { DeferredMessages } from "@/lib/i18n/deferred-messages";
import { formatMoney } from "@/lib/money";
import { type PricedProduct, priceView } from "@/lib/rules/prices/price";
import type { PromoView } from "@/lib/rules/prices/promo";
import { formatUnitPrice } from "@/lib/format/format-unit-price";
import { conditionLabel, promoLabel } from "./promo-label";

export type PriceContext = {
  /** null: still loading. */
  messages: DeferredMessages | null;
  locale: string;
  /** YYYY-MM-DD in Italy. */
  today: string;
  authenticated?: boolean;
};

/** "" where there is nothing to say. `condition` is what the price, or its reduction by stamps, depends on. */
export type PriceParts = { price: string; unitPrice: string; condition: string };

/** What a product's card says of its price, in one line. */
export function formatPriceParts(product: PricedProduct, context: PriceContext): PriceParts {
  const { messages, locale, today, authenticated = false } = context;
  const { toPay, per, promo } = priceView(product, { authenticated, today });
  if (toPay === null) return { price: "", unitPrice: "", condition: "" };
  const price = formatMoney(toPay, locale);
  const condition = messages && promo ? formatCondition(promo, messages, locale) : "";
  return per === "kg"
    ? { price: `${price}/kg`, unitPrice: "", condition }
    : { price, unitPrice: formatUnitPrice(product.prices, locale), condition };
}

function formatCondition(
  { condition, bubble }: PromoView,
  messages: DeferredMessages,
  locale: string,
): string {
  if (!condition) return "";
  const label = conditionLabel(condition, messages);
  return condition.kind === "stamps" && bubble ? `${label} ${promoLabel(bubble, messages, locale)}` : label;
}

export function describeProduct(
  product: PricedProduct & { brand: string; packSize: string },
  context: PriceContext,
): string[] {
  const { price, unitPrice, condition } = formatPriceParts(product, context);
  return [product.brand, product.packSize, price, unitPrice, condition];
}
