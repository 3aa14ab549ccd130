import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import type { WireBuy } from "../../../lib/ebsn/schemas/cart";
import type { BackendConfig } from "../../config";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { order } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseFields } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { changeHoldConsent } from "../checkout/hold-consent";
import { advanceOrdersOf } from "../order/advance-to-now";
import { lockCustomerOrder, orderNotFound } from "../order/find";
import { sendConfirmation } from "../order/emails";
import { prebilledWith } from "../order/prebilled";
import type { OrderRow } from "../order/rows";
import { completeReplacement } from "../order/standby";
import { isChangeable } from "../order/status";
import { requireCustomer } from "../session/visitor";
import { payWithSavedCard, requirePaymentAuth } from "./auths";
import { paymentDataSchema } from "./payment-data";
import { isVerifyingPayment, startPayment, withdrawPayments } from "./start";
import { type PaymentTypeRow, requirePaymentType } from "./types";

const retrySchema = z.object({ order_id: int, user_payment_auth_id: optionalInt });
const modifySchema = z.object({
  order_id: int,
  payment_type_id: int,
  user_payment_auth_id: optionalInt,
  payment_data: paymentDataSchema,
});

const notPayable = () =>
  ebsnError(
    "error.order.not_payable",
    "Questo ordine non è in attesa di pagamento: non c'è nulla da pagare.",
  );
const notChangeable = () =>
  ebsnError("error.order.not_changeable", "Il tipo di pagamento di questo ordine non si può più cambiare.");
const paymentPending = () =>
  ebsnError(
    "error.payment.pending",
    "La banca sta ancora verificando il pagamento: attendi l'esito prima di riprovare.",
  );

const mealVouchersNotAllowed = () =>
  ebsnError(
    "error.checkout.meal_voucher.later",
    "I buoni pasto si scelgono quando si fa l'ordine: per questo ordine scegli un altro pagamento.",
  );

const laterNotAllowed = () =>
  ebsnError(
    "error.checkout.payment_later",
    "Di pagare più avanti si sceglie quando si fa l'ordine: per questo ordine scegli un altro pagamento.",
  );

async function payOnline(
  tx: Db,
  config: BackendConfig,
  row: OrderRow,
  authId: number | undefined,
  now: Date,
): Promise<WireBuy> {
  const { orderId, orderStatusId, customerId, paymentTypeId } = row;
  if (authId === undefined) {
    const paymentUrl = await startPayment(tx, config, orderId, now);
    if (paymentUrl === null) throw paymentPending();
    return { orderId, orderStatusId, paymentUrl };
  }
  if (await isVerifyingPayment(tx, orderId)) throw paymentPending();
  await requirePaymentAuth(tx, customerId, { authId, paymentTypeId, now });
  const paid = await payWithSavedCard(tx, row, now);
  return { orderId, orderStatusId: paid.orderStatusId, paymentUrl: "" };
}

async function requireLaterPaymentType(
  tx: Db,
  row: OrderRow,
  paymentTypeId: number,
): Promise<PaymentTypeRow> {
  const serviceId = Number(row.deliveryService.deliveryServiceId);
  const type = await requirePaymentType(tx, serviceId, paymentTypeId);
  if (type.voucherCents.length > 0) throw mealVouchersNotAllowed();
  if (type.dueInDays !== null) throw laterNotAllowed();
  return type;
}

async function changePaymentType(
  tx: Db,
  row: OrderRow,
  type: PaymentTypeRow,
  paymentData: Record<string, unknown>,
  now: Date,
): Promise<OrderRow> {
  const { orderId } = row;
  const { paymentTypeId, online: isOnline } = type;
  const amountCents = prebilledWith(row, paymentTypeId);
  const infos = changeHoldConsent(row, { isOnline, amountCents, paymentData, now });
  if (await isVerifyingPayment(tx, orderId)) throw paymentPending();
  await withdrawPayments(tx, orderId, now);
  const [updated] = await tx
    .update(order)
    .set({
      paymentTypeId,
      prebilledCents: amountCents,
      infos,
      ...(isOnline ? {} : { orderStatusId: ORDER_STATUS.validation, payBefore: null }),
    })
    .where(eq(order.orderId, orderId))
    .returning();
  if (!updated) throw orderNotFound();
  return updated;
}

export async function paymentRoutes(app: FastifyInstance, { db, config, clock }: Context): Promise<void> {
  app.post("/ebsn/api/order/payment", async (request) => {
    const { customerId } = requireCustomer(request);
    const { order_id: orderId, user_payment_auth_id: authId } = parseFields(request, retrySchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    return ok<WireBuy>(
      await db.transaction(async (tx) => {
        const row = await lockCustomerOrder(tx, customerId, orderId);
        if (row.orderStatusId !== ORDER_STATUS.unpaid) throw notPayable();
        return payOnline(tx, config, row, authId, now);
      }),
    );
  });

  app.post("/ebsn/api/order/modify-payment-type", async (request) => {
    const { customerId } = requireCustomer(request);
    const params = parseFields(request, modifySchema);
    const now = clock.now();
    await advanceOrdersOf(db, { customerId }, now, request.log);
    return ok<WireBuy>(
      await db.transaction(async (tx) => {
        const row = await lockCustomerOrder(tx, customerId, params.order_id);
        if (row.orderStatusId !== ORDER_STATUS.unpaid || !isChangeable(row, now)) throw notChangeable();
        const type = await requireLaterPaymentType(tx, row, params.payment_type_id);
        const updated = await changePaymentType(tx, row, type, params.payment_data, now);
        if (type.online) return payOnline(tx, config, updated, params.user_payment_auth_id, now);
        await completeReplacement(tx, updated, now);
        await sendConfirmation(tx, updated, now);
        return { orderId: updated.orderId, orderStatusId: updated.orderStatusId, paymentUrl: "" };
      }),
    );
  });
}
