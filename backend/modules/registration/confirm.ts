import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { consent, customer, loyaltyCard, personFiscal, registration } from "../../db/schema";
import { joinByInvitation } from "../benefits/invitations";
import { adoptCart } from "../cart/adopt-cart";
import { findDisclaimers } from "../disclaimer/consents";
import { asLanguage } from "../../languages";
import { getTranslator, type Translator } from "../mail/translator";
import { type NewMessage, writeMessage } from "../message/messages";
import { emails as cardEmails } from "../fidelity/emails";
import { sendMail } from "../mail/outbox";
import { hashToken } from "../session/token";
import { requireUnassignedCard } from "./cards";
import type { RegistrationRow } from "./pending-registration";

export type ConfirmationResult = "success" | "already-confirmed" | "error";

const welcomeMessage = ({ t }: Translator): NewMessage => ({
  kind: "account",
  title: t("account.welcome.title"),
  content: t("account.welcome.content"),
  href: "/profile/addresses",
});

async function findAvailableCard(
  tx: Db,
  { fidelityCard, lastName }: RegistrationRow["profile"],
): Promise<string> {
  if (!fidelityCard) return "";
  return requireUnassignedCard(tx, fidelityCard, lastName).catch(() => "");
}

async function createAccount(
  { tx, config }: { tx: Db; config: Context["config"] },
  { login, passwordHash, profile, sessionHash }: RegistrationRow,
  now: Date,
): Promise<boolean> {
  const fidelityCard = await findAvailableCard(tx, profile);
  const language = asLanguage(profile.language);
  const { firstName, lastName, phone, fiscalCode, company, postalcode } = profile;
  const [row] = await tx
    .insert(customer)
    .values({
      login,
      email: login,
      passwordHash,
      firstName,
      lastName,
      phone,
      postalcode,
      fiscalCode: company ? "" : fiscalCode,
      fidelityCard,
      language,
      createdAt: now,
    })
    .onConflictDoNothing({ target: customer.login })
    .returning();
  if (!row) return false;
  const { customerId } = row;
  if (fidelityCard) {
    await tx
      .update(loyaltyCard)
      .set({ customerId, addedAt: now })
      .where(eq(loyaltyCard.fidelityCard, fidelityCard));
    await sendMail(tx, cardEmails.agreement(config, row), now);
  }
  if (company) await tx.insert(personFiscal).values({ ...company, customerId, createdAt: now });
  await writeMessage(tx, customerId, welcomeMessage(getTranslator(language)), now);
  if (profile.invitationCode) await joinByInvitation(tx, customerId, profile.invitationCode, now);
  for (const { row: disclaimer } of await findDisclaimers(tx, profile.storeId, null)) {
    const { registrationDisclaimerId } = disclaimer;
    const given = profile.consents[registrationDisclaimerId];
    if (given !== undefined)
      await tx.insert(consent).values({ customerId, registrationDisclaimerId, given, answeredAt: now });
  }
  if (sessionHash !== null) await adoptCart(tx, { sessionHash, customer: { customerId }, now });
  return true;
}

/** Creates the account for a confirmation code; single use. */
export async function confirmRegistration(
  { db, clock, config }: Context,
  login: string,
  code: string,
): Promise<ConfirmationResult> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const [pending] = await tx
      .select()
      .from(registration)
      .where(and(eq(registration.codeHash, hashToken(code)), eq(registration.login, login)))
      .for("update");
    if (!pending) return "error";
    if (pending.confirmedAt) return "already-confirmed";
    if (pending.expiresAt <= now) return "error";
    const isNew = await createAccount({ tx, config }, pending, now);
    const { registrationId } = pending;
    await tx
      .update(registration)
      .set({ confirmedAt: now, passwordHash: "" })
      .where(eq(registration.registrationId, registrationId));
    // Marks other registrations of this address as confirmed, for their links.
    await tx
      .update(registration)
      .set({ confirmedAt: now, passwordHash: "" })
      .where(and(eq(registration.login, login), isNull(registration.confirmedAt)));
    return isNew ? "success" : "already-confirmed";
  });
}
