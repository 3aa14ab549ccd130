import { and, eq, ilike, isNull, or } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireAddress, WireDeliveryService } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, deliveryService, warehouse } from "../../db/schema";
import { fail, ok } from "../../envelope";
import { body, query } from "../../http/input";
import { feesOf, type WarehouseRow } from "../cart/delivery";
import { serviceWire } from "../cart/wire";
import { visitorOf } from "../session/visitor";
import { addressFor, coverageOf, houseOf, uncovered } from "./coverage";
import { near } from "./distance";
import { addressSchema, type AddressForm } from "./form";
import { int, optionalInt, placeQuery, positionOf } from "./query";
import { addressWire } from "./wire";

export const unknownAddress = () => fail("error.address.unknown", "Questo indirizzo non esiste più.");

/** Name, street or town contain the words, or the postal code begins with them. */
function matches(words: string) {
  const like = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  return or(
    ilike(address.addressName, like),
    ilike(address.address1, like),
    ilike(address.city, like),
    ilike(address.postalcode, like.slice(1)),
  );
}

export const houseWire = ({ warehouseId, storeId, name, slug }: WarehouseRow) => ({
  warehouseId,
  storeId,
  name,
  slug,
});

/** Addresses goods can be brought to: the customer's own for service 2, shops or lockers for the others. */
export async function listAddresses(
  db: Db,
  request: FastifyRequest,
  storeId?: number,
): Promise<{ addresses: WireAddress[] }> {
  const asked = query(request, placeQuery);
  const { customer } = visitorOf(request);
  const serviceId = asked.delivery_service_id ?? asked.address_type;
  const rows = await db
    .select({ row: address, house: warehouse })
    .from(address)
    .leftJoin(warehouse, eq(warehouse.warehouseId, address.warehouseId))
    .where(
      and(
        eq(address.deleted, false),
        customer && storeId === undefined ? undefined : isNull(address.customerId),
        serviceId === undefined ? undefined : eq(address.deliveryServiceId, serviceId),
        asked.q === "" ? undefined : matches(asked.q),
        storeId === undefined ? undefined : eq(warehouse.storeId, storeId),
      ),
    )
    .orderBy(address.addressId);
  const mine = rows.filter(({ row }) => row.customerId === null || row.customerId === customer?.customerId);
  const flat = await Promise.all(
    mine.map(async ({ row, house }) => ({ ...row, house: house ?? (await houseOf(db, row)) })),
  );
  return {
    addresses: near(flat, positionOf(asked), asked.distance).map(({ row: { house, ...row }, distance }) => ({
      ...addressWire(row, distance),
      ...(house ? { warehouse: houseWire(house) } : {}),
    })),
  };
}

export async function listServices(db: Db): Promise<{ deliveryServices: WireDeliveryService[] }> {
  const rows = await db.select().from(deliveryService).orderBy(deliveryService.position);
  const deliveryServices: WireDeliveryService[] = [];
  for (const row of rows) deliveryServices.push(serviceWire(row, await feesOf(db, row.deliveryServiceId)));
  return { deliveryServices };
}

/** Refuses an address nobody delivers to. */
export async function requireCovered(db: Db, form: AddressForm): Promise<void> {
  if (!(await coverageOf(db, form.postalcode, form.city))) throw uncovered();
}

export async function addressRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  const check = async (request: FastifyRequest) => {
    await requireCovered(db, body(request, addressSchema));
    return ok({});
  };
  const view = async (request: FastifyRequest) => {
    const { address_id: addressId } = query(request, z.object({ address_id: int }));
    const row = await addressFor(db, addressId, visitorOf(request).customer?.customerId ?? null);
    if (!row) throw unknownAddress();
    return ok({ address: addressWire(row) });
  };
  const services = async (request: FastifyRequest) => {
    const { delivery_service_id: only } = query(request, z.object({ delivery_service_id: optionalInt }));
    const { deliveryServices } = await listServices(db);
    return ok({
      deliveryServices: deliveryServices.filter(
        ({ deliveryServiceId }) => only === undefined || deliveryServiceId === only,
      ),
    });
  };
  for (const area of ["address", "user-address"]) {
    app.get(`/ebsn/api/${area}/list`, async (request) => ok(await listAddresses(db, request)));
    app.get(`/ebsn/api/${area}/view`, view);
    app.get(`/ebsn/api/${area}/delivery-service-list`, services);
    app.post(`/ebsn/api/${area}/check`, check);
  }
  app.get("/ebsn/api/user-address/list-store", async (request) => {
    const { store_id: storeId } = query(request, z.object({ store_id: int }));
    return ok(await listAddresses(db, request, storeId));
  });
}
