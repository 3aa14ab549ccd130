import { compactSelling, type CompactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import type { Product } from "@/lib/ebsn/domain/product";
import type { FoodFacts } from "@/lib/rules/food-facts";
import { quantityToBuy, usedCents } from "@/lib/rules/recipe-amounts";

export type ShoppingProduct = {
  id: number;
  name: string;
  href: string;
  pack: string;
  /** Packs, or kilograms, for the recipe's own portions. */
  quantity: number;
  selling: CompactSelling;
  isOut: boolean;
  /** Cents. */
  price: number | null;
  categoryId: number | null;
  facts?: FoodFacts;
};

export type ShoppingItem = { name: string; value?: number; unit?: string; product?: ShoppingProduct };

export type ShoppingMessages = Record<
  | "title"
  | "portions"
  | "more"
  | "less"
  | "buyNamed"
  | "addAll"
  | "hint"
  | "unavailable"
  | "perPortion"
  | "allergens"
  | "noAllergens"
  | "traces"
  | "undeclared"
  | "swap"
  | "swapNamed"
  | "noSwap",
  string
>;

export const amountOf = ({ value, unit = "" }: ShoppingItem) =>
  value === undefined ? null : { value, unit };

export const toShoppingProduct = (product: Product, quantity: number, href: string): ShoppingProduct => ({
  id: product.productId,
  name: product.name,
  href,
  pack: product.packSize,
  quantity,
  selling: compactSelling(product.selling, product.classMax),
  isOut: product.available <= 0 || product.prices.display === null,
  price: product.prices.display,
  categoryId: product.categoryId,
  ...(product.foodFacts && { facts: product.foodFacts }),
});

const needOf = (item: ShoppingItem, { quantity, pack: packSize, selling }: ShoppingProduct) => ({
  amount: amountOf(item),
  quantity,
  packSize,
  rule: expandSellingRule(selling),
});

export const quantityOf = (item: ShoppingItem, product: ShoppingProduct, factor: number): number =>
  quantityToBuy(needOf(item, product), factor);

export const costOf = (item: ShoppingItem, factor: number): number =>
  item.product?.price ? usedCents(needOf(item, item.product), item.product.price, factor) : 0;
