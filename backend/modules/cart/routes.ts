import { count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { CART_CLOSED, cart, cartGift, cartItem } from "../../db/schema";
import { EbsnError, fail, ok } from "../../envelope";
import { body, query } from "../../http/input";
import { optionalInt } from "../address/query";
import { answerCart, changeCart, loginToBuy } from "./change";
import { succeedCart } from "./open-cart";
import { readCart } from "./read";
import { restrictions } from "./restrictions";

const infoSchema = z.object({
  property: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  value: z
    .union([z.string().max(500), z.number(), z.boolean()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? "" : String(value))),
});

const MAX_INFOS = 40;

export async function cartRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { clock } = context;

  app.get("/ebsn/api/cart/view", async (request) =>
    answerCart(request, await readCart(request, context), clock.now()),
  );

  app.post("/ebsn/api/cart/empty", async (request) =>
    changeCart(request, context, async ({ tx, cart: own }) => {
      await tx.delete(cartItem).where(eq(cartItem.cartId, own.cartId));
      await tx.delete(cartGift).where(eq(cartGift.cartId, own.cartId));
    }),
  );

  app.post("/ebsn/api/cart/close", async (request) => {
    const { cart_id: cartId } = query(request, z.object({ cart_id: optionalInt }));
    loginToBuy(request);
    await changeCart(request, context, async ({ tx, cart: own, now }) => {
      if (cartId !== undefined && cartId !== own.cartId)
        throw fail("error.cart.closed", "Questo carrello è già stato chiuso.");
      const [items] = await tx
        .select({ total: count() })
        .from(cartItem)
        .where(eq(cartItem.cartId, own.cartId));
      if (!items?.total) throw fail("error.cart.empty", "Il carrello è vuoto.");
      await succeedCart(tx, own, CART_CLOSED, now, true);
    });
    return answerCart(request, await readCart(request, context), clock.now());
  });

  app.post("/ebsn/api/cart/update-cart-info", async (request) => {
    const { property, value } = body(request, infoSchema);
    return changeCart(request, context, async ({ tx, cart: own }) => {
      const infos = Object.fromEntries(
        Object.entries({ ...own.infos, [property]: value }).filter(([, text]) => text !== ""),
      );
      if (Object.keys(infos).length > MAX_INFOS)
        throw new EbsnError(
          [{ code: "error.input.property", message: "Troppe annotazioni sul carrello." }],
          400,
          400,
        );
      await tx.update(cart).set({ infos }).where(eq(cart.cartId, own.cartId));
    });
  });

  app.get("/ebsn/api/cart/purchase-restriction", async (request) => {
    loginToBuy(request);
    const state = await readCart(request, context);
    return ok({ restrictions: restrictions(state) });
  });
}
