import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { priceChange } from "../../db/schema";
import { toEuros } from "../../euros";
import { DAY_MS } from "../../../lib/rules/dates/duration";

/** Covers the 30 days before a running reduction. */
const RETENTION_DAYS = 120;

export async function priceHistoryWire(db: Db, productId: number) {
  const rows = await db
    .select({ changedAt: priceChange.changedAt, cents: priceChange.cents })
    .from(priceChange)
    .where(eq(priceChange.productId, productId))
    .orderBy(asc(priceChange.changedAt));
  return rows.map(({ changedAt, cents }) => ({
    dateIso: changedAt.toISOString(),
    ...(cents === null ? {} : { price: toEuros(cents) }),
  }));
}

/** Deletes a price when its successor is older than the retention, so the price valid at that day is kept. */
export async function prunePrices(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await db.execute(sql`
    delete from ${priceChange} old
    where old.changed_at < ${limit}::timestamptz and exists (
      select from ${priceChange} newer
      where newer.product_id = old.product_id and newer.changed_at > old.changed_at
      and newer.changed_at <= least(${limit}::timestamptz, (
        select max(latest.changed_at) from ${priceChange} latest where latest.product_id = old.product_id
      ) - interval '30 days'))`);
}
