import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireBuy, WirePrepare } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import { deliveryDiscountApplies } from "../../../lib/rules/checkout/meal-vouchers";
import { CARD_TYPE_ID } from "../../../lib/rules/checkout/payment-types";
import { ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import { toCents, toEuros } from "../../euros";
import { int, optionalInt, optionalNumber } from "../../http/number";
import { cartView, requireCartCustomer } from "../cart/change";
import { readCart } from "../cart/read";
import { cartWire } from "../cart/wire";
import { loadCart } from "../cart/state";
import { textIn } from "../lang/english";
import { advanceOrdersOf } from "../order/advance-to-now";
import { findCompletedPayment, getCustomerOrder } from "../order/find";
import { prebilledWith } from "../order/prebilled";
import { findCoveringPayment } from "../order/replace";
import { findPaymentBlocker } from "../payment/conditions";
import { paymentDataSchema } from "../payment/payment-data";
import { quoteMealVouchers } from "../payment/meal-vouchers";
import { findPaymentTypes, paymentTypeWire } from "../payment/types";
import type { Customer } from "../session/session";
import { requireNoBlockers } from "./blockers";
import { buy } from "./buy";
import { isConsentedTo } from "./hold-consent";
import { computePrebilledCents } from "./write-order";

const prebilledSchema = z.object({ payment_type_id: optionalInt, order_id: optionalInt });
const buySchema = z.object({
  payment_type_id: int,
  user_payment_auth_id: optionalInt,
  payment_data: paymentDataSchema,
  cart_version: optionalInt,
  gross_total: optionalNumber.transform((total) => (total === undefined ? undefined : toCents(total))),
});

async function prepare(request: FastifyRequest, context: Context) {
  const { db, clock } = context;
  const customer = requireCartCustomer(request);
  const now = clock.now();
  await advanceOrdersOf(db, customer, now, request.log);
  const state = await readCart(request, context);
  const personFiscal = await requireNoBlockers(db, state, now);
  if (!state.cart) throw new Error("a cart without blockers is missing");
  const buyer = { customerId: customer.customerId, personFiscal };
  const types = await findPaymentTypes(db, state.delivery.choice.deliveryServiceId);
  const voucherCart = types.some(({ voucherCents }) => voucherCents.length > 0)
    ? await loadCart(db, state.cart, customer, now, { deliveryDiscounts: false })
    : null;
  const view = cartView(request, now);
  return ok<WirePrepare>({
    cart: cartWire(state, view),
    paymentTypes: await Promise.all(
      types.map(async (type) => {
        const blocker = await findPaymentBlocker(db, type, buyer, now);
        return {
          ...paymentTypeWire(type),
          ...(blocker ? { blocker: textIn(view.translator.language, blocker) } : {}),
        };
      }),
    ),
    ...(voucherCart ? { mealVouchers: quoteMealVouchers(voucherCart) } : {}),
  });
}

async function prebilledOfCart(
  request: FastifyRequest,
  context: Context,
  customer: Customer,
  paymentTypeId: number,
) {
  const { db, clock } = context;
  const { cart } = await readCart(request, context);
  const deliveryDiscounts = deliveryDiscountApplies(paymentTypeId);
  const state = cart && (await loadCart(db, cart, customer, clock.now(), { deliveryDiscounts }));
  const amountCents = state ? computePrebilledCents(state, paymentTypeId) : 0;
  const reopenedOrderId = cart?.reopenedOrderId ?? null;
  const preauthorisation =
    reopenedOrderId === null
      ? null
      : await findCoveringPayment(db, reopenedOrderId, { paymentTypeId, amountCents });
  const released =
    reopenedOrderId === null || preauthorisation ? null : await findCompletedPayment(db, reopenedOrderId);
  const isConsented =
    preauthorisation !== null &&
    isConsentedTo(state?.reopenedOrder?.infos ?? {}, preauthorisation.amountCents);
  return ok({
    prebilledAmount: toEuros(preauthorisation?.amountCents ?? amountCents),
    ...(preauthorisation ? { alreadyHeld: true } : {}),
    ...(isConsented ? { alreadyConsented: true } : {}),
    ...(released ? { releasedAmount: toEuros(released.amountCents) } : {}),
  });
}

export async function checkoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, config, clock } = context;

  app.post("/ebsn/api/checkout/prepare", (request) => prepare(request, context));

  app.post("/ebsn/api/checkout/buy", async (request) => {
    const customer = requireCartCustomer(request);
    const params = parseFields(request, buySchema);
    const now = clock.now();
    await advanceOrdersOf(db, customer, now, request.log);
    return ok<WireBuy>(
      await buy(db, config, {
        customer,
        paymentTypeId: params.payment_type_id,
        authId: params.user_payment_auth_id,
        paymentData: params.payment_data,
        cartVersion: params.cart_version,
        totalCents: params.gross_total,
        now,
      }),
    );
  });

  app.get("/ebsn/api/checkout/prebilled-amount", async (request) => {
    const customer = requireCartCustomer(request);
    const { order_id: orderId, payment_type_id: paymentTypeId } = parseQuery(request, prebilledSchema);
    if (orderId === undefined)
      return prebilledOfCart(request, context, customer, paymentTypeId ?? CARD_TYPE_ID);
    const row = await getCustomerOrder(db, customer.customerId, orderId);
    return ok({ prebilledAmount: toEuros(prebilledWith(row, paymentTypeId ?? row.paymentTypeId)) });
  });
}
