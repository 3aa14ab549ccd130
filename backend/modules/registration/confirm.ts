import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { consent, customer, personFiscal, registration, type RegistrationProfile } from "../../db/schema";
import { joinByInvitation } from "../benefits/invitations";
import { mergeVisitorCart } from "../cart/merge-visitor-cart";
import { findDisclaimers } from "../disclaimer/consents";
import { asLanguage } from "../../languages";
import { getTranslator, type Translator } from "../lang/translator";
import { type NewMessage, writeMessage } from "../message/messages";
import { claimCard } from "../fidelity/cards";
import { emails as cardEmails } from "../fidelity/emails";
import { sendMail } from "../mail/outbox";
import { updateCustomer } from "../profile/detail";
import { hashToken } from "../session/token";
import { isUnassignedCard } from "./cards";
import type { RegistrationRow } from "./pending-registration";

export type ConfirmationResult = "success" | "already-confirmed" | "error";

const welcomeMessage = ({ t }: Translator): NewMessage => ({
  kind: "account",
  title: t("account.welcome.title"),
  content: t("account.welcome.content"),
  href: "/profile/addresses",
});

/** "" without a card, and for one that is no longer free. */
async function claimRegisteredCard(
  tx: Db,
  { fidelityCard, lastName }: RegistrationRow["profile"],
  customerId: number,
  now: Date,
): Promise<string> {
  if (!fidelityCard || !(await isUnassignedCard(tx, fidelityCard, lastName))) return "";
  const card = await claimCard(tx, fidelityCard, customerId, now);
  return card?.fidelityCard ?? "";
}

async function createAccount(
  { tx, config }: { tx: Db; config: Context["config"] },
  { login, passwordHash, profile, sessionHash }: RegistrationRow,
  now: Date,
): Promise<boolean> {
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
      language,
      createdAt: now,
    })
    .onConflictDoNothing({ target: customer.login })
    .returning();
  if (!row) return false;
  const { customerId } = row;
  const fidelityCard = await claimRegisteredCard(tx, profile, customerId, now);
  if (fidelityCard)
    await sendMail(
      tx,
      cardEmails.agreement(config, await updateCustomer(tx, customerId, { fidelityCard })),
      now,
    );
  if (company) await tx.insert(personFiscal).values({ ...company, customerId, createdAt: now });
  await writeMessage(tx, customerId, welcomeMessage(getTranslator(language)), now);
  if (profile.invitationCode) await joinByInvitation(tx, customerId, profile.invitationCode, now);
  for (const { row: disclaimer } of await findDisclaimers(tx, profile.storeId, null)) {
    const { registrationDisclaimerId } = disclaimer;
    const given = profile.consents[registrationDisclaimerId];
    if (given !== undefined)
      await tx.insert(consent).values({ customerId, registrationDisclaimerId, given, answeredAt: now });
  }
  if (sessionHash !== null) await mergeVisitorCart(tx, { sessionHash, customer: { customerId }, now });
  return true;
}

const EMPTY_PROFILE: RegistrationProfile = {
  firstName: "",
  lastName: "",
  phone: "",
  postalcode: "",
  fiscalCode: "",
  fidelityCard: "",
  storeId: 0,
  consents: {},
};

/** Every registration of the address: their links answer "already confirmed". Profiles are emptied, since the account has the data. */
async function markConfirmed(tx: Db, login: string, now: Date): Promise<void> {
  const [owner] = await tx
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.login, login));
  await tx
    .update(registration)
    .set({
      confirmedAt: now,
      passwordHash: "",
      profile: EMPTY_PROFILE,
      sessionHash: null,
      customerId: owner?.customerId ?? null,
    })
    .where(and(eq(registration.login, login), isNull(registration.confirmedAt)));
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
    await markConfirmed(tx, login, now);
    return isNew ? "success" : "already-confirmed";
  });
}
