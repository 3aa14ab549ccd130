import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseBody } from "../../http/input";
import { int } from "../../http/number";
import { changeCustomersCart } from "../cart/change";
import { getCustomersCart } from "../cart/current-cart";
import { loadCart } from "../cart/state";
import { requireCustomer } from "../session/visitor";
import { findUserGifts, userGiftsWire, assignGifts } from "./user-gifts";

const MAX_CERTIFICATES = 100;

const addSchema = z.object({
  userGiftCertificates: z
    .array(z.object({ userGiftCertificateId: int, cartItemId: int.nullish() }))
    .min(1)
    .max(MAX_CERTIFICATES),
});

export async function couponRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/personal-coupon/get_coupon", async (request) => {
    const { customerId } = requireCustomer(request);
    const now = clock.now();
    const cart = await getCustomersCart(db, customerId, now);
    return ok({ giftCertificates: userGiftsWire(await findUserGifts(db, cart, now), cart.cartId) });
  });

  app.get("/ebsn/api/personal-coupon/check_coupon", async (request) => {
    const { customerId } = requireCustomer(request);
    const now = clock.now();
    const userGifts = await findUserGifts(db, await getCustomersCart(db, customerId, now), now);
    return ok({ hasCoupon: userGifts.length > 0 });
  });

  app.post("/ebsn/api/personal-coupon/add_coupon", async (request) => {
    const { userGiftCertificates } = parseBody(request, addSchema);
    return changeCustomersCart(request, context, async (lockedCart) => {
      const state = await loadCart(lockedCart.tx, lockedCart.cart, lockedCart.customer, lockedCart.now);
      await assignGifts(lockedCart, userGiftCertificates, state);
    });
  });
}
