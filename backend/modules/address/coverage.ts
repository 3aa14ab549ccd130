import { and, asc, eq, sql } from "drizzle-orm";
import { isHomeDelivery } from "../../../lib/rules/delivery-services";
import type { Db } from "../../db/client";
import { address, place, warehouse } from "../../db/schema";
import { EbsnError, type Message } from "../../envelope";
import { ITALY_ID } from "../../seed/delivery/provinces";
import type { AddressRow } from "./wire";

export type ServedPlace = typeof place.$inferSelect & { warehouseId: number; storeId: number };

/** `city` decides where several towns share a postal code. */
export async function findServedPlace(db: Db, postalcode: string, city = ""): Promise<ServedPlace | null> {
  const [found] = await db
    .select({ place, warehouseId: warehouse.warehouseId, storeId: warehouse.storeId })
    .from(place)
    .innerJoin(warehouse, eq(warehouse.warehouseId, place.warehouseId))
    .where(eq(place.postalcode, postalcode))
    .orderBy(sql`lower(${place.city}) = lower(${city}) desc`, asc(place.city))
    .limit(1);
  return found ? { ...found.place, warehouseId: found.warehouseId, storeId: found.storeId } : null;
}

type Home = Pick<AddressRow, "countryId" | "postalcode" | "city">;

/** Postal codes of other countries overlap with Italy's. */
export const findServedHome = async (db: Db, { countryId, postalcode, city }: Home) =>
  countryId === ITALY_ID ? findServedPlace(db, postalcode, city) : null;

export const ADDRESS_NOT_COVERED: Message = {
  code: "error.address.uncovered",
  message: "L'indirizzo inserito non è coperto dal servizio",
};

export const addressNotCovered = () => new EbsnError([ADDRESS_NOT_COVERED]);

/** Where an address is supplied from and where its slot capacity is counted. */
export type Point = { pointId: number; warehouseId: number; storeId: number };

export async function findWarehouse(db: Db, row: AddressRow): Promise<typeof warehouse.$inferSelect | null> {
  const warehouseId = isHomeDelivery(row.deliveryServiceId)
    ? (await findServedHome(db, row))?.warehouseId
    : row.warehouseId;
  if (!warehouseId) return null;
  const [found] = await db.select().from(warehouse).where(eq(warehouse.warehouseId, warehouseId));
  return found ?? null;
}

export const pointOfPlace = ({ warehouseId, storeId }: ServedPlace): Point => ({
  pointId: warehouseId,
  warehouseId,
  storeId,
});

export async function findPoint(db: Db, row: AddressRow): Promise<Point | null> {
  const found = await findWarehouse(db, row);
  if (!found) return null;
  const { warehouseId, storeId } = found;
  return {
    pointId: isHomeDelivery(row.deliveryServiceId) ? warehouseId : row.addressId,
    warehouseId,
    storeId,
  };
}

/** Only the customer's own addresses, stores and lockers. */
export async function findAddress(
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
