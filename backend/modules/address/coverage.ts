import { and, asc, eq, inArray } from "drizzle-orm";
import { isHomeDelivery } from "../../../lib/rules/delivery/delivery-services";
import type { Db } from "../../db/client";
import { address, place, warehouse } from "../../db/schema";
import { EbsnError, type Message } from "../../envelope";
import { ITALY_ID } from "../../seed/delivery/provinces";
import type { AddressRow } from "./wire";

export type ServedPlace = typeof place.$inferSelect & { warehouseId: number; storeId: number };

const selectServed = (db: Db, postalcodes: string[]) =>
  db
    .select({ place, warehouse })
    .from(place)
    .innerJoin(warehouse, eq(warehouse.warehouseId, place.warehouseId))
    .where(inArray(place.postalcode, postalcodes))
    .orderBy(asc(place.city));

type ServedRows = Awaited<ReturnType<typeof selectServed>>;

/** `city` decides where several towns share a postal code. */
function servedAt(served: ServedRows, { postalcode, city }: Pick<Home, "postalcode" | "city">) {
  const found = served.filter(({ place: at }) => at.postalcode === postalcode);
  return found.find(({ place: at }) => at.city.toLowerCase() === city.toLowerCase()) ?? found[0] ?? null;
}

export async function findServedPlace(db: Db, postalcode: string, city = ""): Promise<ServedPlace | null> {
  const found = servedAt(await selectServed(db, [postalcode]), { postalcode, city });
  if (!found) return null;
  return { ...found.place, warehouseId: found.warehouse.warehouseId, storeId: found.warehouse.storeId };
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

type WarehouseRow = typeof warehouse.$inferSelect;

/** The stores that deliver to these homes, by address. */
export async function findHomeWarehouses(db: Db, rows: AddressRow[]): Promise<Map<number, WarehouseRow>> {
  const homes = rows.filter((row) => isHomeDelivery(row.deliveryServiceId) && row.countryId === ITALY_ID);
  if (homes.length === 0) return new Map();
  const served = await selectServed(
    db,
    homes.map(({ postalcode }) => postalcode),
  );
  return new Map(
    homes.flatMap((row) => {
      const found = servedAt(served, row);
      return found ? [[row.addressId, found.warehouse]] : [];
    }),
  );
}

export async function findWarehouse(db: Db, row: AddressRow): Promise<WarehouseRow | null> {
  if (isHomeDelivery(row.deliveryServiceId))
    return (await findHomeWarehouses(db, [row])).get(row.addressId) ?? null;
  if (!row.warehouseId) return null;
  const [found] = await db.select().from(warehouse).where(eq(warehouse.warehouseId, row.warehouseId));
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
