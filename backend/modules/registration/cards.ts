import { eq } from "drizzle-orm";
import type { Db } from "../../db/client";
import { customer, loyaltyCard } from "../../db/schema";
import { fail } from "../../envelope";

const sameName = (one: string, other: string) =>
  one.trim().localeCompare(other.trim(), "it", { sensitivity: "base" }) === 0;

const refused = () =>
  fail("error.registration.fidelity_card.not_valid", "Numero di carta fedeltà non valido");

/** A card of this surname that nobody has on an account yet; one refusal for every other, so that nothing is learnt of others' cards. */
export async function freeCard(db: Db, fidelityCard: string, lastName: string): Promise<string> {
  const [issued] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  if (!issued || issued.customerId !== null || !sameName(issued.lastName, lastName)) throw refused();
  const [holder] = await db
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.fidelityCard, fidelityCard));
  if (holder) throw refused();
  return fidelityCard;
}
