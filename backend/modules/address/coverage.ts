import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client";
import { address, place, warehouse } from "../../db/schema";
import { fail } from "../../envelope";
import type { AddressRow } from "./wire";

export const HOME = 2;

export type Coverage = { warehouseId: number; zoneId: number | null };

/** Who delivers to a postal code; the town decides where several share one. null: nobody. */
export async function coverageOf(db: Db, postalcode: string, city = ""): Promise<Coverage | null> {
  const [found] = await db
    .select({ warehouseId: place.warehouseId, zoneId: place.zoneId })
    .from(place)
    .where(and(eq(place.postalcode, postalcode), isNotNull(place.warehouseId)))
    .orderBy(sql`lower(${place.city}) = lower(${city}) desc`, asc(place.city))
    .limit(1);
  return found && found.warehouseId !== null
    ? { warehouseId: found.warehouseId, zoneId: found.zoneId }
    : null;
}

export const uncovered = () =>
  fail("error.address.uncovered", "L'indirizzo inserito non è coperto dal servizio");

/** Where the goods of an address come from and where the capacity of its slots is counted. */
export type Point = { pointId: number; warehouseId: number; storeId: number };

/** The store whose goods go to an address; null when it is no longer covered. */
export async function houseOf(db: Db, row: AddressRow): Promise<typeof warehouse.$inferSelect | null> {
  const warehouseId =
    row.deliveryServiceId === HOME
      ? (await coverageOf(db, row.postalcode, row.city))?.warehouseId
      : row.warehouseId;
  if (!warehouseId) return null;
  const [found] = await db.select().from(warehouse).where(eq(warehouse.warehouseId, warehouseId));
  return found ?? null;
}

/** The point that serves an address; null when it is no longer covered. */
export async function pointOf(db: Db, row: AddressRow): Promise<Point | null> {
  const found = await houseOf(db, row);
  if (!found) return null;
  const { warehouseId, storeId } = found;
  return { pointId: row.deliveryServiceId === HOME ? warehouseId : row.addressId, warehouseId, storeId };
}

/** An address the customer may have goods brought to: an own one, or a shop or locker. */
export async function addressFor(
  db: Db,
  addressId: number,
  customerId: number | null,
): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(address)
    .where(and(eq(address.addressId, addressId), eq(address.deleted, false)));
  if (!row || (row.customerId !== null && row.customerId !== customerId)) return null;
  return row;
}
