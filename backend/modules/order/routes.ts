import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WireOrder } from "../../../lib/ebsn/schemas/order";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { toCents } from "../../euros";
import { parseFields, parseQuery } from "../../http/input";
import { addressType } from "../address/query";
import { int } from "../../http/number";
import { getOrCreateCart } from "../cart/current-cart";
import { translatedError, translatedMessage } from "../lang/translated-message";
import { requireCustomer } from "../session/visitor";
import { advanceOrdersOf } from "./advance-to-now";
import { cancelOrder } from "./cancel";
import { getCustomerOrder, lockCustomerOrder, orderNotFound } from "./find";
import { listOrders, listSchema, optionalDay, orderedBetween, ownOrders } from "./list";
import { discardOrderChanges } from "./reopen";
import { isChangeable } from "./status";
import { ordersWire } from "./wire";

const eurosToCents = z
  .string()
  .optional()
  .transform((text) => (text ? toCents(Number(text.replace(",", "."))) : null))
  .refine((cents) => cents === null || Number.isSafeInteger(cents));

const filterSchema = listSchema.extend({
  order_type: addressType,
  from_date: optionalDay,
  to_date: optionalDay,
  from_gross_total: eurosToCents,
  to_gross_total: eurosToCents,
});
const orderSchema = z.object({ order_id: int });

/** The amount that lists show of an order. */
const SHOWN_CENTS = sql`coalesce(${order.chargedCents}, ${order.totalCents})`;

function buildListFilter(customerId: number, params: z.output<typeof filterSchema>) {
  const { from_date: from, to_date: to, from_gross_total: minCents, to_gross_total: maxCents } = params;
  return and(
    ownOrders(customerId, params),
    params.order_type === undefined
      ? undefined
      : sql`(${order.deliveryService}->>'deliveryServiceId')::int = ${params.order_type}`,
    orderedBetween(from, to),
    minCents === null ? undefined : gte(SHOWN_CENTS, minCents),
    maxCents === null ? undefined : lte(SHOWN_CENTS, maxCents),
  );
}

const orderNotCancellable = () =>
  ebsnError("error.order.not_cancellable", "L'ordine è già in preparazione e non si può più annullare.");

const orderReplaced = (newOrderId: number) =>
  translatedError("error.order.replaced", ({ t }) => t("answer.orderReplaced", { orderId: newOrderId }));

async function cancelCustomerOrder(db: Db, customerId: number, orderId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const currentCart = await getOrCreateCart(tx, { customerId }, now, true);
    if (currentCart.reopenedOrderId === orderId) await discardOrderChanges(tx, currentCart, now);
    const row = await lockCustomerOrder(tx, customerId, orderId);
    if (row.replacedById !== null) throw orderReplaced(row.replacedById);
    if (row.orderStatusId === ORDER_STATUS.cancelled) return;
    if (!isChangeable(row, now)) throw orderNotCancellable();
    await cancelOrder(tx, row, now);
  });
}

export async function orderRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/order/list", async (request) => {
    const { customerId } = requireCustomer(request);
    const params = parseQuery(request, filterSchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    return ok(await listOrders(db, buildListFilter(customerId, params), params, now));
  });

  app.get("/ebsn/api/order/view", async (request) => {
    const { customerId } = requireCustomer(request);
    const { order_id: orderId } = parseQuery(request, orderSchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    const row = await getCustomerOrder(db, customerId, orderId);
    const [wire] = await ordersWire(db, [row], true, now);
    return ok<{ order: WireOrder | undefined }>({
      order: wire && { ...wire, accessToken: row.accessToken },
    });
  });

  app.get("/ebsn/api/token-order/view", async (request) => {
    const params = parseQuery(request, orderSchema.extend({ access_token: z.string().min(20).max(100) }));
    const now = clock.now();
    await advanceOrdersOf(db, { orderId: params.order_id }, now, request.log);
    const [row] = await db
      .select()
      .from(order)
      .where(and(eq(order.orderId, params.order_id), eq(order.accessToken, params.access_token)));
    if (!row) throw orderNotFound();
    const [wire] = await ordersWire(db, [{ ...row, personFiscal: null }], true, now);
    return ok({ order: wire });
  });

  app.get("/ebsn/api/order/list-retry-payment", async (request) => {
    const { customerId } = requireCustomer(request);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    const rows = await db
      .select()
      .from(order)
      .where(and(eq(order.customerId, customerId), eq(order.orderStatusId, ORDER_STATUS.unpaid)))
      .orderBy(desc(order.orderId));
    const orders = await ordersWire(db, rows, false, now);
    return ok({ orders: orders.filter(({ canRetryPayment }) => canRetryPayment) });
  });

  app.post("/ebsn/api/order/delete", async (request) => {
    const { customerId } = requireCustomer(request);
    const { order_id: orderId } = parseFields(request, orderSchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    await cancelCustomerOrder(db, customerId, orderId, now);
    return ok(
      { orderId },
      {
        infos: [translatedMessage("info.order.cancelled", ({ t }) => t("answer.cancelled", { orderId }))],
      },
    );
  });
}
