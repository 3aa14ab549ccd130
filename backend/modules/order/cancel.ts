import { eq } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { withdrawPayments } from "../payment/start";
import { releaseOrder } from "./release";
import type { OrderRow } from "./rows";
import { restoreReplacedOrder } from "./standby";

/** The caller has locked the order. */
export async function cancelOrder(tx: Db, row: OrderRow, now: Date): Promise<void> {
  const { orderId } = row;
  await tx
    .update(order)
    .set({ orderStatusId: ORDER_STATUS.cancelled, payBefore: null })
    .where(eq(order.orderId, orderId));
  await withdrawPayments(tx, orderId, now);
  await releaseOrder(tx, row);
  await restoreReplacedOrder(tx, row);
}
