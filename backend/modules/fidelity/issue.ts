import { randomInt } from "node:crypto";
import type { Db } from "../../db/client";
import { customer, loyaltyCard } from "../../db/schema";
import { toCardNumber } from "../../domain/loyalty-card";
import { eq } from "drizzle-orm";

type Holder = { customerId: number; lastName: string; birthDate: string };

const MAX_ATTEMPTS = 20;

const generateCardNumber = (): string => toCardNumber(String(randomInt(100_000_000)).padStart(8, "0"));

export async function issueCard(tx: Db, holder: Holder, now: Date): Promise<string> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const fidelityCard = generateCardNumber();
    const [existing] = await tx.select().from(customer).where(eq(customer.fidelityCard, fidelityCard));
    if (existing) continue;
    const [row] = await tx
      .insert(loyaltyCard)
      .values({ fidelityCard, ...holder, addedAt: now, agreedAt: now })
      .onConflictDoNothing()
      .returning();
    if (row) return row.fidelityCard;
  }
  throw new Error("no free loyalty card number");
}
