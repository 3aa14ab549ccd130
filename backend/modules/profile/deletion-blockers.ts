import { and, eq, isNull } from "drizzle-orm";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { REFUND_STATUS } from "../../../lib/rules/orders/statuses";
import type { Db } from "../../db/client";
import { order, orderRefund, paymentDueDate } from "../../db/schema";
import { UNDELIVERED_STATUSES } from "../../domain/fulfilment";
import { ebsnError } from "../../envelope";
import { getOrderStatus } from "../order/status";

const OPEN_STATUSES = new Set<number>([...UNDELIVERED_STATUSES, ORDER_STATUS.unpaid]);

const openDueDate = () =>
  ebsnError(
    "error.deletion.payment_due",
    "Hai una scadenza di pagamento ancora aperta: potrai eliminare l'account quando sarà saldata.",
  );
const undecidedReturn = () =>
  ebsnError(
    "error.deletion.open_return",
    "Non abbiamo ancora deciso su un tuo reso: potrai eliminare l'account dopo la nostra risposta.",
  );

/** requirements/profile#deleting-an-account */
export async function findOpenOrders(db: Db, customerId: number, now: Date): Promise<number[]> {
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), isNull(order.replacedById)));
  return rows.filter((row) => OPEN_STATUSES.has(getOrderStatus(row, now))).map(({ orderId }) => orderId);
}

/** Of delivered orders: neither side owes the other anything. */
export async function requireNothingOwed(db: Db, customerId: number): Promise<void> {
  const dueDates = and(eq(paymentDueDate.customerId, customerId), isNull(paymentDueDate.settledAt));
  if ((await db.$count(paymentDueDate, dueDates)) > 0) throw openDueDate();
  const returns = and(
    eq(orderRefund.customerId, customerId),
    eq(orderRefund.refundStatusId, REFUND_STATUS.inApproval),
  );
  if ((await db.$count(orderRefund, returns)) > 0) throw undecidedReturn();
}
