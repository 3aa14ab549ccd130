import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { consent, disclaimer } from "../../db/schema";
import { ok } from "../../envelope";
import { body, query } from "../../http/input";
import { int, optionalInt } from "../address/query";
import { DEFAULT_STORE } from "../cart/delivery";
import { customerOf, visitorOf } from "../session/visitor";
import { disclaimersOf, disclaimerWire, isSettled, keepConsents } from "./consents";

const listSchema = z.object({ store_id: optionalInt, registration_module_type_id: optionalInt });
const answer = z
  .union([z.boolean(), z.enum(["0", "1"]), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === "1" || value === 1);
const updateSchema = z.object({
  store_id: int,
  disclaimers: z
    .array(z.object({ registrationDisclaimerId: int, value: answer }))
    .min(1)
    .max(40),
});

/** Privacy consents of each store (spec 3 §7). */
export async function disclaimerRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const list = async (request: FastifyRequest) => {
    const { store_id: storeId = DEFAULT_STORE } = query(request, listSchema);
    const { customer } = visitorOf(request);
    const asked = await disclaimersOf(db, storeId, customer?.customerId ?? null);
    return ok({ registrationDisclaimers: asked.map(disclaimerWire) });
  };
  app.get("/ebsn/api/registration-disclaimer/list", list);
  app.get("/ebsn/api/ccno-registration-disclaimer/list", list);

  app.get("/ebsn/api/user-registration-disclaimer/list-by-type", async (request) => {
    const { customerId } = customerOf(request);
    const rows = await db
      .select({ row: disclaimer, given: consent.given })
      .from(consent)
      .innerJoin(disclaimer, eq(disclaimer.registrationDisclaimerId, consent.registrationDisclaimerId))
      .where(eq(consent.customerId, customerId))
      .orderBy(disclaimer.registrationDisclaimerId);
    return ok({ registrationDisclaimers: rows.map(disclaimerWire) });
  });

  app.get("/ebsn/api/user-registration-disclaimer/check-disclaimer", async (request) => {
    const { customerId } = customerOf(request);
    const { store_id: storeId = DEFAULT_STORE } = query(request, listSchema);
    return ok({ accepted: isSettled(await disclaimersOf(db, storeId, customerId)) });
  });

  app.post("/ebsn/api/user-registration-disclaimer/update-disclaimer", async (request) => {
    const { customerId } = customerOf(request);
    const { store_id: storeId, disclaimers } = body(request, updateSchema);
    const asked = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      await keepConsents(tx, customerId, storeId, disclaimers, clock.now());
      return disclaimersOf(tx, storeId, customerId);
    });
    return ok({ registrationDisclaimers: asked.map(disclaimerWire) });
  });
}
