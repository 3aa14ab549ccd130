import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { brand } from "../../../brand.config";
import type { WirePoints } from "../../../lib/ebsn/schemas/benefits";
import type { Db } from "../../db/client";
import { customer, pointsMovement, type PointsMovementKind } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { formatItalianDate, shopDate } from "../../shop-dates";
import type { Customer } from "../session/session";
import { requireCustomer } from "../session/visitor";
import { findExpiry } from "./points-expiry";

const MAX_MOVEMENTS = 50;

const noCard = () =>
  ebsnError(
    "error.points.no_card",
    `I punti sono della ${brand.cardName}: chiedila o aggiungila al tuo account.`,
  );
const changed = () =>
  ebsnError(
    "error.points.changed",
    "I tuoi punti sono cambiati nel frattempo: guarda i movimenti prima di riprovare.",
  );
const notEnough = () => ebsnError("error.points.not_enough", "I tuoi punti non bastano.");

export function requireCardHolder(request: FastifyRequest): Customer {
  const owner = requireCustomer(request);
  if (!owner.fidelityCard) throw noCard();
  return owner;
}

const hasPoints = async (tx: Db, customerId: number, balance: number): Promise<boolean> =>
  (await tx.$count(customer, and(eq(customer.customerId, customerId), eq(customer.points, balance)))) > 0;

type Movement = { kind: PointsMovementKind; points: number; description: string };

/** Negative points are spent; throws when the balance is too low, or not what the customer has seen. */
export async function movePoints(
  tx: Db,
  customerId: number,
  { points, ...movement }: Movement,
  now: Date,
  balance?: number,
): Promise<number> {
  const isSeen = balance === undefined ? undefined : eq(customer.points, balance);
  const [row] = await tx
    .update(customer)
    .set({ points: sql`${customer.points} + ${points}` })
    .where(and(eq(customer.customerId, customerId), gte(customer.points, -points), isSeen))
    .returning({ points: customer.points });
  if (!row) {
    const isChanged = balance !== undefined && !(await hasPoints(tx, customerId, balance));
    throw isChanged ? changed() : notEnough();
  }
  await tx.insert(pointsMovement).values({ customerId, points, ...movement, createdAt: now });
  return row.points;
}

export async function loadPoints(db: Db, customerId: number, now: Date): Promise<WirePoints> {
  const [row] = await db
    .select({ points: customer.points })
    .from(customer)
    .where(eq(customer.customerId, customerId));
  const movements = await db
    .select()
    .from(pointsMovement)
    .where(eq(pointsMovement.customerId, customerId))
    .orderBy(desc(pointsMovement.createdAt), desc(pointsMovement.pointsMovementId))
    .limit(MAX_MOVEMENTS);
  return {
    points: row?.points ?? 0,
    ...(await findExpiry(db, customerId, row?.points ?? 0, now)),
    pointsMovements: movements.map(({ pointsMovementId, kind, points, description, createdAt }) => ({
      pointsMovementId,
      kind,
      points,
      description,
      insertDate: formatItalianDate(shopDate(createdAt)),
    })),
  };
}
