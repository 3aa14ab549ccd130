import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePaymentDueDate, WirePaymentTransaction } from "../../../lib/ebsn/schemas/payment-due";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { isAmountHeld, isDelivered, TRANSACTION_STATUS } from "../../../lib/rules/orders/statuses";
import { addDays } from "../../../lib/rules/dates/shop-time";
import type { Context } from "../../context";
import { order, payment, paymentDueDate, paymentType } from "../../db/schema";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { formatItalianDate, shopDate } from "../../shop-dates";
import { toEuros } from "../../euros";
import { advanceOrdersOf } from "../order/advance-to-now";
import { findRefundedSince } from "../order/due-date";
import type { OrderRow, PaymentRow } from "../order/rows";
import { getOrderStatus } from "../order/status";
import { paymentTypeWire } from "../payment/types";
import { requireCustomer } from "../session/visitor";
import { invoicePeriod } from "./period";

const EXPIRING_DAYS = 7;
const MAX_TRANSACTIONS = 100;

const DUE_STATUS = { expired: 1, expiring: 2, progress: 3, settled: 4 } as const;

type DueRow = typeof paymentDueDate.$inferSelect;
type PaymentTypeRow = typeof paymentType.$inferSelect;

function getDueStatus({ settledAt, dueDate }: DueRow, today: string): number {
  if (settledAt) return DUE_STATUS.settled;
  if (dueDate < today) return DUE_STATUS.expired;
  return dueDate <= addDays(today, EXPIRING_DAYS) ? DUE_STATUS.expiring : DUE_STATUS.progress;
}

function dueWire(
  row: DueRow,
  type: PaymentTypeRow | null,
  refundedCents: number,
  today: string,
): WirePaymentDueDate {
  const { paymentDueDateId, orderId, description, dueDate, amountCents } = row;
  return {
    paymentDueDateId,
    orderId,
    description,
    dueDate: formatItalianDate(dueDate),
    dueDateIso: dueDate,
    amount: toEuros(amountCents),
    ...(refundedCents > 0 ? { refundedAmount: toEuros(refundedCents) } : {}),
    paymentDueDateStatusId: getDueStatus(row, today),
    ...(type ? { paymentType: paymentTypeWire(type) } : {}),
    ...(orderId === null ? { period: invoicePeriod(dueDate) } : {}),
  };
}

/** An approved amount is held until picking, and released if the order is cancelled or its delivery given up. */
function getSettlement(row: PaymentRow, orderRow: OrderRow, now: Date) {
  if (row.transactionStatusId !== TRANSACTION_STATUS.completed) return null;
  const statusId = getOrderStatus(orderRow, now);
  if (isDelivered(statusId)) return "charged";
  const isTriedAgain = statusId === ORDER_STATUS.failed;
  if (!isTriedAgain && !isAmountHeld({ statusId, transactionStatusId: row.transactionStatusId }))
    return "released";
  return row.chargedCents === null ? "held" : "charged";
}

export async function paymentDueRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/payment-due-date/list", async (request) => {
    const { customerId } = requireCustomer(request);
    const { show_all: showAll } = parseQuery(request, z.object({ show_all: z.string().optional() }));
    const rows = await db
      .select({ due: paymentDueDate, order, type: paymentType })
      .from(paymentDueDate)
      .leftJoin(order, eq(order.orderId, paymentDueDate.orderId))
      .leftJoin(paymentType, eq(paymentType.paymentTypeId, order.paymentTypeId))
      .where(
        and(
          eq(paymentDueDate.customerId, customerId),
          showAll === "true" ? undefined : isNull(paymentDueDate.settledAt),
        ),
      )
      .orderBy(asc(paymentDueDate.dueDate), asc(paymentDueDate.paymentDueDateId));
    const today = shopDate(clock.now());
    const refunded = await findRefundedSince(db, rows);
    return ok({
      paymentDueDates: rows.map(({ due, type }) =>
        dueWire(due, type, refunded.get(due.paymentDueDateId) ?? 0, today),
      ),
    });
  });

  app.get("/ebsn/api/payment-due-date/transactions", async (request) => {
    const { customerId } = requireCustomer(request);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    const rows = await db
      .select({ payment, order, type: paymentType })
      .from(payment)
      .innerJoin(order, eq(order.orderId, payment.orderId))
      .leftJoin(paymentType, eq(paymentType.paymentTypeId, payment.paymentTypeId))
      .where(eq(order.customerId, customerId))
      .orderBy(desc(payment.createdAt), desc(payment.paymentId))
      .limit(MAX_TRANSACTIONS);
    return ok({
      transactions: rows.map(({ payment: row, order: orderRow, type }): WirePaymentTransaction => {
        const settlement = getSettlement(row, orderRow, now);
        const day = shopDate(row.decidedAt ?? row.createdAt);
        return {
          transactionId: row.paymentId,
          orderId: row.orderId,
          date: formatItalianDate(day),
          dateIso: day,
          amount: toEuros(
            settlement === "charged"
              ? Math.min(row.amountCents, row.chargedCents ?? orderRow.chargedCents ?? orderRow.totalCents)
              : row.amountCents,
          ),
          ...(settlement ? { settlement } : {}),
          ...(type ? { paymentType: paymentTypeWire(type) } : {}),
          transactionStatusId: row.transactionStatusId,
        };
      }),
    });
  });
}
