import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireThresholds } from "../../../lib/ebsn/schemas/cart-advice";
import type { Context } from "../../context";
import { ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import { optionalInt } from "../../http/number";
import { changeCustomersCart, requireCartCustomer } from "../cart/change";
import { getCustomersCart } from "../cart/current-cart";
import { loadCart } from "../cart/state";
import { requireCustomer } from "../session/visitor";
import { addCode, checkCode, type GiftCode, removeCode } from "./codes";
import { findThresholds, listGifts } from "./list";

const codeSchema = z
  .object({ code: z.string().trim().min(1).max(60), item_id: optionalInt })
  .transform(({ code, item_id: itemId }): GiftCode => ({ code, itemId }));
const listSchema = z.object({ show_history: z.string().optional() });

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
        const giftCode = parseFields(request, codeSchema);
        return ok({ giftCertificate: await checkCode(db, customer, giftCode, clock.now()) });
      },
    });

    app.post(`/ebsn/api/${prefix}/add_code`, async (request) => {
      const giftCode = parseFields(request, codeSchema);
      return changeCustomersCart(request, context, (lockedCart) => addCode(lockedCart, giftCode));
    });

    app.post(`/ebsn/api/${prefix}/remove_code`, async (request) => {
      const { code } = parseFields(request, codeSchema);
      return changeCustomersCart(request, context, (lockedCart) => removeCode(lockedCart, code));
    });
  }

  async function list(request: FastifyRequest, assignedOnly: boolean) {
    const { customerId } = requireCustomer(request);
    const showHistory = parseQuery(request, listSchema).show_history === "true";
    const now = clock.now();
    const cart = await getCustomersCart(db, customerId, now);
    return ok({ giftCertificates: await listGifts(db, cart, now, { showHistory, assignedOnly }) });
  }

  app.get("/ebsn/api/cart-giftcertificate/cart-threshold", async (request) => {
    const customer = requireCartCustomer(request);
    const now = clock.now();
    const cart = await getCustomersCart(db, customer.customerId, now);
    const { productsNetCents } = (await loadCart(db, cart, customer, now)).totals;
    const thresholds = await findThresholds(db, cart, productsNetCents, now);
    return ok<WireThresholds>({ thresholds });
  });

  app.get("/ebsn/api/giftcertificate/list", (request) => list(request, false));
  app.get("/ebsn/api/giftcertificate/list-manual-assigned", (request) => list(request, true));
}
