import { and, eq, ilike, isNull, or } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { WireAddress, WireDeliveryService } from "../../../lib/ebsn/schemas/delivery";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, deliveryService, warehouse } from "../../db/schema";
import { ebsnError, ok } from "../../envelope";
import { parseBody, parseQuery } from "../../http/input";
import { findDeliveryFees, type WarehouseRow } from "../cart/delivery";
import { serviceWire } from "../cart/wire";
import { getVisitor } from "../session/visitor";
import { findAddress, findHomeWarehouses, findServedHome, addressNotCovered } from "./coverage";
import { filterByDistance } from "./distance";
import { checkAddress } from "./check-address";
import { addressSchema, type AddressForm } from "./form";
import { placeQuery, toPosition } from "./query";
import { int, optionalInt } from "../../http/number";
import { addressWire } from "./wire";
import { escapeLike } from "../../db/escape-like";

export const unknownAddress = () => ebsnError("error.address.unknown", "Questo indirizzo non esiste più.");

/** Postal codes match by prefix, other columns anywhere. */
function textFilter(text: string) {
  const like = `%${escapeLike(text)}%`;
  return or(
    ilike(address.addressName, like),
    ilike(address.address1, like),
    ilike(address.city, like),
    ilike(address.postalcode, like.slice(1)),
  );
}

export const warehouseWire = ({ warehouseId, storeId, name, slug }: WarehouseRow) => ({
  warehouseId,
  storeId,
  name,
  slug,
});

/** The customer's own addresses for service 2, stores or lockers for the others. */
async function listAddresses(
  db: Db,
  request: FastifyRequest,
  storeId?: number,
): Promise<{ addresses: WireAddress[] }> {
  const params = parseQuery(request, placeQuery);
  const { customer } = getVisitor(request);
  const serviceId = params.delivery_service_id ?? params.address_type;
  const rows = await db
    .select({ row: address, store: warehouse })
    .from(address)
    .leftJoin(warehouse, eq(warehouse.warehouseId, address.warehouseId))
    .where(
      and(
        eq(address.deleted, false),
        or(
          isNull(address.customerId),
          customer && storeId === undefined ? eq(address.customerId, customer.customerId) : undefined,
        ),
        serviceId === undefined ? undefined : eq(address.deliveryServiceId, serviceId),
        params.q === "" ? undefined : textFilter(params.q),
        storeId === undefined ? undefined : eq(warehouse.storeId, storeId),
      ),
    )
    .orderBy(address.addressId);
  const homeWarehouses = await findHomeWarehouses(
    db,
    rows.map(({ row }) => row),
  );
  const rowsWithWarehouse = rows.map(({ row, store }) => ({
    ...row,
    store: store ?? homeWarehouses.get(row.addressId) ?? null,
  }));
  return {
    addresses: filterByDistance(rowsWithWarehouse, toPosition(params), params.distance).map(
      ({ row: { store: warehouseRow, ...row }, distance }) => ({
        ...addressWire(row, distance),
        ...(warehouseRow ? { warehouse: warehouseWire(warehouseRow) } : {}),
      }),
    ),
  };
}

export async function listServices(db: Db): Promise<{ deliveryServices: WireDeliveryService[] }> {
  const rows = await db.select().from(deliveryService).orderBy(deliveryService.position);
  const deliveryServices: WireDeliveryService[] = [];
  for (const row of rows)
    deliveryServices.push(serviceWire(row, await findDeliveryFees(db, row.deliveryServiceId)));
  return { deliveryServices };
}

async function requireCovered(db: Db, form: AddressForm): Promise<void> {
  if (!(await findServedHome(db, form))) throw addressNotCovered();
}

export async function addressRoutes(app: FastifyInstance, { db }: Context): Promise<void> {
  const checkCoverage = async (request: FastifyRequest) => {
    const form = parseBody(request, addressSchema);
    await requireCovered(db, form);
    await checkAddress(db, form);
    return ok({});
  };
  const view = async (request: FastifyRequest) => {
    const { address_id: addressId } = parseQuery(request, z.object({ address_id: int }));
    const row = await findAddress(db, addressId, getVisitor(request).customer?.customerId ?? null);
    if (!row) throw unknownAddress();
    return ok({ address: addressWire(row) });
  };
  const services = async (request: FastifyRequest) => {
    const { delivery_service_id: serviceId } = parseQuery(
      request,
      z.object({ delivery_service_id: optionalInt }),
    );
    const { deliveryServices } = await listServices(db);
    return ok({
      deliveryServices: deliveryServices.filter(
        ({ deliveryServiceId }) => serviceId === undefined || deliveryServiceId === serviceId,
      ),
    });
  };
  for (const area of ["address", "user-address"]) {
    app.get(`/ebsn/api/${area}/list`, async (request) => ok(await listAddresses(db, request)));
    app.get(`/ebsn/api/${area}/view`, view);
    app.get(`/ebsn/api/${area}/delivery-service-list`, services);
    app.post(`/ebsn/api/${area}/check`, checkCoverage);
  }
  app.get("/ebsn/api/user-address/list-store", async (request) => {
    const { store_id: storeId } = parseQuery(request, z.object({ store_id: int }));
    return ok(await listAddresses(db, request, storeId));
  });
}
