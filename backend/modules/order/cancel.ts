import { eq } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { withdrawPayments } from "../payment/start";
import { sendOrderEmail } from "./emails";
import { findCompletedPayment } from "./find";
import { releaseOrder } from "./release";
import type { OrderRow } from "./rows";
import { restoreReplacedOrder } from "./standby";

/** The caller has locked the order. The email also names the order that stands again. */
export async function cancelOrder(
  tx: Db,
  row: OrderRow,
  now: Date,
  reason: "cancelled" | "expired" = "cancelled",
): Promise<void> {
  const { orderId } = row;
  await tx
    .update(order)
    .set({ orderStatusId: ORDER_STATUS.cancelled, payBefore: null })
    .where(eq(order.orderId, orderId));
  await withdrawPayments(tx, orderId, now);
  await releaseOrder(tx, row, now);
  const restored = await restoreReplacedOrder(tx, row, now);
  const released = await findCompletedPayment(tx, orderId);
  await sendOrderEmail(tx, reason, row, now, { validOrderId: restored?.orderId, released });
}
