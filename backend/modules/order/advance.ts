import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { brand } from "../../../brand.config";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { CLOCK_STATUSES, dueTransition, type Effect, type Transition } from "../../domain/fulfilment";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { rewardInviter } from "../benefits/invitations";
import { findCompletedPayment, findOrderItems } from "./find";
import { sendOrderEmail } from "./emails";
import { hasShortage, pickOrder } from "./pick";
import { toProgress } from "./progress";
import { releaseOrder } from "./release";
import { lockOrder, type OrderRow } from "./rows";
import { recordDueDate } from "./due-date";
import { type EachOptions, inEachTransaction, isInScope } from "./each-transaction";

const BATCH = 200;

export async function loadProgress(tx: Db, row: OrderRow) {
  const items = (await findOrderItems(tx, [row.orderId])).get(row.orderId) ?? [];
  return toProgress(row, hasShortage(items));
}

const EFFECTS: Record<NonNullable<Effect>, (tx: Db, row: OrderRow, at: Date) => Promise<unknown>> = {
  async pick(tx, row, at) {
    await sendOrderEmail(tx, "prepared", await pickOrder(tx, row, at), at);
  },
  dispatch: (tx, row, at) => sendOrderEmail(tx, "dispatched", row, at),
  async deliver(tx, row, at) {
    const picked = await pickOrder(tx, row, at);
    await tx.update(order).set({ deliveredAt: at }).where(eq(order.orderId, row.orderId));
    await recordDueDate(tx, picked, at);
    await rewardInviter(tx, row.customerId, at);
    await sendOrderEmail(tx, "delivered", picked, at);
  },
  fail: (tx, row, at) => sendOrderEmail(tx, "deliveryFailed", row, at),
  receipt: (tx, row, at) => sendOrderEmail(tx, "receipted", row, at),
  async reject(tx, row, at) {
    await releaseOrder(tx, row, at);
    const released = await findCompletedPayment(tx, row.orderId);
    const kind = row.orderStatusId === ORDER_STATUS.notCollected ? "notCollected" : "rejected";
    await sendOrderEmail(tx, kind, row, at, { released });
  },
};

/** Applies one transition to an order that the caller has locked. */
export async function applyTransition(
  tx: Db,
  row: OrderRow,
  { to, effect }: Transition,
  at: Date,
): Promise<OrderRow> {
  const payBefore = to === ORDER_STATUS.cancelled ? { payBefore: null } : {};
  const isRedispatched = row.orderStatusId === ORDER_STATUS.failed && to === ORDER_STATUS.outForDelivery;
  const redispatchedAt = isRedispatched ? at : row.redispatchedAt;
  await tx
    .update(order)
    .set({ orderStatusId: to, ...payBefore, redispatchedAt })
    .where(eq(order.orderId, row.orderId));
  if (effect) await EFFECTS[effect](tx, { ...row, orderStatusId: to, redispatchedAt }, at);
  const [updated] = await tx.select().from(order).where(eq(order.orderId, row.orderId));
  return updated ?? row;
}

/** The lock makes it safe for several processes: each transition happens once. */
async function advanceOrder(tx: Db, orderId: number, now: Date): Promise<void> {
  let row = await lockOrder(tx, orderId);
  while (row && row.replacedById === null) {
    const next = dueTransition(await loadProgress(tx, row), now);
    if (!next) return;
    row = await applyTransition(tx, row, next, next.dueAt);
  }
}

const slotInstant = (time: typeof order.beginTime | typeof order.endTime) =>
  sql`(${order.slotDate} + ${time}::time) at time zone ${brand.timeZone}::text`;
const SLOT_BEGINS = slotInstant(order.beginTime);

/** Lower bound of `dueTransition`, in SQL: filters out orders that are not due. */
const DUE_AT = sql`case
  when ${inArray(order.orderStatusId, [ORDER_STATUS.preparation, ORDER_STATUS.picking])}
    then ${order.cutoffAt} + greatest(${SLOT_BEGINS} - ${order.cutoffAt}, interval '0') / 2
  when ${order.orderStatusId} = ${ORDER_STATUS.ready} then ${SLOT_BEGINS}
  when ${order.orderStatusId} = ${ORDER_STATUS.outForDelivery} then ${slotInstant(order.endTime)}
  else ${order.cutoffAt} end`;

export async function advanceOrders(db: Db, now: Date, options: EachOptions): Promise<void> {
  const candidates = await db
    .select({
      orderId: order.orderId,
      orderStatusId: order.orderStatusId,
      cutoffAt: order.cutoffAt,
      slotDate: order.slotDate,
      beginTime: order.beginTime,
      endTime: order.endTime,
      redispatchedAt: order.redispatchedAt,
      deliveryService: order.deliveryService,
    })
    .from(order)
    .where(
      and(
        inArray(order.orderStatusId, [...CLOCK_STATUSES]),
        lte(order.cutoffAt, now),
        isNull(order.replacedById),
        isInScope(options),
        sql`${DUE_AT} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(order.cutoffAt);
  const dueIds = candidates
    .filter((row) => dueTransition(toProgress(row), now))
    .slice(0, BATCH)
    .map(({ orderId }) => orderId);
  await inEachTransaction(db, dueIds, (tx, orderId) => advanceOrder(tx, orderId, now), options);
}
