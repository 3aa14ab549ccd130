import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { order, type orderItem, type payment } from "../../db/schema";

export type OrderRow = typeof order.$inferSelect;
export type OrderItemRow = typeof orderItem.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;

export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow | null> {
  const [row] = await tx.select().from(order).where(eq(order.orderId, orderId)).for("update");
  return row ?? null;
}
