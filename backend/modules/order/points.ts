import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, pointsMovement } from "../../db/schema";
import { ebsnError } from "../../envelope";

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
