import { and, eq, gt, gte, inArray, lt, sql, sum } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { lastDayOfPoints } from "../../../lib/rules/account/points";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, pointsMovement, type PointsMovementKind } from "../../db/schema";
import { lockSubject } from "../../db/subject-lock";
import { formatItalianDate, shopDate } from "../../shop-dates";

const EARNING_KINDS: PointsMovementKind[] = ["store", "invitation", "opening"];

export const OPENING_DESCRIPTION = "Punti già sulla carta";

/** What a cancelled reward gives back was earned before. */
const isGain = and(inArray(pointsMovement.kind, EARNING_KINDS), gt(pointsMovement.points, 0));

const yearOf = (now: Date): number => Number(shopDate(now).slice(0, 4));
const startOf = (year: number): Date => new Date(`${year}-01-01T00:00:00+01:00`);

export type PointsExpiry = { expiringPoints: number; expiringDate: string };

/** Points are spent oldest first, so the balance beyond this year's gains is older. */
export async function findExpiry(
  db: Db,
  customerId: number,
  points: number,
  now: Date,
): Promise<PointsExpiry> {
  if (points <= 0) return { expiringPoints: 0, expiringDate: "" };
  const year = yearOf(now);
  const start = startOf(year);
  const gains = and(eq(pointsMovement.customerId, customerId), isGain);
  const [recent] = await db
    .select({ points: sum(pointsMovement.points) })
    .from(pointsMovement)
    .where(and(gains, gte(pointsMovement.createdAt, start)));
  const [earlier] = await db
    .select({ id: pointsMovement.pointsMovementId })
    .from(pointsMovement)
    .where(and(gains, lt(pointsMovement.createdAt, start)))
    .limit(1);
  const older = earlier ? Math.max(0, points - Number(recent?.points ?? 0)) : 0;
  return older > 0
    ? { expiringPoints: older, expiringDate: formatItalianDate(lastDayOfPoints(year - 1)) }
    : { expiringPoints: points, expiringDate: formatItalianDate(lastDayOfPoints(year)) };
}

async function recordOpenings(tx: Db, start: Date, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${pointsMovement} (customer_id, kind, points, description, created_at)
    select c.customer_id, 'opening', c.points, ${OPENING_DESCRIPTION}::text, ${now.toISOString()}::timestamptz
    from ${customer} c
    where c.points > 0 and c.created_at < ${start.toISOString()}::timestamptz
      and not exists (select from ${pointsMovement}
        where ${pointsMovement.customerId} = c.customer_id and ${isGain})`);
}

async function recordExpiries(tx: Db, start: Date, now: Date): Promise<void> {
  await tx.execute(sql`
    with gained as (
      select customer_id, coalesce(sum(points) filter (where created_at >= ${start.toISOString()}::timestamptz), 0) as points
      from ${pointsMovement} where ${isGain}
      group by customer_id having min(created_at) < ${start.toISOString()}::timestamptz
    ), older as (
      select c.customer_id, c.points - g.points as points
      from ${customer} c join gained g on g.customer_id = c.customer_id
      where c.points > g.points
      for update of c
    ), expired as (
      update ${customer} c set points = c.points - older.points
      from older where older.customer_id = c.customer_id
      returning c.customer_id, older.points
    )
    insert into ${pointsMovement} (customer_id, kind, points, description, created_at)
    select customer_id, 'expiry', -points, 'Punti scaduti', ${now.toISOString()}::timestamptz from expired`);
}

/** Expires points earned before last year. */
export async function expirePoints(db: Db, now: Date): Promise<void> {
  const start = startOf(yearOf(now) - 1);
  await db.transaction(async (tx) => {
    await lockSubject(tx, "points-expiry");
    // Balances from before gains were recorded count from today.
    await recordOpenings(tx, start, now);
    await recordExpiries(tx, start, now);
  });
}

/** Runs with the first request of a year, and with the next one while it fails. */
export function registerPointsExpiry(app: FastifyInstance, { db, clock }: Context): void {
  let doneYear = 0;
  app.addHook("onRequest", async (request) => {
    const now = clock.now();
    if (yearOf(now) <= doneYear) return;
    doneYear = yearOf(now);
    await expirePoints(db, now).catch((error: unknown) => {
      doneYear = 0;
      request.log.error({ err: error }, "points did not expire");
    });
  });
}
