import { roundQuantity } from "../rules/quantities/round-quantity";

/** `i12` is a line of the server's cart, `p34` a product that has no line there yet. */
export type LineKey = `i${number}` | `p${number}`;

export type BaseLine = { itemId: number; productId: number; quantity: number };

/** Target quantities (absolute) that the server's cart does not have yet. */
export type OptimisticLines = {
  base: BaseLine[];
  pending: ReadonlyMap<LineKey, number>;
  sending: { key: LineKey; quantity: number } | null;
};

export const NO_LINES: OptimisticLines = { base: [], pending: new Map(), sending: null };

export const itemKey = (itemId: number): LineKey => `i${itemId}`;
export const productKey = (productId: number): LineKey => `p${productId}`;

export const parseLineKey = (key: LineKey): { kind: "item" | "product"; id: number } => ({
  kind: key.startsWith("i") ? "item" : "product",
  id: Number(key.slice(1)),
});

function findLine(base: BaseLine[], key: LineKey): BaseLine | undefined {
  const { kind, id } = parseLineKey(key);
  // A product key means its newest line.
  return kind === "item"
    ? base.find((line) => line.itemId === id)
    : base.findLast((line) => line.productId === id);
}

export function setTarget(lines: OptimisticLines, key: LineKey, quantity: number): OptimisticLines {
  const pending = new Map(lines.pending);
  pending.delete(key);
  pending.set(key, quantity);
  return { ...lines, pending };
}

export function startSending(lines: OptimisticLines): OptimisticLines {
  if (lines.sending) return lines;
  const first = lines.pending.entries().next();
  if (first.done) return lines;
  const [key, quantity] = first.value;
  const pending = new Map(lines.pending);
  pending.delete(key);
  return { ...lines, pending, sending: { key, quantity } };
}

export function confirm(lines: OptimisticLines, base: BaseLine[]): OptimisticLines {
  return rebase({ ...lines, sending: null }, base);
}

/** For a cart that was read, not written: changes in flight stay pending. */
export function rebase(lines: OptimisticLines, base: BaseLine[]): OptimisticLines {
  const pending = new Map<LineKey, number>();
  for (const [key, quantity] of lines.pending) {
    const line = findLine(base, key);
    if (line) {
      const isInFlight = lines.sending !== null && findLine(base, lines.sending.key) === line;
      if (isInFlight || line.quantity !== quantity) pending.set(itemKey(line.itemId), quantity);
    } else if (quantity > 0) {
      // The line disappeared while its quantity was being raised: add it as a new line.
      const { kind, id } = parseLineKey(key);
      const productId = findLine(lines.base, key)?.productId ?? (kind === "product" ? id : null);
      if (productId !== null) pending.set(productKey(productId), quantity);
    }
  }
  return { base, pending, sending: lines.sending };
}

export function reject(lines: OptimisticLines): OptimisticLines {
  return rebase({ ...lines, sending: null }, lines.base);
}

export function displayedQuantity(lines: OptimisticLines, key: LineKey): number {
  const target = lines.pending.get(key);
  if (target !== undefined) return target;
  if (lines.sending?.key === key) return lines.sending.quantity;
  return findLine(lines.base, key)?.quantity ?? 0;
}

export function displayedProductQuantity(lines: OptimisticLines, productId: number): number {
  const productLines = lines.base.filter((line) => line.productId === productId);
  if (productLines.length === 0) return displayedQuantity(lines, productKey(productId));
  const sum = productLines.reduce((total, line) => total + displayedQuantity(lines, itemKey(line.itemId)), 0);
  return roundQuantity(sum);
}

/** What each line becomes so that the product has this quantity: the newest one changes first. */
export function productTargets(
  lines: OptimisticLines,
  productId: number,
  quantity: number,
): [LineKey, number][] {
  const productLines = lines.base.filter((line) => line.productId === productId);
  if (productLines.length === 0) return [[productKey(productId), quantity]];
  let difference = quantity - displayedProductQuantity(lines, productId);
  return productLines.reverse().flatMap(({ itemId }) => {
    const key = itemKey(itemId);
    const shown = displayedQuantity(lines, key);
    const target = Math.max(0, roundQuantity(shown + difference));
    difference -= target - shown;
    return target === shown ? [] : [[key, target] as [LineKey, number]];
  });
}

export function hasPending(lines: OptimisticLines): boolean {
  return lines.sending !== null || lines.pending.size > 0;
}

const isKeyPending = ({ pending, sending }: OptimisticLines, key: LineKey): boolean =>
  pending.has(key) || sending?.key === key;

export const isItemPending = (lines: OptimisticLines, itemId: number): boolean =>
  isKeyPending(lines, itemKey(itemId));

export function isProductPending(lines: OptimisticLines, productId: number): boolean {
  return (
    isKeyPending(lines, productKey(productId)) ||
    lines.base.some((line) => line.productId === productId && isItemPending(lines, line.itemId))
  );
}
