import { brand } from "../../../brand.config";
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { consent, customer, loyaltyCard, personFiscal, registration } from "../../db/schema";
import { joinByInvitation } from "../benefits/invitations";
import { adoptCart } from "../cart/adopt-cart";
import { findDisclaimers } from "../disclaimer/consents";
import { writeMessage } from "../message/messages";
import { hashToken } from "../session/token";
import { requireUnassignedCard } from "./cards";
import type { RegistrationRow } from "./pending-registration";

export type ConfirmationResult = "success" | "already-confirmed" | "error";

const WELCOME_MESSAGE = {
  kind: "account",
  title: `Benvenuto da ${brand.name}`,
  content:
    "Il tuo account è pronto.\nQui ti scriviamo quando c'è qualcosa da sapere: buoni, carta, consegne. Intanto puoi aggiungere un indirizzo e riempire il primo carrello.",
  href: "/profile/addresses",
} as const;

async function findAvailableCard(
  tx: Db,
  { fidelityCard, lastName }: RegistrationRow["profile"],
): Promise<string> {
  if (!fidelityCard) return "";
  return requireUnassignedCard(tx, fidelityCard, lastName).catch(() => "");
}

async function createAccount(
  tx: Db,
  { login, passwordHash, profile, sessionHash }: RegistrationRow,
  now: Date,
): Promise<boolean> {
  const fidelityCard = await findAvailableCard(tx, profile);
  const { firstName, lastName, phone, fiscalCode, companyName, vatNumber, sdiCode, postalcode } = profile;
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
      fiscalCode: companyName ? "" : fiscalCode,
      fidelityCard,
      language: profile.language ?? "it",
      createdAt: now,
    })
    .onConflictDoNothing({ target: customer.login })
    .returning();
  if (!row) return false;
  const { customerId } = row;
  if (fidelityCard)
    await tx
      .update(loyaltyCard)
      .set({ customerId, addedAt: now })
      .where(eq(loyaltyCard.fidelityCard, fidelityCard));
  if (companyName)
    await tx.insert(personFiscal).values({
      customerId,
      company: true,
      name: companyName,
      fiscalCode,
      vatNumber,
      sdiCode,
      address1: "",
      postalcode,
      city: "",
      createdAt: now,
    });
  await writeMessage(tx, customerId, WELCOME_MESSAGE, now);
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
  { db, clock }: Context,
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
    const isNew = await createAccount(tx, pending, now);
    const { registrationId } = pending;
    await tx
      .update(registration)
      .set({ confirmedAt: now, passwordHash: "" })
      .where(eq(registration.registrationId, registrationId));
    // The links of other registrations of this address say that it is confirmed already.
    await tx
      .update(registration)
      .set({ confirmedAt: now, passwordHash: "" })
      .where(and(eq(registration.login, login), isNull(registration.confirmedAt)));
    return isNew ? "success" : "already-confirmed";
  });
}
