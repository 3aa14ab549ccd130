import { type CompactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import { quantityToBuy } from "@/lib/rules/recipe-amounts";

export type ShoppingProduct = {
  id: number;
  name: string;
  href: string;
  pack: string;
  /** Packs, or kilograms, for the recipe's own portions. */
  quantity: number;
  selling: CompactSelling;
  isOut: boolean;
};

export type ShoppingItem = { name: string; value?: number; unit?: string; product?: ShoppingProduct };

export type ShoppingMessages = Record<
  "title" | "portions" | "more" | "less" | "buyNamed" | "addAll" | "hint" | "unavailable",
  string
>;

export const amountOf = ({ value, unit = "" }: ShoppingItem) =>
  value === undefined ? null : { value, unit };

export function quantityOf(item: ShoppingItem, product: ShoppingProduct, factor: number): number {
  const { quantity, pack: packSize, selling } = product;
  return quantityToBuy(
    { amount: amountOf(item), quantity, packSize, rule: expandSellingRule(selling) },
    factor,
  );
}
