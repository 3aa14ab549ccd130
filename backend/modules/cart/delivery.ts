import { asc, eq } from "drizzle-orm";
import { DEFAULT_STORE_ID } from "../../../lib/rules/delivery/default-store";
import type { Db } from "../../db/client";
import { deliveryFee, deliveryService, warehouse } from "../../db/schema";
import { HOME } from "../../domain/delivery-service";
import {
  findAddress,
  findPoint,
  findServedPlace,
  type Point,
  pointOfPlace,
  type ServedPlace,
} from "../address/coverage";
import type { AddressRow } from "../address/wire";
import { findSlot, type Slot } from "../timeslot/slots";
import type { FeeStep } from "./totals";

export const DEFAULT_SERVICE = HOME;

export type ServiceRow = typeof deliveryService.$inferSelect;
export type WarehouseRow = typeof warehouse.$inferSelect;

export type DeliveryChoice = {
  storeId: number;
  deliveryServiceId: number;
  addressId: number | null;
  postalcode: string | null;
  city: string | null;
  slotDate: string | null;
  timeslotId: number | null;
};

export const NO_DELIVERY: DeliveryChoice = {
  storeId: DEFAULT_STORE_ID,
  deliveryServiceId: DEFAULT_SERVICE,
  addressId: null,
  postalcode: null,
  city: null,
  slotDate: null,
  timeslotId: null,
};

export type Delivery = {
  choice: DeliveryChoice;
  service: ServiceRow | null;
  fees: FeeStep[];
  address: AddressRow | null;
  place: ServedPlace | null;
  point: Point | null;
  slot: Slot | null;
  warehouse: WarehouseRow | null;
};

export async function findDeliveryFees(db: Db, deliveryServiceId: number): Promise<FeeStep[]> {
  return db
    .select({ fromCents: deliveryFee.fromCents, amountCents: deliveryFee.amountCents })
    .from(deliveryFee)
    .where(eq(deliveryFee.deliveryServiceId, deliveryServiceId))
    .orderBy(asc(deliveryFee.fromCents));
}

export async function loadDelivery(
  db: Db,
  choice: DeliveryChoice,
  customerId: number | null,
): Promise<Delivery> {
  const { deliveryServiceId, addressId, slotDate, timeslotId, storeId } = choice;
  const [service] = await db
    .select()
    .from(deliveryService)
    .where(eq(deliveryService.deliveryServiceId, deliveryServiceId));
  const address = addressId === null ? null : await findAddress(db, addressId, customerId);
  const place =
    address || choice.postalcode === null
      ? null
      : await findServedPlace(db, choice.postalcode, choice.city ?? "");
  const point = address ? await findPoint(db, address) : place && pointOfPlace(place);
  const slot =
    point && slotDate !== null && timeslotId !== null
      ? await findSlot(db, { timeslotId, date: slotDate, pointId: point.pointId, deliveryServiceId })
      : null;
  const [warehouseRow] = await db
    .select()
    .from(warehouse)
    .where(eq(warehouse.storeId, point?.storeId ?? storeId));
  return {
    choice,
    service: service ?? null,
    fees: await findDeliveryFees(db, deliveryServiceId),
    address: point ? address : null,
    place,
    point,
    slot,
    warehouse: warehouseRow ?? null,
  };
}
