import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireDeliveryService, WireStore } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, warehouse } from "../../db/schema";
import { ok } from "../../envelope";
import { parseFields, parseQuery } from "../../http/input";
import { filterByDistance } from "../address/distance";
import { placeQuery, toPosition } from "../address/query";
import { int } from "../../http/number";
import { listServices } from "../address/routes";
import { addressWire, type AddressRow } from "../address/wire";
import { chooseDelivery } from "../cart/choose-delivery";
import type { WarehouseRow } from "../cart/delivery";
import { PICK_UP } from "../../domain/delivery-service";
import { storeNotFound } from "./require-store";

const storeSchema = z.object({ store_id: int });

export type StoreRow = { warehouseRow: WarehouseRow; point: AddressRow | null };

/** `distance` in metres from a position. */
export function storeWire(
  { warehouseRow, point }: StoreRow,
  services: WireDeliveryService[],
  distance: number | null = null,
): WireStore {
  const { storeId, name, serviceIds } = warehouseRow;
  return {
    storeId,
    name,
    deliveryServices: services.filter((service) => serviceIds.includes(Number(service.deliveryServiceId))),
    ...(point ? { address: addressWire(point, distance) } : {}),
  };
}

export const findStores = (db: Db, storeId?: number): Promise<StoreRow[]> =>
  db
    .select({ warehouseRow: warehouse, point: address })
    .from(warehouse)
    .leftJoin(
      address,
      and(eq(address.warehouseId, warehouse.warehouseId), eq(address.deliveryServiceId, PICK_UP)),
    )
    .where(storeId === undefined ? undefined : eq(warehouse.storeId, storeId))
    .orderBy(warehouse.storeId);

async function findStore(db: Db, storeId: number): Promise<StoreRow> {
  const [found] = await findStores(db, storeId);
  if (!found) throw storeNotFound();
  return found;
}

export function selectStore(request: FastifyRequest, reply: FastifyReply, context: Context) {
  const { store_id: storeId } = parseFields(request, storeSchema);
  return chooseDelivery(request, reply, context, async ({ db: tx, current }) => {
    await findStore(tx, storeId);
    // A new store cannot serve the current address: the customer has to choose again.
    return current.point?.storeId === storeId
      ? { storeId }
      : { storeId, addressId: null, postalcode: null, city: null };
  });
}

export async function storeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db } = context;

  app.get("/ebsn/api/store/list", async () => {
    const { deliveryServices } = await listServices(db);
    return ok({ stores: (await findStores(db)).map((row) => storeWire(row, deliveryServices)) });
  });

  app.get("/ebsn/api/store/view", async (request) => {
    const { store_id: storeId } = parseQuery(request, storeSchema);
    const { deliveryServices } = await listServices(db);
    return ok({ store: storeWire(await findStore(db, storeId), deliveryServices) });
  });

  app.post("/ebsn/api/store/select", (request, reply) => selectStore(request, reply, context));

  app.get("/ebsn/api/warehouse/find-by-coordinates", async (request) => {
    const params = parseQuery(request, placeQuery);
    const rows = await db
      .select({ warehouseRow: warehouse, latitude: address.latitude, longitude: address.longitude })
      .from(warehouse)
      .innerJoin(address, eq(address.warehouseId, warehouse.warehouseId))
      .where(eq(address.deliveryServiceId, PICK_UP));
    return ok({
      warehouses: filterByDistance(rows, toPosition(params), params.distance).map(
        ({ row: { warehouseRow }, distance }) => ({
          warehouseId: warehouseRow.warehouseId,
          storeId: warehouseRow.storeId,
          name: warehouseRow.name,
          slug: warehouseRow.slug,
          ...(distance === null ? {} : { distance: Math.round(distance) }),
        }),
      ),
    });
  });
}
