/** `i12` is a line of the shop's cart, `p34` a product whose line the shop has not made yet. */
export type LineKey = `i${number}` | `p${number}`;

export type BaseLine = { itemId: number; productId: number; quantity: number };

/** Targets the customer chose that the shop's cart does not show yet. Quantities are absolute. */
export type Lines = {
  base: BaseLine[];
  pending: ReadonlyMap<LineKey, number>;
  sending: { key: LineKey; quantity: number } | null;
};

export const NO_LINES: Lines = { base: [], pending: new Map(), sending: null };

export const itemKey = (itemId: number): LineKey => `i${itemId}`;
export const productKey = (productId: number): LineKey => `p${productId}`;

const idOf = (key: LineKey): number => Number(key.slice(1));

function lineOf(base: BaseLine[], key: LineKey): BaseLine | undefined {
  const id = idOf(key);
  // The newest line of a product is the one a click on its card means.
  return key.startsWith("i")
    ? base.find((line) => line.itemId === id)
    : base.findLast((line) => line.productId === id);
}

/** The key under which a product's next write goes: its newest line, or the product itself. */
export function keyOfProduct(lines: Lines, productId: number): LineKey {
  const line = lines.base.findLast((one) => one.productId === productId);
  return line ? itemKey(line.itemId) : productKey(productId);
}

/** The customer wants this line at `quantity`; a newer wish replaces an older one. */
export function want(lines: Lines, key: LineKey, quantity: number): Lines {
  const pending = new Map(lines.pending);
  pending.delete(key);
  pending.set(key, quantity);
  return { ...lines, pending };
}

/** The oldest wish leaves for the shop; nothing leaves while another is on its way. */
export function depart(lines: Lines): Lines {
  if (lines.sending) return lines;
  const first = lines.pending.entries().next();
  if (first.done) return lines;
  const [key, quantity] = first.value;
  const pending = new Map(lines.pending);
  pending.delete(key);
  return { ...lines, pending, sending: { key, quantity } };
}

/** The shop answered with its cart, which replaces ours; only wishes newer than the question stay. */
export function settle(lines: Lines, base: BaseLine[]): Lines {
  return rebase({ ...lines, sending: null }, base);
}

/** A cart that was read, not written: wishes on their way stay on their way. */
export function rebase(lines: Lines, base: BaseLine[]): Lines {
  const pending = new Map<LineKey, number>();
  for (const [key, quantity] of lines.pending) {
    const line = lineOf(base, key);
    if (line) {
      const underWay = lines.sending !== null && lineOf(base, lines.sending.key) === line;
      if (underWay || line.quantity !== quantity) pending.set(itemKey(line.itemId), quantity);
    } else if (quantity > 0) {
      // The line went away under a wish for more of it: it is wished as a new line.
      const productId = lineOf(lines.base, key)?.productId ?? (key.startsWith("p") ? idOf(key) : null);
      if (productId !== null) pending.set(productKey(productId), quantity);
    }
  }
  return { base, pending, sending: lines.sending };
}

/** The shop refused: its last cart shows again, unless the customer has wished anew since. */
export function reject(lines: Lines): Lines {
  return rebase({ ...lines, sending: null }, lines.base);
}

/** Quantity to show for a key: the newest wish, else what is on its way, else the shop's. */
export function shown(lines: Lines, key: LineKey): number {
  const wished = lines.pending.get(key);
  if (wished !== undefined) return wished;
  if (lines.sending?.key === key) return lines.sending.quantity;
  return lineOf(lines.base, key)?.quantity ?? 0;
}

/** Pieces or kilograms of a product over all its lines. */
export function shownOfProduct(lines: Lines, productId: number): number {
  const own = lines.base.filter((line) => line.productId === productId);
  if (own.length === 0) return shown(lines, productKey(productId));
  const sum = own.reduce((total, line) => total + shown(lines, itemKey(line.itemId)), 0);
  return Math.round(sum * 1000) / 1000;
}

/** Totals of the last cart are not those of what is shown. */
export function isSettling(lines: Lines): boolean {
  return lines.sending !== null || lines.pending.size > 0;
}

/** What is shown of this product is not what the shop said last. */
export function isSettlingProduct(lines: Lines, productId: number): boolean {
  if (!isSettling(lines)) return false;
  const key = keyOfProduct(lines, productId);
  return lines.pending.has(key) || lines.sending?.key === key;
}
