import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { canRefuseSubstitutes } from "../../domain/refuse-substitutes";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { order, orderItem } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { int } from "../../http/number";
import { findReturnedQuantities } from "../refund/returned";
import { requireCustomer } from "../session/visitor";
import { advanceOrdersOf } from "./advance-to-now";
import { adjustStock } from "./allocations";
import { updateAmountDue } from "./due-date";
import { findOrderItems, lockCustomerOrder } from "./find";
import { sendOrderEmail } from "./emails";
import { settlePayment } from "./pick";
import { deliveredQuantity } from "./picked";
import { returnPointsOfMissing } from "./points";

const schema = z.object({ order_id: int, order_item_id: int });

const notRefusable = () =>
  ebsnError(
    "error.order.refuse_substitute",
    "I sostituti si rifiutano alla consegna. Per questo prodotto puoi chiedere un reso dalla pagina dell'ordine.",
  );

const alreadyReturned = () =>
  ebsnError(
    "error.order.refuse_returned",
    "Per questo prodotto hai già chiesto un reso: lo trovi fra i tuoi resi.",
  );

type RefuseInput = { customerId: number; orderId: number; orderItemId: number };

/** Idempotent. */
async function refuseSubstitute(tx: Db, { customerId, orderId, orderItemId }: RefuseInput, now: Date) {
  const row = await lockCustomerOrder(tx, customerId, orderId);
  const items = (await findOrderItems(tx, [orderId])).get(orderId) ?? [];
  const item = items.find((own) => own.orderItemId === orderItemId);
  if (!item?.substitute) throw notRefusable();
  if (item.substituteRefusedAt) return;
  const deliveryServiceId = Number(row.deliveryService.deliveryServiceId);
  if (!canRefuseSubstitutes({ ...row, statusId: row.orderStatusId, deliveryServiceId }, now))
    throw notRefusable();
  if ((await findReturnedQuantities(tx, orderId)).has(orderItemId)) throw alreadyReturned();
  const refused = { pickedQuantity: 0, pickedCents: 0, substituteRefusedAt: now };
  await tx.update(orderItem).set(refused).where(eq(orderItem.orderItemId, orderItemId));
  // Once delivered it stays with the customer.
  if (!row.deliveredAt)
    await adjustStock(tx, new Map([[Number(item.substitute.productId), deliveredQuantity(item)]]), 1);
  const after = items.map((own) => (own === item ? { ...own, ...refused } : own));
  const settled = await settlePayment(tx, row, after);
  const points = await returnPointsOfMissing(tx, row, { before: items, after }, now);
  await tx
    .update(order)
    .set({ ...settled, ...points })
    .where(eq(order.orderId, orderId));
  await updateAmountDue(tx, { ...row, ...settled }, now);
  await sendOrderEmail(tx, "substituteRefused", { ...row, ...settled }, now);
}

export async function refuseSubstituteRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.post("/ebsn/api/order/refuse-substitute", async (request) => {
    const { customerId } = requireCustomer(request);
    const { order_id: orderId, order_item_id: orderItemId } = parseFields(request, schema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    await db.transaction((tx) => refuseSubstitute(tx, { customerId, orderId, orderItemId }, now));
    return ok({ orderId });
  });
}
