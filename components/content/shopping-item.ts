import { compactSelling, type CompactSelling, expandSellingRule } from "@/lib/cart/compact-selling";
import type { Product } from "@/lib/ebsn/domain/product";
import { stockToBuy } from "@/lib/rules/prices/hidden-price";
import type { FoodFacts } from "@/lib/rules/products/food-facts";
import { pricesForAll } from "@/lib/rules/prices/price-for-all";
import { type IngredientNeed, totalToBuy, usedCents } from "@/lib/rules/quantities/recipe-amounts";

export type ShoppingProduct = {
  id: number;
  name: string;
  href: string;
  pack: string;
  /** Packs, or kilograms, for the recipe's own portions. */
  quantity: number;
  selling: CompactSelling;
  /** As `stockToBuy`: 0 when sold out, below it without a price. */
  stock: number;
  /** Cents, what everybody pays: the price per portion has no conditions. */
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
  | "logInForPrice"
  | "perPortion"
  | "allergens"
  | "noAllergens"
  | "traces"
  | "undeclared"
  | "swap"
  | "swapNamed"
  | "noSwap"
  | "swapFailed"
  | "retry",
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
  stock: stockToBuy(product, product.prices.display),
  price: pricesForAll(product).display,
  categoryId: product.categoryId,
  ...(product.foodFacts && { facts: product.foodFacts }),
});

const needOf = (item: ShoppingItem, { quantity, pack: packSize, selling }: ShoppingProduct) => ({
  amount: amountOf(item),
  quantity,
  packSize,
  rule: expandSellingRule(selling),
});

/** A page has the prices of visitors: one that is hidden from them is known when a customer adds the product. */
export const canBuy = ({ stock }: ShoppingProduct, isSignedIn: boolean): boolean =>
  isSignedIn ? stock !== 0 : stock > 0;

/** By product: several ingredients may need the same one. */
export function quantitiesToBuy(items: readonly ShoppingItem[], factor: number): Map<number, number> {
  const needs = new Map<number, [IngredientNeed, ...IngredientNeed[]]>();
  for (const item of items) {
    const { product } = item;
    if (!product) continue;
    const need = needOf(item, product);
    const others = needs.get(product.id);
    if (others) others.push(need);
    else needs.set(product.id, [need]);
  }
  return new Map([...needs].map(([productId, each]) => [productId, totalToBuy(each, factor)]));
}

export const costOf = (item: ShoppingItem, factor: number): number =>
  item.product?.price ? usedCents(needOf(item, item.product), item.product.price, factor) : 0;
