import { brand } from "../../../brand.config";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { validateCardRequest, isAdult } from "../../../lib/rules/account/fidelity";
import type { Context } from "../../context";
import { ebsnError, ok } from "../../envelope";
import { checkbox } from "../../http/flag";
import { parseBody, parseQuery } from "../../http/input";
import { asLanguage } from "../../languages";
import { parseDate, shopDate } from "../../shop-dates";
import { sendMail } from "../mail/outbox";
import { getTranslator } from "../lang/translator";
import { writeMessage } from "../message/messages";
import { updateCustomer } from "../profile/detail";
import { throwFieldErrors } from "../profile/field-errors";
import { STAFF_USER_TYPE } from "../session/staff";
import { requireCustomer } from "../session/visitor";
import { findCards, lockHolder } from "./cards";
import { issueCard } from "./issue";
import { emails } from "./emails";

const shortText = z.string().trim().max(200).default("");

const actionSchema = z.object({ registration_card_action: z.literal("request") });

const profileSchema = z.object({
  firstName: shortText,
  lastName: shortText,
  birthDate: shortText,
  fiscalCode: shortText,
  phone: shortText,
  postalcode: shortText,
  conditions: checkbox,
});

const alreadyHasCard = () => ebsnError("error.fidelity_card.has_one", "Hai già una carta sul tuo account.");
const notAdult = () =>
  ebsnError(
    "error.fidelity_card.birth_date.not_valid",
    `La ${brand.cardName} si chiede dai 18 anni: controlla la data di nascita.`,
  );
const staffOnly = () =>
  ebsnError("error.fidelity_card.staff", "Con l'account di chi lavora nel negozio non si chiede una carta.");

export async function cardRequestRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;

  app.post("/ebsn/api/registration-card/register-user", async (request) => {
    const { customerId, userTypeId, email } = requireCustomer(request);
    parseQuery(request, actionSchema);
    const { conditions, ...values } = parseBody(request, profileSchema);
    if (userTypeId === STAFF_USER_TYPE) throw staffOnly();
    throwFieldErrors("fidelity_card", validateCardRequest({ ...values, conditions }));
    const now = clock.now();
    const birthDate = parseDate(values.birthDate) ?? "";
    if (!isAdult(birthDate, shopDate(now))) throw notAdult();
    const changed = await db.transaction(async (tx) => {
      const owner = await lockHolder(tx, customerId);
      if (owner.fidelityCard) throw alreadyHasCard();
      const { lastName } = values;
      const fidelityCard = await issueCard(tx, { customerId, lastName, birthDate }, now);
      await writeMessage(
        tx,
        customerId,
        emails.issuedMessage(getTranslator(asLanguage(owner.language)), fidelityCard),
        now,
      );
      return updateCustomer(tx, customerId, {
        ...values,
        birthDate,
        fiscalCode: values.fiscalCode.toUpperCase(),
        fidelityCard,
        profileConfirmed: true,
      });
    });
    await sendMail(db, emails.issued(config, email, changed.fidelityCard), now);
    return ok({ cards: await findCards(db, changed, clock.now()) });
  });
}
