import { desc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireStaffOrders } from "../../../lib/ebsn/schemas/staff-order";
import { staffTransitions } from "../../domain/fulfilment";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, order } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { id } from "../../http/number";
import { IMPERSONATION_ROLES, requireStaffRole } from "../backoffice/roles";
import { applyTransition, loadProgress } from "./advance";
import { advanceOrdersToNow } from "./advance-to-now";
import { orderNotFound } from "./find";
import { lockOrder } from "./rows";
import { ordersWire } from "./wire";

const MAX_LISTED = 40;

const listSchema = z.object({ order_id: z.union([z.literal(""), id]).optional() });
const advanceSchema = z.object({ order_id: id, order_status_id: id });

const transitionNotAllowed = () =>
  ebsnError("error.order.transition", "Da com'è ora, l'ordine non può passare a questo stato.");

export async function backofficeOrderRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/backoffice-access/list-orders", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const { order_id: orderId } = parseQuery(request, listSchema);
    const now = clock.now();
    await advanceOrdersToNow(db, now, request.log);
    const rows = await db
      .select({ row: order, customer })
      .from(order)
      .innerJoin(customer, eq(customer.customerId, order.customerId))
      .where(orderId ? eq(order.orderId, orderId) : undefined)
      .orderBy(desc(order.orderedAt), desc(order.orderId))
      .limit(MAX_LISTED);
    const wires = await ordersWire(
      db,
      rows.map(({ row }) => row),
      orderId !== undefined && orderId !== "",
      now,
    );
    const orders: WireStaffOrders["orders"] = [];
    for (const [index, { row, customer: owner }] of rows.entries()) {
      const wire = wires[index];
      const { customerId: userId, firstName, lastName, email } = owner;
      const transitions = row.replacedById === null ? staffTransitions(await loadProgress(db, row)) : [];
      const nextStatusIds = [...new Set(transitions.map(({ to }) => to))];
      if (wire) orders.push({ ...wire, user: { userId, firstName, lastName, email }, nextStatusIds });
    }
    return ok<WireStaffOrders>({ orders });
  });

  app.post("/ebsn/api/backoffice-access/advance-order", async (request) => {
    requireStaffRole(request, IMPERSONATION_ROLES);
    const { order_id: orderId, order_status_id: statusId } = parseBody(request, advanceSchema);
    const now = clock.now();
    await advanceOrdersToNow(db, now, request.log);
    await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const row = await lockOrder(tx, orderId);
      if (!row) throw orderNotFound();
      const transition = staffTransitions(await loadProgress(tx, row)).find(({ to }) => to === statusId);
      if (!transition || row.replacedById !== null) throw transitionNotAllowed();
      await applyTransition(tx, row, transition, now);
    });
    return ok({ orderId, orderStatusId: statusId });
  });
}
