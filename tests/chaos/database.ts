import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { systemClock } from "@/backend/clock";
import { openDatabase } from "@/backend/db/client";
import { migrate, withMigrationLock } from "@/backend/db/migrate";
import { seed } from "@/backend/db/seed";
import { readTemplate } from "../support/database-template";
import { copyCustomers, FIRST_CUSTOMER, type Query } from "../bench/population";

export type DatabaseTarget = { url: string; dataDir: string };

export const AMPLE_STOCK = 100_000;

/** Marker in names and addresses of customer `n`; in another customer's responses it is a leak. */
export const markerOf = (n: number | string) => `Marca${n}Qz`;
const MARKER_SQL = `'Marca' || n || 'Qz'`;

/** While no backend is open: a PGlite folder has one owner. */
export async function withDatabase<T>(
  { url, dataDir }: DatabaseTarget,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const template = url || existsSync(dataDir) ? null : readTemplate();
  const database = await openDatabase({ url, dataDir, ...(template ? { template } : {}) });
  const query: Query = async <Row>(text: string) =>
    ((await database.db.execute(sql.raw(text))) as unknown as { rows: Row[] }).rows;
  try {
    await withMigrationLock(database, async () => {
      await migrate(database.db);
      await seed(database.db, { clock: systemClock, scale: 0, progress: () => undefined });
    });
    return await work(query);
  } finally {
    await database.close();
  }
}

/** Distinguishable customers, and products and places to count. */
export async function populate(target: DatabaseTarget, customers: number): Promise<void> {
  await withDatabase(target, async (query) => {
    await copyCustomers(query, customers, {
      customer: { first_name: MARKER_SQL, last_name: MARKER_SQL },
      address: { address_name: MARKER_SQL, address1: `'Via ' || ${MARKER_SQL}` },
    });
    await query(`update product set stock = ${AMPLE_STOCK}, daily_max = null, day_lock = ''`);
    // The seed's own orders may fall due meanwhile: their substitutes would leave the stock.
    await query(
      `update "order" set prepared_at = now() where customer_id <= ${FIRST_CUSTOMER} and prepared_at is null`,
    );
    await query(`update timeslot set capacity = ${AMPLE_STOCK}`);
    await query("delete from slot_load");
    await query(
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       select t.timeslot_id, current_date + d, w.warehouse_id, ${AMPLE_STOCK}, 0
       from timeslot t cross join generate_series(0, 12) d cross join warehouse w`,
    );
    // Slots of stores and lockers are counted by their address.
    await query(
      `insert into slot_load (timeslot_id, slot_date, point_id, capacity, taken)
       select t.timeslot_id, current_date + d, a.address_id, ${AMPLE_STOCK}, 0
       from timeslot t cross join generate_series(0, 12) d
         join address a on a.delivery_service_id = t.delivery_service_id
       where a.customer_id > ${FIRST_CUSTOMER} or a.customer_id is null on conflict do nothing`,
    );
  });
}
