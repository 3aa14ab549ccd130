import { eq, inArray, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStaffOrders } from "../../../lib/ebsn/schemas/staff-order";
import { staffTransitions, UNDELIVERED_STATUSES } from "../../domain/fulfilment";
import type { Context } from "../../context";
import { customer, order } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { toEuros } from "../../euros";
import { parseBody, parseQuery } from "../../http/input";
import { id } from "../../http/number";
import { pageWire } from "../../http/page-wire";
import { IMPERSONATION_ROLES, requireStaffRole } from "../backoffice/roles";
import { openFirst, staffPageSchema } from "../backoffice/staff-list";
import { applyTransition, loadProgress } from "./advance";
import { advanceOrdersToNow } from "./advance-to-now";
import { findDueDates } from "./due-date";
import { findOrderItems, orderNotFound } from "./find";
import { hasShortage } from "./pick";
import { toProgress } from "./progress";
import { lockOrder } from "./rows";
import { ordersWire } from "./wire";

const PAGE_SIZE = 40;

const listSchema = staffPageSchema.extend({ order_id: z.union([z.literal(""), id]).optional() });
const IS_OPEN = sql`(${inArray(order.orderStatusId, [...UNDELIVERED_STATUSES])} and ${isNull(order.replacedById)})`;
const advanceSchema = z.object({ order_id: id, order_status_id: id });

const transitionNotAllowed = () =>
  ebsnError("error.order.transition", "Da com'è ora, l'ordine non può passare a questo stato.");

type DueDate = {
  due: { amountCents: number; dueDate: string; settledAt: Date | null };
  refundedCents: number;
};

function paymentWire(found: DueDate | undefined) {
  if (!found) return {};
  const { due, refundedCents } = found;
  const amount = toEuros(due.amountCents);
  if (!due.settledAt) return { paymentDue: { amount, dueDateIso: due.dueDate } };
  return refundedCents > 0 ? { refundedPayment: { amount, refundedAmount: toEuros(refundedCents) } } : {};
}

export async function backofficeOrderRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/backoffice-access/list-orders", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const { order_id: orderId, page } = parseQuery(request, listSchema);
    const where = orderId ? eq(order.orderId, orderId) : undefined;
    const now = clock.now();
    await advanceOrdersToNow(db, now, request.log);
    const rows = await db
      .select({ row: order, customer })
      .from(order)
      .innerJoin(customer, eq(customer.customerId, order.customerId))
      .where(where)
      .orderBy(...openFirst(IS_OPEN, order.orderedAt, order.orderId))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const orderRows = rows.map(({ row }) => row);
    const items = await findOrderItems(
      db,
      orderRows.map((row) => row.orderId),
    );
    const dueDates = await findDueDates(db, orderRows);
    const wires = await ordersWire(db, orderRows, orderId !== undefined && orderId !== "", now);
    const orders: WireStaffOrders["orders"] = [];
    for (const [index, { row, customer: owner }] of rows.entries()) {
      const wire = wires[index];
      const { customerId: userId, firstName, lastName, email } = owner;
      const progress = toProgress(row, hasShortage(items.get(row.orderId) ?? []));
      const transitions = row.replacedById === null ? staffTransitions(progress) : [];
      const nextStatusIds = [...new Set(transitions.map(({ to }) => to))];
      const user = { userId, firstName, lastName, email };
      const payment = paymentWire(dueDates.get(row.orderId));
      if (wire) orders.push({ ...wire, user, nextStatusIds, ...payment });
    }
    const total = await db.$count(order, where);
    return ok<WireStaffOrders>({ orders, page: pageWire(total, page, PAGE_SIZE) });
  });

  app.post("/ebsn/api/backoffice-access/advance-order", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const { order_id: orderId, order_status_id: statusId } = parseBody(request, advanceSchema);
    const now = clock.now();
    await advanceOrdersToNow(db, now, request.log);
    await db.transaction(async (tx) => {
      const row = await lockOrder(tx, orderId);
      if (!row) throw orderNotFound();
      const transition = staffTransitions(await loadProgress(tx, row)).find(({ to }) => to === statusId);
      if (!transition || row.replacedById !== null) throw transitionNotAllowed();
      await applyTransition(tx, row, transition, now);
    });
    return ok({ orderId, orderStatusId: statusId });
  });
}
