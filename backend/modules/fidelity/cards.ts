import { and, asc, eq, isNull } from "drizzle-orm";
import type { WireFidelityCard } from "../../../lib/ebsn/schemas/fidelity";
import type { Db } from "../../db/client";
import { customer, loyaltyCard } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { movePoints } from "../benefits/points";
import { findExpiry, OPENING_DESCRIPTION } from "../benefits/points-expiry";
import type { Customer } from "../session/session";
import { translatedError } from "../lang/translated-message";

type OwnCard = WireFidelityCard & { fidelityCard: string };

export type CardRow = typeof loyaltyCard.$inferSelect;

const MAX_CARDS = 5;

const tooManyCards = () =>
  translatedError("error.fidelity_card.full", ({ t }) => t("answer.cardsFull", { max: MAX_CARDS }));

export const invalidCard = () =>
  ebsnError("error.fidelity_card.not_valid", "Numero di carta fedeltà non valido");

export async function findCards(
  db: Db,
  { customerId, fidelityCard, points }: Customer,
  now: Date,
): Promise<OwnCard[]> {
  const rows = await db
    .select({ fidelityCard: loyaltyCard.fidelityCard, agreedAt: loyaltyCard.agreedAt })
    .from(loyaltyCard)
    .where(eq(loyaltyCard.customerId, customerId))
    .orderBy(asc(loyaltyCard.addedAt), asc(loyaltyCard.fidelityCard));
  const main = rows.find((row) => row.fidelityCard === fidelityCard);
  const others = rows.filter((row) => row !== main);
  return [
    ...(fidelityCard
      ? [
          {
            fidelityCard,
            main: true,
            points,
            ...(await findExpiry(db, customerId, points, now)),
            ...(main ? { agreed: main.agreedAt !== null } : {}),
          },
        ]
      : []),
    ...others.map((row) => ({ fidelityCard: row.fidelityCard, main: false, agreed: row.agreedAt !== null })),
  ];
}

/** The customer as of now, whose cards nobody else changes until the end of the transaction. */
export async function lockHolder(tx: Db, customerId: number): Promise<Customer> {
  const [row] = await tx.select().from(customer).where(eq(customer.customerId, customerId)).for("update");
  if (!row) throw new Error(`customer ${customerId} not found`);
  return row;
}

/** Locks the cards of the customer, too. */
export async function lockHolderWithRoom(tx: Db, customerId: number, now: Date): Promise<Customer> {
  const holder = await lockHolder(tx, customerId);
  if ((await findCards(tx, holder, now)).length >= MAX_CARDS) throw tooManyCards();
  return holder;
}

/** One error for all cases, so that nothing leaks about other cards. */
export async function findFreeCard(db: Db, fidelityCard: string, birthDate: string | null): Promise<CardRow> {
  const [issuedCard] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  if (!issuedCard || issuedCard.customerId !== null || issuedCard.birthDate !== birthDate)
    throw invalidCard();
  const [holder] = await db
    .select({ customerId: customer.customerId })
    .from(customer)
    .where(eq(customer.fidelityCard, fidelityCard));
  if (holder) throw invalidCard();
  return issuedCard;
}

/** Those that a deleted account has left on the card. */
async function takePoints(tx: Db, { fidelityCard, points }: CardRow, customerId: number, now: Date) {
  if (points === 0) return;
  await tx.update(loyaltyCard).set({ points: 0 }).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  await movePoints(tx, customerId, { kind: "opening", points, description: OPENING_DESCRIPTION }, now);
}

/** null: another account has taken the card in the meantime. */
export async function claimCard(
  tx: Db,
  fidelityCard: string,
  customerId: number,
  now: Date,
): Promise<CardRow | null> {
  const [card] = await tx
    .update(loyaltyCard)
    .set({ customerId, addedAt: now })
    .where(and(eq(loyaltyCard.fidelityCard, fidelityCard), isNull(loyaltyCard.customerId)))
    .returning();
  if (card) await takePoints(tx, card, customerId, now);
  return card ?? null;
}
