import { and, asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { validateInvoice, normalizeInvoice } from "../../../lib/rules/checkout/invoice-data";
import type { Context } from "../../context";
import { personFiscal } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseFields } from "../../http/input";
import { int } from "../../http/number";
import { throwFieldErrors } from "../profile/field-errors";
import { requireCustomer } from "../session/visitor";
import { personFiscalWire } from "./billing";
import { translatedError } from "../lang/translated-message";

const MAX_PERSON_FISCALS = 10;

const shortText = z.string().trim().max(200).default("");

const dataSchema = z.object({
  company: z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]),
  name: shortText,
  fiscalCode: shortText,
  vatNumber: shortText,
  sdiCode: shortText,
  certifiedEmail: shortText,
  address1: shortText,
  addressNumber: shortText,
  postalcode: shortText,
  city: shortText,
  province: shortText,
  country: shortText.transform((iso) => iso || "IT"),
});

const unknownPersonFiscal = () =>
  ebsnError("error.invoice.unknown", "Questi dati di fatturazione non ci sono più.");
const tooManyPersonFiscals = () =>
  translatedError("error.invoice.too_many", ({ t }) =>
    t("answer.tooManyInvoices", { max: MAX_PERSON_FISCALS }),
  );

function validateFields<Values extends z.output<typeof dataSchema>>(values: Values): Values {
  const cleaned = { ...values, ...normalizeInvoice(values) };
  throwFieldErrors("invoice", validateInvoice(cleaned));
  return cleaned;
}

export async function invoiceRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function listResponse(customerId: number) {
    const rows = await db
      .select()
      .from(personFiscal)
      .where(eq(personFiscal.customerId, customerId))
      .orderBy(asc(personFiscal.personFiscalId));
    return ok({ personFiscals: rows.map(personFiscalWire) });
  }

  const ownFilter = (customerId: number, personFiscalId: number) =>
    and(eq(personFiscal.customerId, customerId), eq(personFiscal.personFiscalId, personFiscalId));

  app.get("/ebsn/api/user-person-fiscal/list", (request) =>
    listResponse(requireCustomer(request).customerId),
  );

  app.post("/ebsn/api/user-person-fiscal/insert-billing-address", async (request) => {
    const { customerId } = requireCustomer(request);
    const values = validateFields(parseBody(request, dataSchema));
    await db.transaction(async (tx) => {
      await lockSubject(tx, `person-fiscals:${customerId}`);
      const total = await tx.$count(personFiscal, eq(personFiscal.customerId, customerId));
      if (total >= MAX_PERSON_FISCALS) throw tooManyPersonFiscals();
      await tx.insert(personFiscal).values({ ...values, customerId, createdAt: clock.now() });
    });
    return listResponse(customerId);
  });

  app.post("/ebsn/api/registration/update_billing_address", async (request) => {
    const { customerId } = requireCustomer(request);
    const { personFiscalId, ...input } = parseBody(request, dataSchema.extend({ personFiscalId: int }));
    const changed = await db
      .update(personFiscal)
      .set(validateFields(input))
      .where(ownFilter(customerId, personFiscalId))
      .returning({ personFiscalId: personFiscal.personFiscalId });
    if (changed.length === 0) throw unknownPersonFiscal();
    return listResponse(customerId);
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/user-person-fiscal/delete-person-fiscal",
    handler: async (request) => {
      const { customerId } = requireCustomer(request);
      const { person_fiscal_id: personFiscalId } = parseFields(request, z.object({ person_fiscal_id: int }));
      await db.delete(personFiscal).where(ownFilter(customerId, personFiscalId));
      return listResponse(customerId);
    },
  });
}
