import { and, eq } from "drizzle-orm";
import { addDays } from "../../../lib/rules/dates/shop-time";
import { shopDate } from "../../shop-dates";
import { invoicePeriod, monthName } from "../../modules/payment-due/period";
import { dueDates, notes, refunds, type SeedRefund } from "../../seed/after-sales";
import { productBySlug } from "../../seed/catalogue";
import type { Db } from "../client";
import {
  customer,
  order,
  orderItem,
  orderNote,
  orderRefund,
  orderRefundItem,
  paymentDueDate,
} from "../schema";
import type { SeedOptions } from "./importer";
import { DAY_MS } from "../../../lib/rules/dates/duration";

async function importRefund(db: Db, { lines, daysAgo, ...refund }: SeedRefund, now: Date): Promise<void> {
  const [orderRow] = await db.select().from(order).where(eq(order.orderId, refund.orderId));
  if (!orderRow) throw new Error(`returns: order ${refund.orderId} not found`);
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const [row] = await db
    .insert(orderRefund)
    .values({ ...refund, customerId: orderRow.customerId, createdAt })
    .returning();
  for (const { slug, quantity } of lines) {
    const { productId } = productBySlug(slug);
    const [line] = await db
      .select()
      .from(orderItem)
      .where(and(eq(orderItem.orderId, refund.orderId), eq(orderItem.productId, productId)));
    if (!line || !row) throw new Error(`returns: order ${refund.orderId} has no item ${slug}`);
    await db
      .insert(orderRefundItem)
      .values({ refundId: row.refundId, orderItemId: line.orderItemId, quantity });
  }
}

export async function importAfterSales(db: Db, { clock }: SeedOptions): Promise<void> {
  const now = clock.now();
  await db.insert(orderNote).values(notes.map((note) => ({ ...note, createdAt: now, updatedAt: now })));
  for (const { login, dueInDays, settledDaysAgo, amountCents, description, ...due } of dueDates) {
    const [customerRow] = await db.select().from(customer).where(eq(customer.login, login));
    if (!customerRow) throw new Error(`due dates: no customer ${login}`);
    const [dueOrder] = await db
      .select({ chargedCents: order.chargedCents })
      .from(order)
      .where(eq(order.orderId, due.orderId ?? 0));
    const dueDate = addDays(shopDate(now), dueInDays);
    await db.insert(paymentDueDate).values({
      ...due,
      description: description ?? `Fattura riepilogativa di ${monthName(invoicePeriod(dueDate))}`,
      amountCents: amountCents ?? dueOrder?.chargedCents ?? 0,
      customerId: customerRow.customerId,
      dueDate,
      settledAt: settledDaysAgo === null ? null : new Date(now.getTime() - settledDaysAgo * DAY_MS),
    });
  }
  for (const refund of refunds) await importRefund(db, refund, now);
}
