import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { getRows } from "@/backend/db/get-rows";

const MAX_TRIES = 500;

/** Until so many sessions of this PostgreSQL database wait for a lock. */
export async function untilWaiting(db: Db, count: number): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    if (getRows(found).length >= count) return;
    await setTimeout(20);
  }
  throw new Error(`fewer than ${count} sessions wait for a lock`);
}
