import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { consent, customer, loyaltyCard, personFiscal, registration } from "../../db/schema";
import { disclaimersOf } from "../disclaimer/consents";
import { writeMessage } from "../message/messages";
import { hashToken } from "../session/token";
import { freeCard } from "./cards";
import type { Registration } from "./waiting";

export type Confirmed = "success" | "already-confirmed" | "error";

const WELCOME = {
  kind: "account",
  title: "Benvenuto da Madia",
  content:
    "Il tuo account è pronto.\nQui ti scriviamo quando c'è qualcosa da sapere: buoni, carta, consegne. Intanto puoi aggiungere un indirizzo e riempire il primo carrello.",
  href: "/profile/addresses",
} as const;

/** The card of a registration, if nobody took it meanwhile. */
async function cardOf(tx: Db, { fidelityCard, lastName }: Registration["profile"]): Promise<string> {
  if (!fidelityCard) return "";
  return freeCard(tx, fidelityCard, lastName).catch(() => "");
}

async function openAccount(
  tx: Db,
  { login, passwordHash, profile }: Registration,
  now: Date,
): Promise<boolean> {
  const fidelityCard = await cardOf(tx, profile);
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
  await writeMessage(tx, customerId, WELCOME, now);
  for (const { row: asked } of await disclaimersOf(tx, profile.storeId, null)) {
    const { registrationDisclaimerId } = asked;
    const given = profile.consents[registrationDisclaimerId];
    if (given !== undefined)
      await tx.insert(consent).values({ customerId, registrationDisclaimerId, given, answeredAt: now });
  }
  return true;
}

/** Opens the account of whoever holds the code of the mail; once. */
export async function confirmRegistration(
  { db, clock }: Context,
  login: string,
  code: string,
): Promise<Confirmed> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const tx = transaction as Db;
    const [found] = await tx
      .select()
      .from(registration)
      .where(and(eq(registration.codeHash, hashToken(code)), eq(registration.login, login)))
      .for("update");
    if (!found) return "error";
    if (found.confirmedAt) return "already-confirmed";
    if (found.expiresAt <= now) return "error";
    const isNew = await openAccount(tx, found, now);
    const { registrationId } = found;
    await tx
      .update(registration)
      .set({ confirmedAt: now, passwordHash: "" })
      .where(eq(registration.registrationId, registrationId));
    // Whatever else waited for this address is over.
    await tx.delete(registration).where(and(eq(registration.login, login), isNull(registration.confirmedAt)));
    return isNew ? "success" : "already-confirmed";
  });
}
