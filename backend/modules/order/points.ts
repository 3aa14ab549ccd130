import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, pointsMovement } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { deliveredQuantity, pickResultOf } from "./picked";
import type { OrderItemRow, OrderRow } from "./rows";
import { getTakenPoints } from "./taken-points";

type SpentPoints = { customerId: number; orderId: number; pointsSpent: number };

const notEnoughPoints = () =>
  ebsnError(
    "error.checkout.points",
    "I punti della carta non bastano più: controlla il riepilogo e riprova.",
  );

const record = (
  tx: Db,
  { customerId, orderId, pointsSpent }: SpentPoints,
  kind: "order" | "orderReturn",
  now: Date,
) =>
  tx.insert(pointsMovement).values({
    customerId,
    kind,
    points: kind === "order" ? -pointsSpent : pointsSpent,
    description: `${kind === "order" ? "Usati per l'ordine" : "Tornati dall'ordine"} ${orderId}`,
    createdAt: now,
  });

/** Throws when they were spent on another order meanwhile. */
export async function takePoints(tx: Db, spending: SpentPoints, now: Date): Promise<void> {
  const { customerId, pointsSpent } = spending;
  if (pointsSpent === 0) return;
  const taken = await tx
    .update(customer)
    .set({ points: sql`${customer.points} - ${pointsSpent}` })
    .where(and(eq(customer.customerId, customerId), gte(customer.points, pointsSpent)))
    .returning({ customerId: customer.customerId });
  if (taken.length === 0) throw notEnoughPoints();
  await record(tx, spending, "order", now);
}

export async function returnPoints(tx: Db, spending: SpentPoints, now: Date): Promise<void> {
  const { customerId, pointsSpent } = spending;
  if (pointsSpent === 0) return;
  await tx
    .update(customer)
    .set({ points: sql`${customer.points} + ${pointsSpent}` })
    .where(eq(customer.customerId, customerId));
  await record(tx, spending, "orderReturn", now);
}

const DID_NOT_COME = ["missing", "short", "refused"];

/** With the pieces that came, or came by a substitute; another weight is no other quantity. */
const withPiecesThatCame = (item: OrderItemRow): OrderItemRow =>
  DID_NOT_COME.includes(pickResultOf(item)) ? { ...item, quantity: deliveredQuantity(item) } : item;

/** Of pieces that came before and do not now: missing at picking, or a substitute that is refused. */
export async function returnPointsOfMissing(
  tx: Db,
  row: OrderRow,
  { before, after }: { before: OrderItemRow[]; after: OrderItemRow[] },
  now: Date,
): Promise<Pick<OrderRow, "pointsSpent">> {
  const takenPoints = getTakenPoints(row, before.map(withPiecesThatCame), after.map(withPiecesThatCame));
  await returnPoints(tx, { ...row, pointsSpent: takenPoints }, now);
  return { pointsSpent: row.pointsSpent - takenPoints };
}
