import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, loyaltyCard } from "../../db/schema";
import { ebsnError } from "../../envelope";

const isSameName = (a: string, b: string) =>
  a.trim().localeCompare(b.trim(), "it", { sensitivity: "base" }) === 0;

const invalidCard = () =>
  ebsnError("error.registration.fidelity_card.not_valid", "Numero di carta fedeltà non valido");

/** Whether the card was issued to that name and is on no account yet. */
export async function isUnassignedCard(db: Db, fidelityCard: string, lastName: string): Promise<boolean> {
  const [issued] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  if (!issued || issued.customerId !== null || !isSameName(issued.lastName, lastName)) return false;
  const [holder] = await db
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.fidelityCard, fidelityCard));
  return !holder;
}

/** Every failure gives the same error, so that nothing leaks about other cards. */
export async function requireUnassignedCard(db: Db, fidelityCard: string, lastName: string): Promise<string> {
  if (!(await isUnassignedCard(db, fidelityCard, lastName))) throw invalidCard();
  return fidelityCard;
}
