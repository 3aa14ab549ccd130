import { and, count, desc, eq, gte, isNull, lt, lte, ne, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireOrder } from "../../../lib/ebsn/schemas/order";
import { addDays } from "../../../lib/rules/rome-time";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { ORDER, order } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields, query } from "../../http/input";
import { number } from "../../http/number";
import { readDate, romeInstant } from "../../rome";
import { addressType, int } from "../address/query";
import { openCart } from "../cart/open-cart";
import { customerOf } from "../session/visitor";
import { releaseExpired } from "./expiry";
import { ownOrder, unknownOrder } from "./find";
import { giveBack, lockOrder } from "./give-back";
import { giveUpChange } from "./reopen";
import { comeBack } from "./stand-by";
import { isChangeable } from "./status";
import { ordersWire } from "./wire";

const PAGE_SIZE = 12;

const day = z
  .string()
  .optional()
  .transform((text) => (text ? readDate(text) : null));
const euros = z
  .string()
  .optional()
  .transform((text) => (text ? Math.round(Number(text.replace(",", ".")) * 100) : null))
  .refine((cents) => cents === null || Number.isSafeInteger(cents));

const listSchema = z.object({
  page: number.pipe(z.number().int().min(1).max(10_000)).default(1),
  page_size: number.pipe(z.number().int().min(1).max(50)).default(PAGE_SIZE),
  fetch_detail: z.string().optional(),
  /** Orders that wait for their payment; they are left out only when told so. */
  show_pending: z.string().optional(),
  show_replaced: z.string().optional(),
  /** A delivery service, as `address_type` names it. */
  order_type: addressType,
  from_date: day,
  to_date: day,
  from_gross_total: euros,
  to_gross_total: euros,
});
const orderSchema = z.object({ order_id: int });

function listed(customerId: number, asked: z.output<typeof listSchema>) {
  const { from_date: from, to_date: to, from_gross_total: least, to_gross_total: most } = asked;
  return and(
    eq(order.customerId, customerId),
    asked.show_replaced === "true" ? undefined : isNull(order.replacedById),
    asked.show_pending === "false" ? ne(order.orderStatusId, ORDER.unpaid) : undefined,
    asked.order_type === undefined
      ? undefined
      : sql`(${order.deliveryService}->>'deliveryServiceId')::int = ${asked.order_type}`,
    from ? gte(order.orderedAt, romeInstant(from, "00:00")) : undefined,
    to ? lt(order.orderedAt, romeInstant(addDays(to, 1), "00:00")) : undefined,
    least === null ? undefined : gte(order.totalCents, least),
    most === null ? undefined : lte(order.totalCents, most),
  );
}

const tooLate = () =>
  fail("error.order.not_cancellable", "L'ordine è già in preparazione e non si può più annullare.");

const replaced = (by: number) =>
  fail("error.order.replaced", `Questo ordine è stato sostituito dall'ordine ${by}: annulla quello.`);

async function cancel(db: Db, customerId: number, orderId: number, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const current = await openCart(tx, customerId, now, {}, true);
    if (current.reopenedOrderId === orderId) await giveUpChange(tx, current, now);
    const row = await lockOrder(tx, orderId);
    if (!row || row.customerId !== customerId) throw unknownOrder();
    if (row.replacedById !== null) throw replaced(row.replacedById);
    if (row.orderStatusId === ORDER.cancelled) return;
    if (!isChangeable(row, now)) throw tooLate();
    await tx
      .update(order)
      .set({ orderStatusId: ORDER.cancelled, payBefore: null })
      .where(eq(order.orderId, orderId));
    await giveBack(tx, row);
    await comeBack(tx, row);
  });
}

export async function orderRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/order/list", async (request) => {
    const { customerId } = customerOf(request);
    const asked = query(request, listSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    const where = listed(customerId, asked);
    const rows = await db
      .select()
      .from(order)
      .where(where)
      .orderBy(desc(order.orderedAt), desc(order.orderId))
      .limit(asked.page_size)
      .offset((asked.page - 1) * asked.page_size);
    const [found] = await db.select({ total: count() }).from(order).where(where);
    const totItems = found?.total ?? 0;
    return ok({
      orders: await ordersWire(db, rows, asked.fetch_detail === "true", now),
      page: {
        selPage: asked.page,
        totPages: Math.max(1, Math.ceil(totItems / asked.page_size)),
        totItems,
        itemsPerPage: asked.page_size,
      },
    });
  });

  app.get("/ebsn/api/order/view", async (request) => {
    const { customerId } = customerOf(request);
    const { order_id: orderId } = query(request, orderSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    const row = await ownOrder(db, customerId, orderId);
    const [wire] = await ordersWire(db, [row], true, now);
    return ok<{ order: WireOrder | undefined }>({
      order: wire && { ...wire, accessToken: row.accessToken },
    });
  });

  app.get("/ebsn/api/token-order/view", async (request) => {
    const asked = query(request, orderSchema.extend({ access_token: z.string().min(20).max(100) }));
    const now = clock.now();
    await releaseExpired(db, now);
    const [row] = await db
      .select()
      .from(order)
      .where(and(eq(order.orderId, asked.order_id), eq(order.accessToken, asked.access_token)));
    if (!row) throw unknownOrder();
    const [wire] = await ordersWire(db, [{ ...row, personFiscal: null }], true, now);
    return ok({ order: wire });
  });

  app.get("/ebsn/api/order/list-retry-payment", async (request) => {
    const { customerId } = customerOf(request);
    const now = clock.now();
    await releaseExpired(db, now);
    const rows = await db
      .select()
      .from(order)
      .where(and(eq(order.customerId, customerId), eq(order.orderStatusId, ORDER.unpaid)))
      .orderBy(desc(order.orderId));
    const orders = await ordersWire(db, rows, false, now);
    return ok({ orders: orders.filter(({ canRetryPayment }) => canRetryPayment) });
  });

  app.post("/ebsn/api/order/delete", async (request) => {
    const { customerId } = customerOf(request);
    const { order_id: orderId } = fields(request, orderSchema);
    const now = clock.now();
    await releaseExpired(db, now);
    await cancel(db, customerId, orderId, now);
    return ok(
      { orderId },
      { infos: [{ code: "info.order.cancelled", message: `Ordine ${orderId} annullato` }] },
    );
  });
}
