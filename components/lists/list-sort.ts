import type { WishlistItem } from "@/lib/ebsn/domain/list";

export const LIST_SORTS = ["added", "name", "price"] as const;
export type ListSort = (typeof LIST_SORTS)[number];

const priceOf = ({ product }: WishlistItem) => product.prices.display ?? Infinity;

export function sortItems(items: WishlistItem[], sort: ListSort): WishlistItem[] {
  if (sort === "name") return items.toSorted((a, b) => a.product.name.localeCompare(b.product.name, "it"));
  if (sort === "price") return items.toSorted((a, b) => priceOf(a) - priceOf(b));
  return items;
}
