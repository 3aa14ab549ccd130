import { and, asc, eq, ne } from "drizzle-orm";
import type { WireFidelityCard } from "../../../lib/ebsn/schemas/fidelity";
import type { Db } from "../../db/client";
import { customer, loyaltyCard } from "../../db/schema";
import { fail } from "../../envelope";
import type { Customer } from "../session/session";

type OwnCard = WireFidelityCard & { fidelityCard: string };

export type CardRow = typeof loyaltyCard.$inferSelect;

const refused = () => fail("error.fidelity_card.not_valid", "Numero di carta fedeltà non valido");

/** The cards on an account: the one it buys with first, then by when they were added. */
export async function cardsOf(db: Db, { customerId, fidelityCard, points }: Customer): Promise<OwnCard[]> {
  const rows = await db
    .select({ fidelityCard: loyaltyCard.fidelityCard })
    .from(loyaltyCard)
    .where(and(eq(loyaltyCard.customerId, customerId), ne(loyaltyCard.fidelityCard, fidelityCard)))
    .orderBy(asc(loyaltyCard.addedAt), asc(loyaltyCard.fidelityCard));
  return [
    ...(fidelityCard ? [{ fidelityCard, main: true, points }] : []),
    ...rows.map((row) => ({ fidelityCard: row.fidelityCard, main: false })),
  ];
}

/** An issued card of a birthday that is on nobody's account; one refusal for all others, so that nothing is learnt of them. */
export async function freeCardOf(db: Db, fidelityCard: string, birthDate: string | null): Promise<CardRow> {
  const [issued] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  if (!issued || issued.customerId !== null || issued.birthDate !== birthDate) throw refused();
  const [holder] = await db
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.fidelityCard, fidelityCard));
  if (holder) throw refused();
  return issued;
}
