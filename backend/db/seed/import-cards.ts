import { freeCards } from "../../seed/loyalty-cards";
import { people } from "../../seed/people";
import type { Db } from "../client";
import { loyaltyCard } from "../schema";
import type { SeedOptions } from "../seed";

/** Fills the loyalty cards the chain has given out: those of the demo customers and some nobody has on an account. */
export async function importCards(db: Db, { clock }: SeedOptions): Promise<void> {
  const owned = people.flatMap(({ customerId, fidelityCard, lastName, birthDate }) =>
    fidelityCard ? [{ customerId, fidelityCard, lastName, birthDate, addedAt: clock.now() }] : [],
  );
  await db.insert(loyaltyCard).values([...owned, ...freeCards]);
}
