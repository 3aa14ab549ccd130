import type { Cart, CartItem, Line } from "../ebsn/domain/cart";
import { LINE_KEY_INFOS } from "../rules/cart/line-key";
import {
  type BaseLine,
  type OptimisticLines,
  hasPending,
  itemKey,
  parseLineKey,
  productKey,
  displayedQuantity,
} from "./optimistic-lines";

export function getCartItems(cart: Cart | null): CartItem[] {
  return cart ? cart.sectors.flatMap((sector) => sector.items) : [];
}

export function isPackaging({ product }: { product: { isPackaging: boolean } }): boolean {
  return product.isPackaging;
}

export function chosenOptions({ product, info }: Pick<Line, "product" | "info">): string[] {
  return product.selectOptions.flatMap(({ parameterName, options }) => {
    const choice = options.find(({ key }) => key === info[parameterName]);
    return choice ? [choice.value] : [];
  });
}

type LineChoice = { productId: number; infos?: Readonly<Record<string, string | number | boolean>> };

/** Of the line that the shop would change; 0 where it would add one. */
export function lineQuantity(items: CartItem[], { productId, infos = {} }: LineChoice): number {
  const line = items.find(({ product, info }) => {
    const names = [...LINE_KEY_INFOS, ...product.selectOptions.map(({ parameterName }) => parameterName)];
    return (
      product.productId === productId && names.every((name) => (info[name] ?? "") === `${infos[name] ?? ""}`)
    );
  });
  return line?.quantity ?? 0;
}

/** Oldest first, so that the last line of a product is its newest. */
export function toBaseLines(cart: Cart | null): BaseLine[] {
  return getCartItems(cart)
    .map(({ itemId, product, quantity }) => ({ itemId, productId: product.productId, quantity }))
    .sort((a, b) => a.itemId - b.itemId);
}

/** Totals stay those of the server. */
export function withPending(cart: Cart, lines: OptimisticLines): Cart {
  if (!hasPending(lines)) return cart;
  const sectors = cart.sectors.map((sector) => ({
    ...sector,
    items: sector.items.flatMap((item) => {
      const quantity = displayedQuantity(lines, itemKey(item.itemId));
      if (quantity === item.quantity) return [item];
      return quantity > 0 ? [{ ...item, quantity }] : [];
    }),
  }));
  return { ...cart, sectors: sectors.filter((sector) => sector.items.length > 0) };
}

/** Pending lines count, bags do not. */
export function countLines(cart: Cart | null, lines: OptimisticLines): number {
  if (!cart) return 0;
  const packagingIds = new Set(
    getCartItems(cart).flatMap((item) => (isPackaging(item) ? [item.itemId] : [])),
  );
  const visibleLines = lines.base.filter(
    (line) => !packagingIds.has(line.itemId) && displayedQuantity(lines, itemKey(line.itemId)) > 0,
  );
  const keys = new Set([...lines.pending.keys(), ...(lines.sending ? [lines.sending.key] : [])]);
  const knownKeys = new Set(lines.base.map((line) => productKey(line.productId)));
  const newKeys = [...keys].filter(
    (key) => parseLineKey(key).kind === "product" && !knownKeys.has(key) && displayedQuantity(lines, key) > 0,
  );
  return visibleLines.length + newKeys.length;
}
