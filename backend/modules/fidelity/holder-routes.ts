import { and, eq, isNull } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireAgreement, WireAnagraphic } from "../../../lib/ebsn/schemas/fidelity";
import {
  ANAGRAPHIC_FIELDS,
  type AnagraphicValues,
  validateAnagraphic,
} from "../../../lib/rules/account/anagraphic";
import type { Context } from "../../context";
import { customer, loyaltyCard } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { areSecretsEqual } from "../../equal-secrets";
import { parseBody, parseFields, parseQuery } from "../../http/input";
import { int, optionalInt } from "../../http/number";
import { getVisitorId } from "../auth/visitor-id";
import { throwFieldErrors } from "../profile/field-errors";
import { getVisitor, requireCustomer } from "../session/visitor";
import { agreementToken } from "./agreement-token";
import { findCards } from "./cards";
import { throttleCards } from "./throttle-cards";

const HOLDER_TYPE = 1;

const agreementSchema = z.object({
  action: z.literal("agreement"),
  email: z.string().trim().toLowerCase().max(200).default(""),
  coopId: optionalInt,
  token: z.string().trim().max(200).default(""),
});

const text = z.string().trim().max(200).default("");
const personSchema = z.object({
  client_code: z.string().trim().max(20),
  identifier: text,
  person_type_id: int,
});
const valuesSchema = z.object(
  Object.fromEntries(ANAGRAPHIC_FIELDS.map((name) => [name, text])) as Record<
    keyof AnagraphicValues,
    typeof text
  >,
);

const invalidLink = () =>
  ebsnError("error.card_agreement.token", "Questo link non vale: accedi e accetta dal tuo profilo.");
const unknownCard = () => ebsnError("error.anagraphic.card", "Questa carta non è sul tuo account.", 404);

export async function cardHolderRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  /** By session or by the link in the email. */
  async function findConfirmingCustomer(request: FastifyRequest, email: string, token: string) {
    const { customer: visitor } = getVisitor(request);
    if (visitor && !token) return visitor;
    await throttleCards(db, `agreement:${getVisitorId(request)}`, clock.now());
    const [row] = await db.select().from(customer).where(eq(customer.login, email));
    if (!row?.fidelityCard || !areSecretsEqual(token, agreementToken(row))) throw invalidLink();
    return row;
  }

  app.post("/ebsn/api/registration-card/registration_confirm", async (request) => {
    const { email, token } = parseFields(request, agreementSchema);
    const owner = await findConfirmingCustomer(request, email, token);
    await db
      .update(loyaltyCard)
      .set({ agreedAt: clock.now() })
      .where(and(eq(loyaltyCard.fidelityCard, owner.fidelityCard), isNull(loyaltyCard.agreedAt)));
    return ok<WireAgreement>({ agreed: true });
  });

  async function requireOwnCard(request: FastifyRequest) {
    const owner = requireCustomer(request);
    const { client_code, identifier, person_type_id } = parseQuery(request, personSchema);
    const code = client_code.replace(/\s/g, "");
    const cards = await findCards(db, owner, clock.now());
    const isOwn = cards.some(({ fidelityCard }) => fidelityCard === code);
    const isSamePerson = !identifier || identifier.toUpperCase() === owner.fiscalCode;
    if (!isOwn || !isSamePerson || person_type_id !== HOLDER_TYPE) throw unknownCard();
    return code;
  }

  const anagraphicWire = (values: Record<string, string>): WireAnagraphic =>
    Object.fromEntries(ANAGRAPHIC_FIELDS.map((name) => [name, values[name] ?? ""]));

  app.post("/ebsn/api/finiper-anagraphic/anag_data_get", async (request) => {
    const code = await requireOwnCard(request);
    const [row] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, code));
    return ok({ anagraphic: anagraphicWire(row?.anagraphic ?? {}) });
  });

  app.post("/ebsn/api/finiper-anagraphic/anag_data_save", async (request) => {
    const code = await requireOwnCard(request);
    const values = parseBody(request, valuesSchema);
    throwFieldErrors("anagraphic", validateAnagraphic(values));
    await db.update(loyaltyCard).set({ anagraphic: values }).where(eq(loyaltyCard.fidelityCard, code));
    return ok({ anagraphic: anagraphicWire(values) });
  });
}
