import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { DEFAULT_STORE_ID } from "../../../lib/rules/delivery/default-store";
import { REGISTRATION_MODULE } from "../../../lib/rules/account/consents";
import type { Context } from "../../context";
import { consent, disclaimer } from "../../db/schema";
import { ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { requireCustomer, getVisitor } from "../session/visitor";
import { requireStore } from "../store/require-store";
import { findDisclaimers, disclaimerWire, hasAnsweredAll, saveConsents } from "./consents";

const listSchema = z.object({ store_id: optionalInt, registration_module_type_id: optionalInt });
const consentValue = z
  .union([z.boolean(), z.enum(["0", "1"]), z.literal(0), z.literal(1)])
  .transform((value) => value === true || value === "1" || value === 1);
const updateSchema = z.object({
  store_id: int,
  registration_module_type_id: optionalInt,
  disclaimers: z
    .array(z.object({ registrationDisclaimerId: int, value: consentValue }))
    .min(1)
    .max(40),
});

export async function disclaimerRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  const listDisclaimers = async (request: FastifyRequest) => {
    const { store_id: storeId = DEFAULT_STORE_ID, registration_module_type_id: moduleTypeId } = parseQuery(
      request,
      listSchema,
    );
    await requireStore(db, storeId);
    const { customer } = getVisitor(request);
    const answered = await findDisclaimers(db, storeId, customer?.customerId ?? null, moduleTypeId);
    return ok({ registrationDisclaimers: answered.map(disclaimerWire) });
  };
  app.get("/ebsn/api/registration-disclaimer/list", listDisclaimers);
  app.get("/ebsn/api/ccno-registration-disclaimer/list", listDisclaimers);

  app.get("/ebsn/api/user-registration-disclaimer/list-by-type", async (request) => {
    const { customerId } = requireCustomer(request);
    const { registration_module_type_id: moduleTypeId } = parseQuery(request, listSchema);
    const rows = await db
      .select({ row: disclaimer, given: consent.given })
      .from(consent)
      .innerJoin(disclaimer, eq(disclaimer.registrationDisclaimerId, consent.registrationDisclaimerId))
      .where(
        and(
          eq(consent.customerId, customerId),
          eq(disclaimer.registrationModuleTypeId, moduleTypeId ?? REGISTRATION_MODULE),
        ),
      )
      .orderBy(disclaimer.registrationDisclaimerId);
    return ok({ registrationDisclaimers: rows.map(disclaimerWire) });
  });

  app.get("/ebsn/api/user-registration-disclaimer/check-disclaimer", async (request) => {
    const { customerId } = requireCustomer(request);
    const { store_id: storeId = DEFAULT_STORE_ID, registration_module_type_id: moduleTypeId } = parseQuery(
      request,
      listSchema,
    );
    await requireStore(db, storeId);
    const answered = await findDisclaimers(db, storeId, customerId, moduleTypeId);
    return ok({ accepted: hasAnsweredAll(answered) });
  });

  app.post("/ebsn/api/user-registration-disclaimer/update-disclaimer", async (request) => {
    const { customerId } = requireCustomer(request);
    const {
      store_id: storeId,
      disclaimers,
      registration_module_type_id: moduleTypeId,
    } = parseBody(request, updateSchema);
    const answered = await db.transaction(async (tx) => {
      await saveConsents(
        tx,
        { customerId, storeId, registrationModuleTypeId: moduleTypeId, answers: disclaimers },
        clock.now(),
      );
      return findDisclaimers(tx, storeId, customerId, moduleTypeId);
    });
    return ok({ registrationDisclaimers: answered.map(disclaimerWire) });
  });
}
