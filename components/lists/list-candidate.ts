import { formatPriceParts, type PriceContext } from "@/components/cart/price-text";
import { type CompactSelling, compactSelling, getSellingRule } from "@/lib/cart/compact-selling";
import type { PictureUrls, Product } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { type ListLine, listQuantity } from "@/lib/rules/lists/shopping-list";
import { isPriceHidden, stockToBuy } from "@/lib/rules/prices/hidden-price";

type WantedLine = Pick<ListLine, "query" | "amount">;

export type Candidate = {
  productId: number;
  name: string;
  details: string[];
  /** Of the whole quantity, or why there is none. */
  price: string;
  href: string;
  picture: PictureUrls | null;
  isAvailable: boolean;
  /** From visitors only: it is in stock. */
  isPriceHidden?: true;
  selling: CompactSelling;
  quantity: number;
};

export type MatchedLineView = {
  text: string;
  searchHref: string;
  /** What the quantities of the products are worked out from. */
  wanted: WantedLine;
  products: Candidate[];
  /** The search for it failed. */
  isUnanswered?: boolean;
  /** Written with the amount 0. */
  isLeftOut?: boolean;
  isAmountUnclear?: boolean;
  /** The shop has not what is written: the products are the nearest. */
  isOnlyNearest?: boolean;
};

export function toCandidate(
  line: WantedLine,
  product: Product,
  context: PriceContext,
  href: (path: string) => string,
): Candidate {
  const rule = getSellingRule(product.selling);
  const quantity = listQuantity(line, { rule, packSize: product.packSize });
  const { display } = product.prices;
  const { price, unitPrice, condition } = formatPriceParts(product, context);
  const perMeasure = product.selling.kind === "loose" ? price : unitPrice;
  const isHidden = isPriceHidden(product, display, context);
  const noPrice = isHidden ? (context.messages?.logInForPrice ?? "") : "";
  return {
    productId: product.productId,
    name: product.name,
    details: [product.brand, product.packSize, perMeasure, condition].filter(Boolean),
    price: display === null ? noPrice : formatMoney(Math.round(display * quantity), context.locale),
    href: href(paths.product(product.slug)),
    picture: product.picture,
    isAvailable: isHidden || stockToBuy(product, display) > 0,
    ...(isHidden && { isPriceHidden: true as const }),
    selling: compactSelling(product.selling, product.classMax),
    quantity,
  };
}
