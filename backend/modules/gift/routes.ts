import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { cartGift, cartItem, giftCertificate, usedGift } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields, query } from "../../http/input";
import { romeDate } from "../../rome";
import { optionalInt } from "../address/query";
import { changeCart, loginToBuy } from "../cart/change";
import { openCart } from "../cart/open-cart";
import { loadCart } from "../cart/state";
import { customerOf } from "../session/visitor";
import { belowMinimum, giftsInCart, giftWire, ITEM_ADJUSTMENT, usableGift } from "./gifts";

const codeSchema = z.object({ code: z.string().trim().min(1).max(60), item_id: optionalInt });

export async function giftRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  app.get("/ebsn/api/cart-giftcertificate/check", async (request) => {
    const { customerId } = loginToBuy(request);
    const { code } = query(request, codeSchema);
    const row = await usableGift(db, code, customerId, clock.now());
    return ok({ giftCertificate: giftWire(row) });
  });

  app.post("/ebsn/api/cart-giftcertificate/add_code", async (request) => {
    const { code, item_id: itemId } = fields(request, codeSchema);
    return changeCart(request, context, async ({ tx, cart, customer, now }) => {
      const row = await usableGift(tx, code, customer.customerId, now);
      const state = await loadCart(tx, cart, customer, now);
      if (state.totals.goodsNetCents < row.minimumCents) throw belowMinimum(row);
      if (row.giftAdjustmentTypeId === ITEM_ADJUSTMENT) {
        const [own] = await tx
          .select({ itemId: cartItem.itemId })
          .from(cartItem)
          .where(and(eq(cartItem.cartId, cart.cartId), eq(cartItem.itemId, itemId ?? -1)));
        if (!own) throw fail("error.gift.item", "Scegli l'articolo a cui applicare il codice.");
      }
      await tx
        .insert(cartGift)
        .values({ cartId: cart.cartId, giftCertificateId: row.giftCertificateId, itemId: itemId ?? null })
        .onConflictDoUpdate({
          target: [cartGift.cartId, cartGift.giftCertificateId],
          set: { itemId: itemId ?? null },
        });
    });
  });

  app.post("/ebsn/api/cart-giftcertificate/remove_code", async (request) => {
    const { code } = fields(request, codeSchema);
    return changeCart(request, context, async ({ tx, cart }) => {
      const rows = await tx.select().from(giftCertificate);
      const row = rows.find(({ giftCode }) => giftCode.toUpperCase() === code.toUpperCase());
      if (!row) throw fail("error.gift.unknown", "Questo codice non è nel carrello.");
      await tx
        .delete(cartGift)
        .where(and(eq(cartGift.cartId, cart.cartId), eq(cartGift.giftCertificateId, row.giftCertificateId)));
    });
  });

  const list = async (request: FastifyRequest, assignedOnly = false) => {
    const { customerId } = customerOf(request);
    const { show_history } = query(request, z.object({ show_history: z.string().optional() }));
    const history = show_history === "true";
    const now = clock.now();
    const { cartId } = await openCart(db, customerId, now);
    const inCart = await giftsInCart(db, cartId);
    const used = await db.select().from(usedGift).where(eq(usedGift.customerId, customerId));
    const orderOf = new Map(used.map(({ giftCertificateId, orderId }) => [giftCertificateId, orderId]));
    const own = eq(giftCertificate.customerId, customerId);
    const rows = await db
      .select()
      .from(giftCertificate)
      .where(
        or(
          and(
            eq(giftCertificate.listed, true),
            assignedOnly ? own : or(isNull(giftCertificate.customerId), own),
          ),
          // What was used is remembered, also a code nobody is shown.
          history ? inArray(giftCertificate.giftCertificateId, [...orderOf.keys()]) : undefined,
        ),
      )
      .orderBy(giftCertificate.endDate, giftCertificate.giftCertificateId);
    const today = romeDate(now);
    const current = rows.filter(
      ({ giftCertificateId, endDate }) =>
        history || (!orderOf.has(giftCertificateId) && (endDate === null || endDate >= today)),
    );
    return ok({
      giftCertificates: current.map((row) => {
        const orderId = orderOf.get(row.giftCertificateId);
        return giftWire(row, {
          ...(inCart.has(row.giftCertificateId) ? { cartId } : {}),
          ...(orderId === undefined ? {} : { orderId }),
        });
      }),
    });
  };
  app.get("/ebsn/api/giftcertificate/list", (request) => list(request));
  app.get("/ebsn/api/giftcertificate/list-manual-assigned", (request) => list(request, true));
}
