import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireBuy } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { ORDER, order } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields } from "../../http/input";
import { preAuthorisation } from "../../../lib/rules/pre-authorisation";
import { int, optionalInt } from "../address/query";
import { releaseExpired } from "../order/expiry";
import { unknownOrder } from "../order/find";
import { lockOrder, type OrderRow } from "../order/give-back";
import { takeOver } from "../order/stand-by";
import { isChangeable } from "../order/status";
import { customerOf } from "../session/visitor";
import { payWithAuth, requireAuth } from "./auths";
import { paymentData } from "./data";
import { isVerifying, startPayment } from "./start";
import { requirePaymentType } from "./types";

const retrySchema = z.object({ order_id: int, user_payment_auth_id: optionalInt });
const modifySchema = z.object({
  order_id: int,
  payment_type_id: int,
  user_payment_auth_id: optionalInt,
  payment_data: paymentData,
});

const notPayable = () =>
  fail("error.order.not_payable", "Questo ordine non è in attesa di pagamento: non c'è nulla da pagare.");
const notChangeable = () =>
  fail("error.order.not_changeable", "Il tipo di pagamento di questo ordine non si può più cambiare.");
const pending = () =>
  fail(
    "error.payment.pending",
    "La banca sta ancora verificando il pagamento: attendi l'esito prima di riprovare.",
  );

const noVouchersNow = () =>
  fail(
    "error.checkout.meal_voucher.later",
    "I buoni pasto si scelgono quando si fa l'ordine: per questo ordine scegli un altro pagamento.",
  );

async function lockOwn(tx: Db, customerId: number, orderId: number): Promise<OrderRow> {
  const row = await lockOrder(tx, orderId);
  if (!row || row.customerId !== customerId) throw unknownOrder();
  return row;
}

export async function paymentRoutes(app: FastifyInstance, { db, config, clock }: Context): Promise<void> {
  /** With a saved card the bank asks nothing more; without one it does on its page. */
  const payOnline = async (
    tx: Db,
    row: OrderRow,
    authId: number | undefined,
    now: Date,
  ): Promise<WireBuy> => {
    const { orderId, orderStatusId, customerId, paymentTypeId } = row;
    if (authId === undefined) {
      const paymentUrl = await startPayment(tx, config, row, paymentTypeId, now);
      if (paymentUrl === null) throw pending();
      return { orderId, orderStatusId, paymentUrl };
    }
    if (await isVerifying(tx, orderId)) throw pending();
    await requireAuth(tx, customerId, { authId, paymentTypeId, now });
    const paid = await payWithAuth(tx, row, now);
    return { orderId, orderStatusId: paid.orderStatusId, paymentUrl: "" };
  };

  app.post("/ebsn/api/order/payment", async (request) => {
    const { customerId } = customerOf(request);
    const { order_id: orderId, user_payment_auth_id: authId } = fields(request, retrySchema);
    const now = clock.now();
    await releaseExpired(db, now);
    return ok<WireBuy>(
      await db.transaction(async (transaction) => {
        const tx = transaction as Db;
        const row = await lockOwn(tx, customerId, orderId);
        if (row.orderStatusId !== ORDER.unpaid) throw notPayable();
        return payOnline(tx, row, authId, now);
      }),
    );
  });

  app.post("/ebsn/api/order/modify-payment-type", async (request) => {
    const { customerId } = customerOf(request);
    const asked = fields(request, modifySchema);
    const { order_id: orderId, payment_type_id: paymentTypeId, user_payment_auth_id: authId } = asked;
    const now = clock.now();
    await releaseExpired(db, now);
    return ok<WireBuy>(
      await db.transaction(async (transaction) => {
        const tx = transaction as Db;
        const row = await lockOwn(tx, customerId, orderId);
        if (row.orderStatusId !== ORDER.unpaid || !isChangeable(row, now)) throw notChangeable();
        const serviceId = Number(row.deliveryService.deliveryServiceId);
        const type = await requirePaymentType(tx, serviceId, paymentTypeId);
        if (type.voucherCents.length > 0) throw noVouchersNow();
        const held = preAuthorisation({
          total: row.totalCents,
          variableWeightTotal: row.variableWeightCents,
          paymentTypeId,
          deliveryServiceId: serviceId,
        });
        const [changed] = await tx
          .update(order)
          .set({
            paymentTypeId,
            prebilledCents: held.amount,
            ...(type.online ? {} : { orderStatusId: ORDER.validation, payBefore: null }),
          })
          .where(eq(order.orderId, orderId))
          .returning();
        if (!changed) throw unknownOrder();
        if (type.online) return payOnline(tx, changed, authId, now);
        await takeOver(tx, changed);
        return { orderId, orderStatusId: changed.orderStatusId, paymentUrl: "" };
      }),
    );
  });
}
