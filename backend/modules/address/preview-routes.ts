import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { WirePlacePreview } from "../../../lib/ebsn/schemas/place-preview";
import { isHomeDelivery } from "../../../lib/rules/delivery/delivery-services";
import type { Context } from "../../context";
import type { Db } from "../../db/client";
import { address, deliveryService, place, warehouse } from "../../db/schema";
import { toEuros } from "../../euros";
import { ok } from "../../envelope";
import { parseQuery } from "../../http/input";
import { formatItalianDate } from "../../shop-dates";
import { findDeliveryFees, type ServiceRow } from "../cart/delivery";
import { deliveryFeeFor, freeDeliveryFrom, type FeeStep } from "../cart/totals";
import { serviceWire } from "../cart/wire";
import { isClosed, isFull, listSlots, type Slot } from "../timeslot/slots";
import { findServedPlace } from "./coverage";
import { filterByDistance } from "./distance";

const previewSchema = z.object({
  postalcode: z.string().trim().max(10).default(""),
  city: z.string().trim().max(80).default(""),
});

const NEAR_METRES = 25_000;

type PlaceRow = typeof place.$inferSelect;
type ServicePreview = NonNullable<NonNullable<WirePlacePreview["deliveryServices"]>[number]>;
type Point = Pick<
  ServicePreview,
  "addressId" | "addressTypeId" | "addressName" | "city" | "distance" | "storeName"
> & { pointId: number };

const findPlaces = (db: Db, postalcode: string): Promise<PlaceRow[]> =>
  db.select().from(place).where(eq(place.postalcode, postalcode)).orderBy(asc(place.city));

async function findHomePoint(db: Db, town: PlaceRow): Promise<Point | null> {
  const served = await findServedPlace(db, town.postalcode, town.city);
  if (!served || town.warehouseId === null) return null;
  const [store] = await db.select().from(warehouse).where(eq(warehouse.warehouseId, served.warehouseId));
  return { pointId: served.warehouseId, storeName: store?.name ?? "" };
}

async function findNearestPoint(db: Db, serviceId: number, town: PlaceRow): Promise<Point | null> {
  const rows = await db
    .select({
      row: address,
      storeName: warehouse.name,
      latitude: address.latitude,
      longitude: address.longitude,
    })
    .from(address)
    .innerJoin(warehouse, eq(warehouse.warehouseId, address.warehouseId))
    .where(
      and(eq(address.deliveryServiceId, serviceId), eq(address.deleted, false), isNotNull(address.latitude)),
    );
  const [nearest] = filterByDistance(rows, town, NEAR_METRES);
  if (!nearest) return null;
  const { row, storeName } = nearest.row;
  return {
    pointId: row.addressId,
    addressId: row.addressId,
    addressTypeId: row.addressTypeId,
    addressName: row.addressName,
    city: row.city,
    distance: nearest.distance === null ? null : Math.round(nearest.distance),
    storeName,
  };
}

const slotFee = ({ row }: Slot, fees: FeeStep[]): number => deliveryFeeFor(fees, 0, row.feeCents);

function timeslotWire(slot: Slot, fees: FeeStep[]): ServicePreview["nextTimeslot"] {
  const { row, date, cutoffAt } = slot;
  return {
    timeslotId: row.timeslotId,
    date: formatItalianDate(date),
    dateIso: date,
    beginTime: row.beginTime,
    endTime: row.endTime,
    cutoff: cutoffAt.toISOString(),
    fee: toEuros(slotFee(slot, fees)),
  };
}

async function previewService(
  db: Db,
  service: ServiceRow,
  town: PlaceRow,
  now: Date,
): Promise<ServicePreview[]> {
  const { deliveryServiceId } = service;
  const found = await (isHomeDelivery(deliveryServiceId)
    ? findHomePoint(db, town)
    : findNearestPoint(db, deliveryServiceId, town));
  if (!found) return [];
  const { pointId, ...point } = found;
  const fees = await findDeliveryFees(db, deliveryServiceId);
  const days = await listSlots(db, deliveryServiceId, pointId, now);
  const open = days.flatMap(({ slots }) => slots).filter((slot) => !isFull(slot) && !isClosed(slot, now));
  const [next] = open;
  const freeFrom = freeDeliveryFrom(fees);
  return [
    {
      ...serviceWire(service, fees),
      ...point,
      ...(next ? { lowestFee: toEuros(Math.min(...open.map((slot) => slotFee(slot, fees)))) } : {}),
      ...(freeFrom === null ? {} : { freeDeliveryFrom: toEuros(freeFrom) }),
      nextTimeslot: next ? timeslotWire(next, fees) : null,
    },
  ];
}

export async function addressPreviewRoutes(app: FastifyInstance, { db, clock }: Context): Promise<void> {
  app.get("/ebsn/api/user-address/preview", async (request) => {
    const { postalcode, city } = parseQuery(request, previewSchema);
    const rows = postalcode === "" ? [] : await findPlaces(db, postalcode);
    const town =
      rows.find((row) => row.city.toLowerCase() === city.toLowerCase()) ??
      rows.find(({ warehouseId }) => warehouseId !== null) ??
      rows[0];
    const services = await db.select().from(deliveryService).orderBy(deliveryService.position);
    const now = clock.now();
    const previews = town
      ? await Promise.all(services.map((service) => previewService(db, service, town, now)))
      : [];
    return ok<WirePlacePreview>({
      places: rows.map(({ zoneId: _zone, warehouseId, ...row }) => ({
        ...row,
        warehouseId,
        served: warehouseId !== null,
      })),
      deliveryServices: previews.flat(),
    });
  });
}
