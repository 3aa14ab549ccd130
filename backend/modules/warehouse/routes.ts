import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireDeliveryService, WireWarehouse } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, deliveryService, warehouse } from "../../db/schema";
import { ok } from "../../envelope";
import { query } from "../../http/input";
import { optionalId } from "../catalogue/list-params";

const PICK_UP = 1;

const locatorParams = z.object({
  parent_warehouse_id: optionalId,
  delivery_service_id: optionalId,
  q: z.string().trim().max(100).default(""),
});

type Located = { house: typeof warehouse.$inferSelect; point: typeof address.$inferSelect };

function warehouseWire({ house, point }: Located, services: WireDeliveryService[]): WireWarehouse {
  const { addressName, address1, addressNumber, city, province, postalcode, latitude, longitude } = point;
  return {
    warehouseId: house.warehouseId,
    storeId: house.storeId,
    name: house.name,
    slug: house.slug,
    address: {
      ...{ addressName, address1, addressNumber, city, province, postalcode },
      ...(latitude === null || longitude === null ? {} : { latitude, longitude }),
    },
    serviceHours: { default: house.hours },
    deliveryServices: services.filter(({ deliveryServiceId }) =>
      house.serviceIds.includes(Number(deliveryServiceId)),
    ),
    metaData: house.metaData,
  };
}

async function services(db: Db): Promise<WireDeliveryService[]> {
  const rows = await db.select().from(deliveryService).orderBy(deliveryService.position);
  return rows.map(({ deliveryServiceId, name, descr, cssClass }) => ({
    deliveryServiceId,
    name,
    descr,
    cssClass,
  }));
}

const mentions = ({ house, point }: Located, q: string) =>
  [house.name, point.address1, point.city, point.postalcode]
    .join(" ")
    .toLowerCase()
    .includes(q.toLowerCase());

export async function warehouseRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  app.get("/ebsn/api/warehouse-locator/search", async (request) => {
    const wanted = query(request, locatorParams);
    const rows = await db
      .select({ house: warehouse, point: address })
      .from(warehouse)
      .innerJoin(
        address,
        and(eq(address.warehouseId, warehouse.warehouseId), eq(address.deliveryServiceId, PICK_UP)),
      )
      .where(
        wanted.parent_warehouse_id === undefined
          ? undefined
          : eq(warehouse.warehouseId, wanted.parent_warehouse_id),
      )
      .orderBy(warehouse.warehouseId);
    const service = wanted.delivery_service_id;
    const found = rows
      .filter(({ house }) => service === undefined || house.serviceIds.includes(service))
      .filter((row) => mentions(row, wanted.q));
    const offered = await services(db);
    return ok<{ warehouses: WireWarehouse[] }>({
      warehouses: found.map((row) => warehouseWire(row, offered)),
    });
  });
}
