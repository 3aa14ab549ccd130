import { unassignedCards } from "../../seed/loyalty-cards";
import { people } from "../../seed/people";
import type { Db } from "../client";
import { loyaltyCard } from "../schema";
import type { SeedOptions } from "./importer";

export async function importCards(db: Db, { clock }: SeedOptions): Promise<void> {
  const assignedCards = people.flatMap(({ customerId, fidelityCard, lastName, birthDate }) =>
    fidelityCard ? [{ customerId, fidelityCard, lastName, birthDate, addedAt: clock.now() }] : [],
  );
  await db.insert(loyaltyCard).values([...assignedCards, ...unassignedCards]);
}
