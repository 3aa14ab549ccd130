import { asc, count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { CART_CLOSED, cart, cartItem, packaging } from "../../db/schema";
import { EbsnError, ebsnError, ok } from "../../envelope";
import { toEuros } from "../../euros";
import { parseBody, parseQuery } from "../../http/input";
import { optionalInt } from "../../http/number";
import { cartResponse, changeCart, requireCartCustomer } from "./change";
import { replaceCart } from "./current-cart";
import { withInfo } from "./infos";
import { readCart } from "./read";
import { emptyCart } from "./remove-lines";
import { CART_EMPTY, findRestrictions } from "./restrictions";
import { packagingWire } from "./wire";

const infoSchema = z.object({
  property: z.string().regex(/^[A-Za-z0-9_]{1,60}$/),
  value: z
    .union([z.string().max(500), z.number(), z.boolean()])
    .nullish()
    .transform((value) => (value === null || value === undefined ? "" : String(value))),
});

export async function cartRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/cart/view", async (request) =>
    cartResponse(request, await readCart(request, context), clock.now()),
  );

  app.post("/ebsn/api/cart/empty", async (request) =>
    changeCart(request, context, ({ tx, cart: ownCart }) => emptyCart(tx, ownCart.cartId)),
  );

  app.post("/ebsn/api/cart/close", async (request) => {
    const { cart_id: cartId } = parseQuery(request, z.object({ cart_id: optionalInt }));
    requireCartCustomer(request);
    await changeCart(request, context, async ({ tx, cart: ownCart, now }) => {
      if (cartId !== undefined && cartId !== ownCart.cartId)
        throw ebsnError("error.cart.closed", "Questo carrello è già stato chiuso.");
      const [items] = await tx
        .select({ total: count() })
        .from(cartItem)
        .where(eq(cartItem.cartId, ownCart.cartId));
      if (!items?.total) throw new EbsnError([CART_EMPTY]);
      await replaceCart(tx, ownCart, CART_CLOSED, now, true);
    });
    return cartResponse(request, await readCart(request, context), clock.now());
  });

  app.post("/ebsn/api/cart/update-cart-info", async (request) => {
    const { property, value } = parseBody(request, infoSchema);
    return changeCart(request, context, async ({ tx, cart: ownCart }) => {
      const infos = withInfo(ownCart.infos, property, value);
      await tx.update(cart).set({ infos }).where(eq(cart.cartId, ownCart.cartId));
    });
  });

  app.get("/ebsn/api/cart/purchase-restriction", async (request) => {
    requireCartCustomer(request);
    const state = await readCart(request, context);
    return ok({ restrictions: findRestrictions(state, clock.now()) });
  });

  app.get("/ebsn/api/packaging-type/list", async () => {
    const rows = await db.select().from(packaging).orderBy(asc(packaging.productId));
    return ok({ products: rows.map(packagingWire) });
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
