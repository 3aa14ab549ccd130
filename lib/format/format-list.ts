import { getSellingRule } from "../cart/compact-selling";
import type { Wishlist, WishlistItem } from "../ebsn/domain/list";
import { listItemQuantity } from "../rules/quantities/quantity";
import { unitName } from "../rules/products/unit-name";
import { joinDetails } from "./join-details";

function formatAmount({ product: { selling }, quantity }: WishlistItem, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const rule = getSellingRule(selling);
  const { value, unit } = listItemQuantity(rule, quantity || 1, selling.weightUnit ?? "kg");
  if (unit !== "PZ") return `${format.format(value)} ${unitName(unit, locale)} `;
  return quantity > 1 ? `${format.format(quantity)} x ` : "";
}

/** For any messenger or notebook, and read again by `parseShoppingList`. */
export function formatList({ name, items, inactiveItems }: Wishlist, locale: string): string {
  const lines = [...items, ...inactiveItems].map((item) => {
    const { name: productName, brand, packSize } = item.product;
    return `- ${formatAmount(item, locale)}${joinDetails(productName, brand, packSize)}`;
  });
  return [`${name}:`, ...lines].join("\n").replaceAll("\u00a0", " ");
}
