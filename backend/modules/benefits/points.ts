import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { brand } from "../../../brand.config";
import type { WirePoints } from "../../../lib/ebsn/schemas/benefits";
import type { Db } from "../../db/client";
import { customer, pointsMovement, type PointsMovementKind } from "../../db/schema";
import { ebsnError } from "../../envelope";
import { formatItalianDate, romeDate } from "../../rome";
import type { Customer } from "../session/session";
import { requireCustomer } from "../session/visitor";
import { findExpiry } from "./points-expiry";

const MAX_MOVEMENTS = 50;

const noCard = () =>
  ebsnError(
    "error.points.no_card",
    `I punti sono della ${brand.cardName}: chiedila o aggiungila al tuo account.`,
  );
const notEnough = () => ebsnError("error.points.not_enough", "I tuoi punti non bastano.");

export function requireCardHolder(request: FastifyRequest): Customer {
  const owner = requireCustomer(request);
  if (!owner.fidelityCard) throw noCard();
  return owner;
}

type Movement = { kind: PointsMovementKind; points: number; description: string };

/** Negative points are spent; throws when the balance is too low. */
export async function movePoints(
  tx: Db,
  customerId: number,
  { points, ...movement }: Movement,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .update(customer)
    .set({ points: sql`${customer.points} + ${points}` })
    .where(and(eq(customer.customerId, customerId), gte(customer.points, -points)))
    .returning({ points: customer.points });
  if (!row) throw notEnough();
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
      insertDate: formatItalianDate(romeDate(createdAt)),
    })),
  };
}
