import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer } from "../../db/schema";
import { ebsnError } from "../../envelope";

type Spending = { customerId: number; pointsSpent: number };

const notEnoughPoints = () =>
  ebsnError(
    "error.checkout.points",
    "I punti della carta non bastano più: controlla il riepilogo e riprova.",
  );

/** Throws when they were spent on another order meanwhile. */
export async function takePoints(tx: Db, { customerId, pointsSpent }: Spending): Promise<void> {
  if (pointsSpent === 0) return;
  const taken = await tx
    .update(customer)
    .set({ points: sql`${customer.points} - ${pointsSpent}` })
    .where(and(eq(customer.customerId, customerId), gte(customer.points, pointsSpent)))
    .returning({ customerId: customer.customerId });
  if (taken.length === 0) throw notEnoughPoints();
}

export async function returnPoints(tx: Db, { customerId, pointsSpent }: Spending): Promise<void> {
  if (pointsSpent === 0) return;
  await tx
    .update(customer)
    .set({ points: sql`${customer.points} + ${pointsSpent}` })
    .where(eq(customer.customerId, customerId));
}
