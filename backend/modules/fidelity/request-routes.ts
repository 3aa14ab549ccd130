import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { cardRequestFaults, isOfAge } from "../../../lib/rules/fidelity";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { ticked } from "../../http/flag";
import { body, query } from "../../http/input";
import { readDate, romeDate } from "../../rome";
import { sendMail } from "../mail/outbox";
import { writeMessage } from "../message/messages";
import { changeCustomer } from "../profile/detail";
import { refuseFaults } from "../profile/refuse";
import { STAFF_TYPE } from "../session/staff";
import { customerOf } from "../session/visitor";
import { cardsOf } from "./cards";
import { issueCard } from "./issue";
import { letters } from "./letters";

const short = z.string().trim().max(200).default("");

const actionSchema = z.object({ registration_card_action: z.literal("request") });

const profileSchema = z.object({
  firstName: short,
  lastName: short,
  birthDate: short,
  fiscalCode: short,
  phone: short,
  postalcode: short,
  conditions: ticked,
});

const hasOne = () => fail("error.fidelity_card.has_one", "Hai già una carta sul tuo account.");
const minor = () =>
  fail(
    "error.fidelity_card.birth_date.not_valid",
    "La Carta Vantaggi si chiede dai 18 anni: controlla la data di nascita.",
  );
const staffOnly = () =>
  fail("error.fidelity_card.staff", "Con l'account di chi lavora nel negozio non si chiede una carta.");

/** A first loyalty card for a customer without one (spec 3 §7, registration-card/register-user). */
export async function cardRequestRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock, config } = context;

  app.post("/ebsn/api/registration-card/register-user", async (request) => {
    const { customerId, userTypeId, email } = customerOf(request);
    query(request, actionSchema);
    const { conditions, ...values } = body(request, profileSchema);
    if (userTypeId === STAFF_TYPE) throw staffOnly();
    refuseFaults("fidelity_card", cardRequestFaults({ ...values, conditions }));
    const now = clock.now();
    const birthDate = readDate(values.birthDate) ?? "";
    if (!isOfAge(birthDate, romeDate(now))) throw minor();
    const changed = await db.transaction(async (transaction) => {
      const tx = transaction as Db;
      const [owner] = await tx
        .select()
        .from(customer)
        .where(eq(customer.customerId, customerId))
        .for("update");
      if (!owner || owner.fidelityCard) throw hasOne();
      const { lastName } = values;
      const fidelityCard = await issueCard(tx, { customerId, lastName, birthDate }, now);
      await writeMessage(tx, customerId, letters.issuedMessage(fidelityCard), now);
      return changeCustomer(tx, customerId, {
        ...values,
        birthDate,
        fiscalCode: values.fiscalCode.toUpperCase(),
        fidelityCard,
        profileConfirmed: true,
      });
    });
    await sendMail(db, letters.issued(config.STOREFRONT_URL, email, changed.fidelityCard), now);
    return ok({ cards: await cardsOf(db, changed) });
  });
}
