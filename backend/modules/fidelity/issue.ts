import { randomInt } from "node:crypto";
import { gs1CheckDigit } from "../../../lib/rules/gs1";
import type { Db } from "../../db/client";
import { customer, loyaltyCard } from "../../db/schema";
import { LOYALTY_PREFIX } from "../../seed/people";
import { eq } from "drizzle-orm";

type Holder = { customerId: number; lastName: string; birthDate: string };

const MOST_DRAWN = 20;

function drawn(): string {
  const digits = LOYALTY_PREFIX + String(randomInt(100_000_000)).padStart(8, "0");
  return `${digits}${gs1CheckDigit(digits)}`;
}

/** Gives out a card of a number that nobody has, and puts it on the account. */
export async function issueCard(tx: Db, holder: Holder, now: Date): Promise<string> {
  for (let at = 0; at < MOST_DRAWN; at += 1) {
    const fidelityCard = drawn();
    const [taken] = await tx.select().from(customer).where(eq(customer.fidelityCard, fidelityCard));
    if (taken) continue;
    const [row] = await tx
      .insert(loyaltyCard)
      .values({ fidelityCard, ...holder, addedAt: now })
      .onConflictDoNothing()
      .returning();
    if (row) return row.fidelityCard;
  }
  throw new Error("no free loyalty card number");
}
