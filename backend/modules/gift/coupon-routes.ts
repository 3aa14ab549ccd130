import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { body } from "../../http/input";
import { int } from "../address/query";
import { changeCart } from "../cart/change";
import { openCart } from "../cart/open-cart";
import { loadCart } from "../cart/state";
import { customerOf } from "../session/visitor";
import { heldGifts, heldGiftsWire, placeGifts } from "./user-gifts";

const MOST = 100;

const addSchema = z.object({
  userGiftCertificates: z
    .array(z.object({ userGiftCertificateId: int, cartItemId: int.nullish() }))
    .min(1)
    .max(MOST),
});

/** Certificates each of which is put on one line of the cart (adjustment type 1001). */
export async function couponRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/personal-coupon/get_coupon", async (request) => {
    const { customerId } = customerOf(request);
    const now = clock.now();
    const cart = await openCart(db, customerId, now);
    return ok({ giftCertificates: heldGiftsWire(await heldGifts(db, cart, now), cart.cartId) });
  });

  app.get("/ebsn/api/personal-coupon/check_coupon", async (request) => {
    const { customerId } = customerOf(request);
    const now = clock.now();
    const held = await heldGifts(db, await openCart(db, customerId, now), now);
    return ok({ hasCoupon: held.length > 0 });
  });

  app.post("/ebsn/api/personal-coupon/add_coupon", async (request) => {
    const { userGiftCertificates } = body(request, addSchema);
    return changeCart(request, context, async (draft) => {
      const { totals } = await loadCart(draft.tx, draft.cart, draft.customer, draft.now);
      await placeGifts(draft, userGiftCertificates, totals.goodsNetCents);
    });
  });
}
