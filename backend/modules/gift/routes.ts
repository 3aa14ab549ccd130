import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import { cartGift, giftCertificate, usedGift } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import type { WireThresholds } from "../../../lib/ebsn/schemas/cart-advice";
import { toEuros } from "../../euros";
import { romeDate } from "../../rome";
import { optionalInt } from "../address/query";
import { changeCustomersCart, requireCartCustomer } from "../cart/change";
import { getCustomersCart } from "../cart/current-cart";
import { loadCart } from "../cart/state";
import { requireCustomer } from "../session/visitor";
import { findGiftLine } from "./gift-line";
import {
  belowMinimum,
  findGiftsInCart,
  giftWire,
  findUsableGift,
  hasCode,
  requireOnePerOrder,
} from "./gifts";

const codeSchema = z.object({ code: z.string().trim().min(1).max(60), item_id: optionalInt });

/** Prefixes of the same calls at different shops. */
const PREFIXES = ["cart-giftcertificate", "finiper-cart-giftcertificate"];

export async function giftRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;

  for (const prefix of PREFIXES) {
    app.route({
      method: ["GET", "POST"],
      url: `/ebsn/api/${prefix}/check`,
      handler: async (request) => {
        const customer = requireCartCustomer(request);
        const { code, item_id: itemId } = parseFields(request, codeSchema);
        const now = clock.now();
        const cart = await getCustomersCart(db, customer.customerId, now);
        const row = await findUsableGift(db, code, cart, now);
        await requireOnePerOrder(db, cart.cartId, row);
        const lineId = await findGiftLine(db, cart.cartId, row, itemId).catch(() => null);
        const { adjustments } = (
          await loadCart(db, cart, customer, now, { candidateGift: { row, itemId: lineId } })
        ).totals;
        const own = adjustments.find(
          ({ giftCertificateId, userGiftId }) =>
            giftCertificateId === row.giftCertificateId && userGiftId === null,
        );
        return ok({ giftCertificate: { ...giftWire(row), discountAmount: toEuros(own?.amountCents ?? 0) } });
      },
    });

    app.post(`/ebsn/api/${prefix}/add_code`, async (request) => {
      const { code, item_id: itemId } = parseFields(request, codeSchema);
      return changeCustomersCart(request, context, async ({ tx, cart, customer, now }) => {
        const row = await findUsableGift(tx, code, cart, now);
        await requireOnePerOrder(tx, cart.cartId, row);
        const state = await loadCart(tx, cart, customer, now);
        if (state.totals.productsNetCents < row.minimumCents) throw belowMinimum(row);
        const lineId = await findGiftLine(tx, cart.cartId, row, itemId);
        await tx
          .insert(cartGift)
          .values({ cartId: cart.cartId, giftCertificateId: row.giftCertificateId, itemId: lineId })
          .onConflictDoUpdate({
            target: [cartGift.cartId, cartGift.giftCertificateId],
            set: { itemId: lineId },
          });
      });
    });

    app.post(`/ebsn/api/${prefix}/remove_code`, async (request) => {
      const { code } = parseFields(request, codeSchema);
      return changeCustomersCart(request, context, async ({ tx, cart }) => {
        const [row] = await tx.select().from(giftCertificate).where(hasCode(code));
        if (!row) throw fail("error.gift.not_in_cart", "Questo codice non è nel carrello.");
        await tx
          .delete(cartGift)
          .where(
            and(eq(cartGift.cartId, cart.cartId), eq(cartGift.giftCertificateId, row.giftCertificateId)),
          );
      });
    });
  }

  const listGifts = async (request: FastifyRequest, assignedOnly = false) => {
    const { customerId } = requireCustomer(request);
    const { show_history } = parseQuery(request, z.object({ show_history: z.string().optional() }));
    const showHistory = show_history === "true";
    const now = clock.now();
    const { cartId } = await getCustomersCart(db, customerId, now);
    const inCart = await findGiftsInCart(db, cartId);
    const used = await db.select().from(usedGift).where(eq(usedGift.customerId, customerId));
    const orderIdByGift = new Map(used.map(({ giftCertificateId, orderId }) => [giftCertificateId, orderId]));
    const ownFilter = eq(giftCertificate.customerId, customerId);
    const rows = await db
      .select()
      .from(giftCertificate)
      .where(
        or(
          and(
            eq(giftCertificate.listed, true),
            assignedOnly ? ownFilter : or(isNull(giftCertificate.customerId), ownFilter),
          ),
          // Used codes stay in the history even when unlisted.
          showHistory ? inArray(giftCertificate.giftCertificateId, [...orderIdByGift.keys()]) : undefined,
        ),
      )
      .orderBy(giftCertificate.endDate, giftCertificate.giftCertificateId);
    const today = romeDate(now);
    const current = rows.filter(
      ({ giftCertificateId, endDate }) =>
        showHistory || (!orderIdByGift.has(giftCertificateId) && (endDate === null || endDate >= today)),
    );
    return ok({
      giftCertificates: current.map((row) => {
        const orderId = orderIdByGift.get(row.giftCertificateId);
        return giftWire(row, {
          ...(inCart.has(row.giftCertificateId) ? { cartId } : {}),
          ...(orderId === undefined ? {} : { orderId }),
        });
      }),
    });
  };
  app.get("/ebsn/api/cart-giftcertificate/cart-threshold", async (request) => {
    const customer = requireCartCustomer(request);
    const now = clock.now();
    const cart = await getCustomersCart(db, customer.customerId, now);
    const { productsNetCents } = (await loadCart(db, cart, customer, now)).totals;
    const used = await db.select().from(usedGift).where(eq(usedGift.customerId, customer.customerId));
    const usedIds = new Set(used.map(({ giftCertificateId }) => giftCertificateId));
    const today = romeDate(now);
    const rows = await db
      .select()
      .from(giftCertificate)
      .where(
        and(
          eq(giftCertificate.listed, true),
          or(isNull(giftCertificate.customerId), eq(giftCertificate.customerId, customer.customerId)),
        ),
      )
      .orderBy(giftCertificate.minimumCents, giftCertificate.giftCertificateId);
    return ok<WireThresholds>({
      thresholds: rows
        .filter(
          ({ giftCertificateId, endDate, minimumCents }) =>
            !usedIds.has(giftCertificateId) &&
            (endDate === null || endDate >= today) &&
            minimumCents > productsNetCents,
        )
        .map(({ giftCode, description, minimumCents }) => ({
          giftCode,
          description,
          minimumAmount: toEuros(minimumCents),
          missingAmount: toEuros(minimumCents - productsNetCents),
        })),
    });
  });

  app.get("/ebsn/api/giftcertificate/list", (request) => listGifts(request));
  app.get("/ebsn/api/giftcertificate/list-manual-assigned", (request) => listGifts(request, true));
}
