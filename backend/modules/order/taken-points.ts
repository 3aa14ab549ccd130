import type { OrderItemRow, OrderRow } from "./rows";

const sumOf = (items: OrderItemRow[], pointsOf: (item: OrderItemRow) => number): number =>
  items.reduce((total, item) => total + pointsOf(item), 0);

/** What the pieces that are taken out had cost in points. */
export function getTakenPoints(
  { pointsSpent }: Pick<OrderRow, "pointsSpent">,
  items: OrderItemRow[],
  rest: OrderItemRow[],
): number {
  const remaining = new Map(rest.map(({ orderItemId, quantity }) => [orderItemId, quantity]));
  const piecesTaken = ({ orderItemId, quantity }: OrderItemRow) =>
    Math.ceil(quantity) - Math.ceil(remaining.get(orderItemId) ?? quantity);
  const reduced = items.filter(({ packaging, discountCents }) => !packaging && discountCents > 0);
  const taken = sumOf(reduced, (item) => (item.product.pointsPerPiece ?? 0) * piecesTaken(item));
  if (reduced.some(({ product }) => product.pointsPerPiece)) return Math.min(pointsSpent, taken);
  // Orders of earlier versions do not say which pieces cost points.
  const pieces = sumOf(reduced, ({ quantity }) => Math.ceil(quantity));
  return pieces > 0 ? Math.round((pointsSpent * sumOf(reduced, piecesTaken)) / pieces) : 0;
}
