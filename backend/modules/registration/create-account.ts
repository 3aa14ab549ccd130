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
import { INCOMPLETE_LEVEL } from "../social/link-identity";
import { isUnassignedCard } from "./cards";
import type { RegistrationRow } from "./pending-registration";

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

type NewAccount = Pick<RegistrationRow, "login" | "passwordHash" | "profile" | "sessionHash">;

/** Without a name its profile is incomplete; false where the address has an account. */
export async function createAccount(
  { tx, config }: { tx: Db; config: Context["config"] },
  { login, passwordHash, profile, sessionHash }: NewAccount,
  now: Date,
): Promise<boolean> {
  const language = asLanguage(profile.language);
  const { firstName, lastName, phone, fiscalCode, company, postalcode, consents } = profile;
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
      ...(lastName ? {} : { profileLevel: INCOMPLETE_LEVEL, profileConfirmed: false }),
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
  const hasAnswered = Object.keys(consents).length > 0;
  for (const { row: disclaimer } of hasAnswered ? await findDisclaimers(tx, profile.storeId, null) : []) {
    const { registrationDisclaimerId } = disclaimer;
    const given = consents[registrationDisclaimerId];
    if (given !== undefined)
      await tx.insert(consent).values({ customerId, registrationDisclaimerId, given, answeredAt: now });
  }
  if (sessionHash !== null) await mergeVisitorCart(tx, { sessionHash, customer: { customerId }, now });
  return true;
}

export const EMPTY_PROFILE: RegistrationProfile = {
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
export async function markConfirmed(tx: Db, login: string, now: Date): Promise<void> {
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
