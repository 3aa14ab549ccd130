import { eq } from "drizzle-orm";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { Db } from "../../db/client";
import { order, type OrderAdjustment, orderItem } from "../../db/schema";
import { adjustStock } from "./allocations";
import { settleMealVouchers } from "./meal-vouchers";
import { getPaidByLine } from "./paid-by-line";
import { codesOnProducts } from "./picked";
import { returnPoints } from "./points";
import { releaseSomeGifts } from "./release";
import type { OrderItemRow, OrderRow } from "./rows";
import { getTakenPoints } from "./taken-points";

/** Pieces by order item id. */
export type Quantities = ReadonlyMap<number, number>;

const sumOf = (items: OrderItemRow[], key: "grossCents" | "netCents"): number =>
  items.reduce((cents, item) => cents + item[key], 0);

function reduceItem(item: OrderItemRow, taken: Quantities): OrderItemRow {
  const quantity = roundQuantity(item.quantity - (taken.get(item.orderItemId) ?? 0));
  const keep = (cents: number) => Math.round((cents * quantity) / item.quantity);
  const [grossCents, netCents] = [keep(item.grossCents), keep(item.netCents)];
  return { ...item, quantity, grossCents, netCents, discountCents: grossCents - netCents };
}

/** What codes reduce goes with the products it was given for, as when they are returned. */
function codesOnRest(row: OrderRow, items: OrderItemRow[], rest: OrderItemRow[]): number {
  const paid = getPaidByLine(row, items);
  return items.reduce((cents, { orderItemId, netCents, quantity, packaging }, index) => {
    const codeCents = packaging ? 0 : netCents - (paid.get(orderItemId) ?? netCents);
    return cents + Math.round((codeCents * (rest[index]?.quantity ?? 0)) / quantity);
  }, 0);
}

/** In proportion; the parts add up to the cent. */
function reduceOthers(adjustments: OrderAdjustment[], codeCents: number): OrderAdjustment[] {
  const total = codesOnProducts(adjustments.filter(({ orderItemId }) => orderItemId === undefined));
  const reducedCents = Math.min(total, Math.max(0, codeCents));
  const upTo = (cents: number) => (total > 0 ? Math.round((reducedCents * cents) / total) : 0);
  let before = 0;
  return adjustments.map((adjustment) => {
    if (adjustment.reducesDelivery || adjustment.orderItemId !== undefined) return adjustment;
    const after = before + adjustment.amountCents;
    const amountCents = upTo(after) - upTo(before);
    before = after;
    return { ...adjustment, amountCents };
  });
}

/** A code for one line goes with its pieces, and altogether with the last; those of a line add up to the cent. */
function reduceOwn(adjustments: OrderAdjustment[], shares: ReadonlyMap<number, number>): OrderAdjustment[] {
  const centsBefore = new Map<number, number>();
  return adjustments.flatMap((adjustment) => {
    const { orderItemId, amountCents } = adjustment;
    if (orderItemId === undefined) return [adjustment];
    const share = shares.get(orderItemId) ?? 0;
    if (share <= 0) return [];
    const before = centsBefore.get(orderItemId) ?? 0;
    const after = before + amountCents;
    centsBefore.set(orderItemId, after);
    return [{ ...adjustment, amountCents: Math.round(after * share) - Math.round(before * share) }];
  });
}

/** The codes that are for no one line share what is left. */
function reduceCodes(row: OrderRow, items: OrderItemRow[], rest: OrderItemRow[]): OrderAdjustment[] {
  const shares = new Map(
    items.map(({ orderItemId, quantity }, index) => [orderItemId, (rest[index]?.quantity ?? 0) / quantity]),
  );
  const kept = reduceOwn(row.adjustments, shares);
  const ownCents = codesOnProducts(kept.filter(({ orderItemId }) => orderItemId !== undefined));
  return reduceOthers(kept, codesOnRest(row, items, rest) - ownCents);
}

/** Codes of a line that is gone. Another line may have the same code still. */
function droppedFrom({ adjustments }: OrderRow, kept: OrderAdjustment[]): OrderAdjustment[] {
  const keptCodes = kept.map(({ giftCode, userGiftId }) => userGiftId ?? giftCode);
  return adjustments.filter(({ giftCode, userGiftId }) => !keptCodes.includes(userGiftId ?? giftCode));
}

function totalsOf(row: OrderRow, items: OrderItemRow[]) {
  const codeCents = codesOnProducts(row.adjustments);
  const products = items.filter(({ packaging }) => !packaging);
  const [productsCents, netCents] = [sumOf(products, "grossCents"), sumOf(products, "netCents")];
  const totalCents = netCents - codeCents + row.packagingCents + row.deliveryFeeCents;
  return {
    productsCents,
    discountCents: productsCents - netCents + codeCents,
    totalCents,
    variableWeightCents: sumOf(
      products.filter(({ variableWeight }) => variableWeight),
      "netCents",
    ),
    ...settleMealVouchers(row, items, totalCents),
  };
}

/** Only before the order is picked. The authorised amount stays as it is: it limits what may be charged. */
export async function takeOutOfOrder(
  tx: Db,
  row: OrderRow,
  items: OrderItemRow[],
  taken: Quantities,
  now: Date,
): Promise<OrderRow> {
  const rest = items.map((item) => reduceItem(item, taken));
  for (const { orderItemId, quantity, grossCents, discountCents, netCents } of rest)
    if (taken.has(orderItemId))
      await tx
        .update(orderItem)
        .set({ quantity, grossCents, discountCents, netCents })
        .where(eq(orderItem.orderItemId, orderItemId));
  const ofProducts = new Map<number, number>();
  for (const { orderItemId, productId } of items) {
    const quantity = (ofProducts.get(productId) ?? 0) + (taken.get(orderItemId) ?? 0);
    ofProducts.set(productId, roundQuantity(quantity));
  }
  await adjustStock(tx, ofProducts, 1);
  const adjustments = reduceCodes(row, items, rest);
  await releaseSomeGifts(tx, row, droppedFrom(row, adjustments));
  const takenPoints = getTakenPoints(row, items, rest);
  await returnPoints(tx, { ...row, pointsSpent: takenPoints }, now);
  const [updated] = await tx
    .update(order)
    .set({
      ...totalsOf({ ...row, adjustments }, rest),
      adjustments,
      pointsSpent: row.pointsSpent - takenPoints,
    })
    .where(eq(order.orderId, row.orderId))
    .returning();
  return updated ?? row;
}
