import { and, eq, gt, gte, lt, sql, sum } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { lastDayOfPoints } from "../../../lib/rules/points";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { customer, pointsMovement } from "../../db/schema";
import { formatItalianDate, romeDate } from "../../rome";

const yearOf = (now: Date): number => Number(romeDate(now).slice(0, 4));
const startOf = (year: number): Date => new Date(`${year}-01-01T00:00:00+01:00`);

export type PointsExpiry = { expiringPoints: number; expiringDate: string };

/** Points are spent oldest first, so the balance beyond this year's gains is older. */
export async function findExpiry(
  db: Db,
  customerId: number,
  points: number,
  now: Date,
): Promise<PointsExpiry> {
  const year = yearOf(now);
  const start = startOf(year);
  const gains = and(eq(pointsMovement.customerId, customerId), gt(pointsMovement.points, 0));
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
  if (points <= 0) return { expiringPoints: 0, expiringDate: "" };
  return older > 0
    ? { expiringPoints: older, expiringDate: formatItalianDate(lastDayOfPoints(year - 1)) }
    : { expiringPoints: points, expiringDate: formatItalianDate(lastDayOfPoints(year)) };
}

/** Expires points earned before last year; safe under concurrency. */
export async function expirePoints(db: Db, now: Date): Promise<void> {
  const start = startOf(yearOf(now) - 1);
  // Balances from before gains were recorded count from today.
  await db.execute(sql`
    insert into ${pointsMovement} (customer_id, kind, points, description, created_at)
    select c.customer_id, 'opening', c.points, 'Punti già sulla carta', ${now.toISOString()}::timestamptz
    from ${customer} c
    where c.points > 0 and c.created_at < ${start.toISOString()}::timestamptz
      and not exists (select 1 from ${pointsMovement} m where m.customer_id = c.customer_id and m.points > 0)`);
  await db.execute(sql`
    with gained as (
      select customer_id, sum(points) filter (where created_at >= ${start.toISOString()}::timestamptz) as points
      from ${pointsMovement} where points > 0
      group by customer_id having min(created_at) < ${start.toISOString()}::timestamptz
    ), expired as (
      update ${customer} c set points = coalesce(g.points, 0)
      from gained g
      where g.customer_id = c.customer_id and c.points > coalesce(g.points, 0)
      returning c.customer_id, (select old.points from ${customer} old where old.customer_id = c.customer_id) - c.points as lost
    )
    insert into ${pointsMovement} (customer_id, kind, points, description, created_at)
    select customer_id, 'expiry', -lost, 'Punti scaduti', ${now.toISOString()}::timestamptz from expired where lost > 0`);
}

/** Runs with the first request of a year. */
export function registerPointsExpiry(app: FastifyInstance, { db, clock }: Context): void {
  let doneYear = 0;
  app.addHook("onRequest", async () => {
    const now = clock.now();
    if (yearOf(now) <= doneYear) return;
    doneYear = yearOf(now);
    await expirePoints(db, now);
  });
}
