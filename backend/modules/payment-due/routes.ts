import { and, asc, desc, eq, isNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePaymentDueDate, WirePaymentTransaction } from "../../../lib/ebsn/schemas/payment-due";
import { addDays } from "../../../lib/rules/rome-time";
import type { Context } from "../../context";
import { order, payment, paymentDueDate, paymentType } from "../../db/schema";
import { ok } from "../../envelope";
import { query } from "../../http/input";
import { italianDate, romeDate } from "../../rome";
import { euros } from "../cart/wire";
import { releaseExpired } from "../order/expiry";
import { paymentTypeWire } from "../payment/types";
import { customerOf } from "../session/visitor";

const EXPIRING_DAYS = 7;
const MOST_LISTED = 100;

const DUE = { expired: 1, expiring: 2, progress: 3, settled: 4 } as const;

type DueRow = typeof paymentDueDate.$inferSelect;

function statusOf({ settledAt, dueDate }: DueRow, today: string): number {
  if (settledAt) return DUE.settled;
  if (dueDate < today) return DUE.expired;
  return dueDate <= addDays(today, EXPIRING_DAYS) ? DUE.expiring : DUE.progress;
}

function dueWire(row: DueRow, today: string): WirePaymentDueDate {
  const { paymentDueDateId, orderId, description, dueDate, amountCents } = row;
  return {
    paymentDueDateId,
    orderId,
    description,
    dueDate: italianDate(dueDate),
    dueDateIso: dueDate,
    amount: euros(amountCents),
    paymentDueDateStatusId: statusOf(row, today),
  };
}

/** What a customer has to pay until when, and what went through the bank (spec 2 §4 and §7). */
export async function paymentDueRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/payment-due-date/list", async (request) => {
    const { customerId } = customerOf(request);
    const { show_all: all } = query(request, z.object({ show_all: z.string().optional() }));
    const rows = await db
      .select()
      .from(paymentDueDate)
      .where(
        and(
          eq(paymentDueDate.customerId, customerId),
          all === "true" ? undefined : isNull(paymentDueDate.settledAt),
        ),
      )
      .orderBy(asc(paymentDueDate.dueDate), asc(paymentDueDate.paymentDueDateId));
    const today = romeDate(clock.now());
    return ok({ paymentDueDates: rows.map((row) => dueWire(row, today)) });
  });

  app.get("/ebsn/api/payment-due-date/transactions", async (request) => {
    const { customerId } = customerOf(request);
    await releaseExpired(db, clock.now());
    const rows = await db
      .select({ payment, type: paymentType })
      .from(payment)
      .innerJoin(order, eq(order.orderId, payment.orderId))
      .leftJoin(paymentType, eq(paymentType.paymentTypeId, payment.paymentTypeId))
      .where(eq(order.customerId, customerId))
      .orderBy(desc(payment.createdAt), desc(payment.paymentId))
      .limit(MOST_LISTED);
    return ok({
      transactions: rows.map(({ payment: row, type }): WirePaymentTransaction => {
        const day = romeDate(row.decidedAt ?? row.createdAt);
        return {
          transactionId: row.paymentId,
          orderId: row.orderId,
          date: italianDate(day),
          dateIso: day,
          amount: euros(row.amountCents),
          ...(type ? { paymentType: paymentTypeWire(type) } : {}),
          transactionStatusId: row.transactionStatusId,
        };
      }),
    });
  });
}
