import { asc } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireBuy, WirePrepare } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import { deliveryDiscountApplies } from "../../../lib/rules/meal-vouchers";
import { CARD_TYPE_ID } from "../../../lib/rules/payment-types";
import { packaging } from "../../db/schema";
import { EbsnError, ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import { toCents, toEuros } from "../../euros";
import { int, optionalInt } from "../address/query";
import { cartView, requireCartCustomer } from "../cart/change";
import { readCart } from "../cart/read";
import { findRestrictions } from "../cart/restrictions";
import { cartWire, packagingWire } from "../cart/wire";
import { loadCart } from "../cart/state";
import { findBilling } from "../invoice/billing";
import { advanceOrdersToNow } from "../order/advance-to-now";
import { getCustomerOrder } from "../order/find";
import { prebilledWith } from "../order/prebilled";
import { findCoveringPayment } from "../order/replace";
import { findPaymentAuths, authWire, deleteSavedCard } from "../payment/auths";
import { findPaymentBlocker } from "../payment/conditions";
import { paymentDataSchema } from "../payment/payment-data";
import { quoteMealVouchers } from "../payment/meal-vouchers";
import { findPaymentTypes, paymentTypeWire } from "../payment/types";
import type { Customer } from "../session/session";
import { getVisitor } from "../session/visitor";
import { buy } from "./buy";
import { computePrebilledCents } from "./write-order";

const prebilledSchema = z.object({ payment_type_id: optionalInt, order_id: optionalInt });
const buySchema = z.object({
  payment_type_id: int,
  user_payment_auth_id: optionalInt,
  payment_data: paymentDataSchema,
  cart_version: optionalInt,
  gross_total: z.coerce.number().transform(toCents).optional(),
});

async function prepare(request: FastifyRequest, context: Context) {
  const { db, clock } = context;
  const customer = requireCartCustomer(request);
  const now = clock.now();
  await advanceOrdersToNow(db, now, request.log);
  const state = await readCart(request, context);
  const { missing, personFiscal } = await findBilling(db, state.cart);
  const blocks = [...findRestrictions(state), ...missing];
  if (blocks.length > 0 || !state.cart) throw new EbsnError(blocks);
  const buyer = { customerId: customer.customerId, personFiscal };
  const types = await findPaymentTypes(db, state.delivery.choice.deliveryServiceId);
  const voucherCart = types.some(({ voucherCents }) => voucherCents.length > 0)
    ? await loadCart(db, state.cart, customer, now, { deliveryDiscounts: false })
    : null;
  return ok<WirePrepare>({
    cart: cartWire(state, cartView(request, now)),
    paymentTypes: await Promise.all(
      types.map(async (type) => {
        const blocker = await findPaymentBlocker(db, type, buyer, now);
        return { ...paymentTypeWire(type), ...(blocker ? { blocker: blocker.message } : {}) };
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
  const preauthorisation =
    cart && cart.reopenedOrderId !== null
      ? await findCoveringPayment(db, cart.reopenedOrderId, { paymentTypeId, amountCents })
      : null;
  return ok({
    prebilledAmount: toEuros(preauthorisation?.amountCents ?? amountCents),
    ...(preauthorisation ? { alreadyHeld: true } : {}),
  });
}

export async function checkoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, config, clock } = context;

  app.post("/ebsn/api/checkout/prepare", (request) => prepare(request, context));

  app.post("/ebsn/api/checkout/buy", async (request) => {
    const customer = requireCartCustomer(request);
    const params = parseFields(request, buySchema);
    const now = clock.now();
    await advanceOrdersToNow(db, now, request.log);
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

  app.get("/ebsn/api/packaging-type/list", async () => {
    const rows = await db.select().from(packaging).orderBy(asc(packaging.productId));
    return ok({ products: rows.map(packagingWire) });
  });

  app.get("/ebsn/api/payment-type/list-auth", async (request) => {
    const { customerId } = requireCartCustomer(request);
    const { payment_type_id: paymentTypeId } = parseQuery(
      request,
      z.object({ payment_type_id: optionalInt }),
    );
    // Staff impersonating a customer cannot use saved cards.
    if (getVisitor(request).staff) return ok({ auths: [] });
    return ok({ auths: (await findPaymentAuths(db, customerId, paymentTypeId)).map(authWire) });
  });

  app.post("/ebsn/api/payment-type/remove-auth", async (request) => {
    const { customerId } = requireCartCustomer(request);
    const { user_payment_auth_id: authId } = parseFields(request, z.object({ user_payment_auth_id: int }));
    await deleteSavedCard(db, customerId, authId);
    return ok({ auths: (await findPaymentAuths(db, customerId)).map(authWire) });
  });

  app.get("/ebsn/api/delivery-fee/view", async (request) => {
    const { delivery } = await readCart(request, context);
    return ok({
      fees: delivery.fees.map(({ fromCents, amountCents }) => ({
        fromAmount: toEuros(fromCents),
        amount: toEuros(amountCents),
      })),
      ...(delivery.service ? { minimumOrder: toEuros(delivery.service.minimumOrderCents) } : {}),
    });
  });
}
