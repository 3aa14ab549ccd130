import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireBuy, WirePrepare } from "../../../lib/ebsn/schemas/cart";
import type { Context } from "../../context";
import { deliveryDiscountApplies } from "../../../lib/rules/meal-vouchers";
import { packaging } from "../../db/schema";
import { EbsnError, ok } from "../../envelope";
import { fields, query } from "../../http/input";
import { int, optionalInt } from "../address/query";
import { loginToBuy, wantsSectors } from "../cart/change";
import { readCart } from "../cart/read";
import { restrictions } from "../cart/restrictions";
import { cartWire, euros, packagingWire } from "../cart/wire";
import { loadCart } from "../cart/state";
import { billingOf } from "../invoice/billing";
import { releaseExpired } from "../order/expiry";
import { ownOrder } from "../order/find";
import { authsOf, authWire, forgetCard } from "../payment/auths";
import { paymentData } from "../payment/data";
import { mealVoucherQuote } from "../payment/meal-vouchers";
import { paymentTypesOf, paymentTypeWire } from "../payment/types";
import { visitorOf } from "../session/visitor";
import { buy } from "./buy";
import { prebilledCents } from "./write-order";

const buySchema = z.object({
  payment_type_id: int,
  user_payment_auth_id: optionalInt,
  payment_data: paymentData,
  cart_version: optionalInt,
});

const DEFAULT_PAYMENT_TYPE = 12;

export async function checkoutRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, config, clock } = context;

  app.post("/ebsn/api/checkout/prepare", async (request) => {
    const customer = loginToBuy(request);
    const now = clock.now();
    await releaseExpired(db, now);
    const state = await readCart(request, context);
    const { missing } = await billingOf(db, state.cart);
    const blocks = [...restrictions(state), ...missing];
    if (blocks.length > 0 || !state.cart) throw new EbsnError(blocks);
    const types = await paymentTypesOf(db, state.delivery.choice.deliveryServiceId);
    const byVouchers = types.some(({ voucherCents }) => voucherCents.length > 0)
      ? await loadCart(db, state.cart, customer, now, { deliveryDiscounts: false })
      : null;
    return ok<WirePrepare>({
      cart: cartWire(state, now, wantsSectors(request)),
      paymentTypes: types.map(paymentTypeWire),
      ...(byVouchers ? { mealVouchers: mealVoucherQuote(byVouchers) } : {}),
    });
  });

  app.post("/ebsn/api/checkout/buy", async (request) => {
    const customer = loginToBuy(request);
    const asked = fields(request, buySchema);
    const now = clock.now();
    await releaseExpired(db, now);
    return ok<WireBuy>(
      await buy(db, config, {
        customer,
        paymentTypeId: asked.payment_type_id,
        authId: asked.user_payment_auth_id,
        paymentData: asked.payment_data,
        cartVersion: asked.cart_version,
        now,
      }),
    );
  });

  app.get("/ebsn/api/checkout/prebilled-amount", async (request) => {
    const customer = loginToBuy(request);
    const asked = query(request, z.object({ payment_type_id: optionalInt, order_id: optionalInt }));
    if (asked.order_id !== undefined) {
      const row = await ownOrder(db, customer.customerId, asked.order_id);
      return ok({ prebilledAmount: euros(row.prebilledCents) });
    }
    const paymentTypeId = asked.payment_type_id ?? DEFAULT_PAYMENT_TYPE;
    const { cart } = await readCart(request, context);
    const deliveryDiscounts = deliveryDiscountApplies(paymentTypeId);
    const state = cart && (await loadCart(db, cart, customer, clock.now(), { deliveryDiscounts }));
    return ok({ prebilledAmount: euros(state ? prebilledCents(state, paymentTypeId) : 0) });
  });

  app.get("/ebsn/api/packaging-type/list", async () => {
    const rows = await db.select().from(packaging).orderBy(asc(packaging.productId));
    return ok({ products: rows.map(packagingWire) });
  });

  app.get("/ebsn/api/payment-type/list-auth", async (request) => {
    const { customerId } = loginToBuy(request);
    const { payment_type_id: paymentTypeId } = query(request, z.object({ payment_type_id: optionalInt }));
    // Staff in a customer's place pay with a new card, or not by card.
    if (visitorOf(request).staff) return ok({ auths: [] });
    return ok({ auths: (await authsOf(db, customerId, paymentTypeId)).map(authWire) });
  });

  app.post("/ebsn/api/payment-type/remove-auth", async (request) => {
    const { customerId } = loginToBuy(request);
    const { user_payment_auth_id: authId } = fields(request, z.object({ user_payment_auth_id: int }));
    await forgetCard(db, customerId, authId);
    return ok({ auths: (await authsOf(db, customerId)).map(authWire) });
  });

  app.get("/ebsn/api/delivery-fee/view", async (request) => {
    const { delivery } = await readCart(request, context);
    return ok({
      fees: delivery.fees.map(({ fromCents, amountCents }) => ({
        fromAmount: euros(fromCents),
        amount: euros(amountCents),
      })),
      ...(delivery.service ? { minimumOrder: euros(delivery.service.minimumOrderCents) } : {}),
    });
  });
}
