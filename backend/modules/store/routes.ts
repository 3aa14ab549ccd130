import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireDeliveryService, WireStore } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, warehouse } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { fields, query } from "../../http/input";
import { near } from "../address/distance";
import { int, placeQuery, positionOf } from "../address/query";
import { listServices } from "../address/routes";
import { addressWire, type AddressRow } from "../address/wire";
import { chooseDelivery } from "../cart/choose";
import type { WarehouseRow } from "../cart/delivery";

const PICK_UP = 1;

const unknownStore = () => fail("error.store.unknown", "Questo negozio non esiste più.");
const storeSchema = z.object({ store_id: int });

type StoreRow = { house: WarehouseRow; point: AddressRow | null };

function storeWire({ house, point }: StoreRow, services: WireDeliveryService[]): WireStore {
  const { storeId, name, serviceIds } = house;
  return {
    storeId,
    name,
    deliveryServices: services.filter((service) => serviceIds.includes(Number(service.deliveryServiceId))),
    ...(point ? { address: addressWire(point) } : {}),
  };
}

/** All stores, or the one of this id. */
const storesOf = (db: Db, storeId?: number): Promise<StoreRow[]> =>
  db
    .select({ house: warehouse, point: address })
    .from(warehouse)
    .leftJoin(
      address,
      and(eq(address.warehouseId, warehouse.warehouseId), eq(address.deliveryServiceId, PICK_UP)),
    )
    .where(storeId === undefined ? undefined : eq(warehouse.storeId, storeId))
    .orderBy(warehouse.storeId);

async function findStore(db: Db, storeId: number): Promise<StoreRow> {
  const [found] = await storesOf(db, storeId);
  if (!found) throw unknownStore();
  return found;
}

export async function storeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get("/ebsn/api/store/list", async () => {
    const { deliveryServices } = await listServices(db);
    return ok({ stores: (await storesOf(db)).map((row) => storeWire(row, deliveryServices)) });
  });

  app.get("/ebsn/api/store/view", async (request) => {
    const { store_id: storeId } = query(request, storeSchema);
    const { deliveryServices } = await listServices(db);
    return ok({ store: storeWire(await findStore(db, storeId), deliveryServices) });
  });

  app.post("/ebsn/api/store/select", async (request, reply) => {
    const { store_id: storeId } = fields(request, storeSchema);
    return chooseDelivery(request, reply, context, async ({ db: tx, current }) => {
      await findStore(tx, storeId);
      // Another store cannot serve the address of the first: the customer chooses again.
      return current.point?.storeId === storeId ? { storeId } : { storeId, addressId: null };
    });
  });

  app.get("/ebsn/api/warehouse/find-by-coordinates", async (request) => {
    const asked = query(request, placeQuery);
    const rows = await db
      .select({ house: warehouse, latitude: address.latitude, longitude: address.longitude })
      .from(warehouse)
      .innerJoin(address, eq(address.warehouseId, warehouse.warehouseId))
      .where(eq(address.deliveryServiceId, PICK_UP));
    return ok({
      warehouses: near(rows, positionOf(asked), asked.distance).map(({ row: { house }, distance }) => ({
        warehouseId: house.warehouseId,
        storeId: house.storeId,
        name: house.name,
        slug: house.slug,
        ...(distance === null ? {} : { distance: Math.round(distance) }),
      })),
    });
  });
}
