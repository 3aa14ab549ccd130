import { and, asc, count, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { invoiceFaults, invoiceFields } from "../../../lib/rules/invoice-data";
import type { Context } from "../../context";
import { personFiscal } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { body, fields } from "../../http/input";
import { int } from "../address/query";
import { refuseFaults } from "../profile/refuse";
import { customerOf } from "../session/visitor";
import { personFiscalWire } from "./billing";

const MOST = 10;

const short = z.string().trim().max(200).default("");

const dataSchema = z.object({
  company: z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]),
  name: short,
  fiscalCode: short,
  vatNumber: short,
  sdiCode: short,
  certifiedEmail: short,
  address1: short,
  addressNumber: short,
  postalcode: short,
  city: short,
  province: short,
});

const unknown = () => fail("error.invoice.unknown", "Questi dati di fatturazione non ci sono più.");
const tooMany = () => fail("error.invoice.too_many", `Puoi tenere al massimo ${MOST} dati di fatturazione.`);

function checked<Values extends z.output<typeof dataSchema>>(values: Values): Values {
  const cleaned = { ...values, ...invoiceFields(values) };
  refuseFaults("invoice", invoiceFaults(cleaned));
  return cleaned;
}

/** Whom a customer has invoices made out to (spec 3 §7). */
export async function invoiceRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  async function answer(customerId: number) {
    const rows = await db
      .select()
      .from(personFiscal)
      .where(eq(personFiscal.customerId, customerId))
      .orderBy(asc(personFiscal.personFiscalId));
    return ok({ personFiscals: rows.map(personFiscalWire) });
  }

  const own = (customerId: number, personFiscalId: number) =>
    and(eq(personFiscal.customerId, customerId), eq(personFiscal.personFiscalId, personFiscalId));

  app.get("/ebsn/api/user-person-fiscal/list", (request) => answer(customerOf(request).customerId));

  app.post("/ebsn/api/user-person-fiscal/insert-billing-address", async (request) => {
    const { customerId } = customerOf(request);
    const values = checked(body(request, dataSchema));
    const [kept] = await db
      .select({ total: count() })
      .from(personFiscal)
      .where(eq(personFiscal.customerId, customerId));
    if ((kept?.total ?? 0) >= MOST) throw tooMany();
    await db.insert(personFiscal).values({ ...values, customerId, createdAt: clock.now() });
    return answer(customerId);
  });

  app.post("/ebsn/api/registration/update_billing_address", async (request) => {
    const { customerId } = customerOf(request);
    const { personFiscalId, ...given } = body(request, dataSchema.extend({ personFiscalId: int }));
    const changed = await db
      .update(personFiscal)
      .set(checked(given))
      .where(own(customerId, personFiscalId))
      .returning({ personFiscalId: personFiscal.personFiscalId });
    if (changed.length === 0) throw unknown();
    return answer(customerId);
  });

  app.route({
    method: ["GET", "POST"],
    url: "/ebsn/api/user-person-fiscal/delete-person-fiscal",
    handler: async (request) => {
      const { customerId } = customerOf(request);
      const { person_fiscal_id: personFiscalId } = fields(request, z.object({ person_fiscal_id: int }));
      await db.delete(personFiscal).where(own(customerId, personFiscalId));
      return answer(customerId);
    },
  });
}
