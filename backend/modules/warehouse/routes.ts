import { and, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WireDeliveryService, WireWarehouse } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, deliveryService, warehouse } from "../../db/schema";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { optionalId } from "../catalogue/list-params";
import { PICK_UP } from "../../domain/delivery-service";
import { specialHours } from "../../domain/opening-plan";
import { shopDate } from "../../shop-dates";

const locatorParams = z.object({
  parent_warehouse_id: optionalId,
  delivery_service_id: optionalId,
  q: z.string().trim().max(100).default(""),
});

type WarehouseWithPoint = { warehouseRow: typeof warehouse.$inferSelect; point: typeof address.$inferSelect };

function warehouseWire(
  { warehouseRow, point }: WarehouseWithPoint,
  services: WireDeliveryService[],
  today: string,
): WireWarehouse {
  const { addressName, address1, addressNumber, city, province, postalcode, latitude, longitude } = point;
  return {
    warehouseId: warehouseRow.warehouseId,
    storeId: warehouseRow.storeId,
    name: warehouseRow.name,
    slug: warehouseRow.slug,
    address: {
      addressName,
      address1,
      addressNumber,
      city,
      province,
      postalcode,
      ...(latitude === null || longitude === null ? {} : { latitude, longitude }),
    },
    serviceHours: {
      default: warehouseRow.hours,
      special: specialHours(warehouseRow.hours, today),
    },
    deliveryServices: services.filter(({ deliveryServiceId }) =>
      warehouseRow.serviceIds.includes(Number(deliveryServiceId)),
    ),
    metaData: warehouseRow.metaData,
  };
}

async function findServices(db: Db): Promise<WireDeliveryService[]> {
  const rows = await db.select().from(deliveryService).orderBy(deliveryService.position);
  return rows.map(({ deliveryServiceId, name, descr, cssClass }) => ({
    deliveryServiceId,
    name,
    descr,
    cssClass,
  }));
}

const matchesText = ({ warehouseRow, point }: WarehouseWithPoint, q: string) =>
  [warehouseRow.name, point.address1, point.city, point.postalcode]
    .join(" ")
    .toLowerCase()
    .includes(q.toLowerCase());

export async function warehouseRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/warehouse-locator/search", async (request) => {
    const params = parseQuery(request, locatorParams);
    const rows = await db
      .select({ warehouseRow: warehouse, point: address })
      .from(warehouse)
      .innerJoin(
        address,
        and(eq(address.warehouseId, warehouse.warehouseId), eq(address.deliveryServiceId, PICK_UP)),
      )
      .where(
        params.parent_warehouse_id === undefined
          ? undefined
          : eq(warehouse.warehouseId, params.parent_warehouse_id),
      )
      .orderBy(warehouse.warehouseId);
    const serviceId = params.delivery_service_id;
    const found = rows
      .filter(({ warehouseRow }) => serviceId === undefined || warehouseRow.serviceIds.includes(serviceId))
      .filter((row) => matchesText(row, params.q));
    const availableServices = await findServices(db);
    const today = shopDate(clock.now());
    return ok<{ warehouses: WireWarehouse[] }>({
      warehouses: found.map((row) => warehouseWire(row, availableServices, today)),
    });
  });
}
