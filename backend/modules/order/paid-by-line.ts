import { chargedCents, codesOnProducts } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";
import { isReducible } from "./taken-by-codes";

type Line = { item: OrderItemRow; cents: number };

const sumCents = (lines: Line[]): number => lines.reduce((total, { cents }) => total + cents, 0);

const toLine = (item: OrderItemRow): Line => ({ item, cents: chargedCents(item) });

/** By the codes for this line only, down to nothing. */
function reduceByOwnCodes({ item, cents }: Line, { adjustments }: Pick<OrderRow, "adjustments">): Line {
  if (!isReducible(item)) return { item, cents };
  const ownCodes = adjustments.filter(({ orderItemId }) => orderItemId === item.orderItemId);
  return { item, cents: Math.max(0, cents - codesOnProducts(ownCodes)) };
}

/** In proportion; the parts add up to the cent. */
function reduceBy(codeCents: number, lines: Line[]): [number, number][] {
  const total = sumCents(lines);
  const paid = Math.max(0, total - codeCents);
  const upTo = (charged: number) => (total > 0 ? Math.round((paid * charged) / total) : 0);
  let before = 0;
  return lines.map(({ item, cents }) => {
    const after = before + cents;
    const part = upTo(after) - upTo(before);
    before = after;
    return [item.orderItemId, part];
  });
}

/**
 * What was paid for each product: all together what was charged for them, less the codes. A code for one product
 * reduces its line; what is more than the line costs, and every other code, reduces all lines that may be.
 */
export function getPaidByLine(
  order: Pick<OrderRow, "adjustments">,
  items: OrderItemRow[],
): Map<number, number> {
  const charged = items.filter(({ packaging }) => !packaging).map(toLine);
  const products = charged.map((line) => reduceByOwnCodes(line, order));
  const otherCents = codesOnProducts(order.adjustments) - (sumCents(charged) - sumCents(products));
  return new Map([
    ...reduceBy(
      otherCents,
      products.filter(({ item }) => isReducible(item)),
    ),
    ...products
      .filter(({ item }) => !isReducible(item))
      .map(({ item, cents }) => [item.orderItemId, cents] as const),
  ]);
}
