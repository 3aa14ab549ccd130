import type { z } from "zod";
import type {
  Address,
  DeliveryService,
  Place,
  PlacePreview,
  Store,
  Timeslot,
  TimeslotDay,
  Warehouse,
} from "../domain/delivery";
import type {
  addressSchema,
  deliveryServiceSchema,
  placeSchema,
  storeSchema,
  timeslotDaySchema,
  timeslotSchema,
  warehouseSchema,
} from "../schemas/delivery";
import type { placePreviewSchema } from "../schemas/place-preview";
import { toCents } from "./cents";
import { safePictureUrl } from "../../html/picture-url";
import { toIsoDate } from "./iso-date";
import { withLeadingZero } from "../../rules/forms/landline";

type RawDeliveryService = z.output<typeof deliveryServiceSchema>;

export function toDeliveryService(raw: RawDeliveryService): DeliveryService {
  return {
    deliveryServiceId: raw.deliveryServiceId,
    name: raw.name,
    descr: raw.descr,
    cssClass: raw.cssClass,
    showTab: raw.showTab ?? false,
    feeCents: toCents(raw.fee),
    minimumOrderCents: toCents(raw.minimumOrder),
  };
}

/** Of a list that says of none whether it has a tab, each has one. */
export function toDeliveryServices(raws: RawDeliveryService[]): DeliveryService[] {
  const hasTabs = raws.some(({ showTab }) => showTab !== null);
  return raws.map((raw) => toDeliveryService({ ...raw, showTab: hasTabs ? raw.showTab : true }));
}

export function toAddress(raw: z.output<typeof addressSchema>): Address {
  return {
    addressId: raw.addressId,
    addressName: raw.addressName,
    address1: raw.address1,
    addressNumber: raw.addressNumber,
    city: raw.city,
    province: raw.province,
    postalcode: raw.postalcode,
    country: raw.country,
    deliveryServiceId: raw.deliveryServiceId,
    addressTypeId: raw.addressTypeId ?? raw.addressType,
    latitude: raw.latitude,
    longitude: raw.longitude,
    distance: raw.distance,
    autoAssigned: raw.autoAssigned,
    phone: raw.referencePhoneNumber,
    floor: raw.floor,
    intercom: raw.intercom,
    note: raw.note,
    storeId: raw.warehouse?.storeId,
    ...(raw.warehouse?.name ? { storeName: raw.warehouse.name } : {}),
  };
}

export function toPlace(raw: z.output<typeof placeSchema>): Place {
  return raw;
}

export function toPlacePreview(raw: z.output<typeof placePreviewSchema>): PlacePreview {
  return {
    places: raw.places.map(toPlace),
    services: raw.deliveryServices.map(
      ({ addressId, addressTypeId, addressName, city, distance, storeName, nextTimeslot, ...service }) => ({
        ...toDeliveryService(service),
        addressId,
        addressTypeId,
        addressName,
        city,
        distance,
        storeName,
        lowestFeeCents: toCents(service.lowestFee),
        freeDeliveryFromCents: toCents(service.freeDeliveryFrom),
        nextSlot: nextTimeslot && {
          dateIso: toIsoDate(nextTimeslot.dateIso) || toIsoDate(nextTimeslot.date),
          beginTime: nextTimeslot.beginTime,
          endTime: nextTimeslot.endTime,
          cutoff: nextTimeslot.cutoff,
          feeCents: toCents(nextTimeslot.fee),
        },
      }),
    ),
  };
}

export function toStore({ storeId, name, address, deliveryServices }: z.output<typeof storeSchema>): Store {
  return {
    storeId,
    name,
    address: address && toAddress(address),
    services: toDeliveryServices(deliveryServices),
  };
}

const STATUSES = ["empty", "intermediate", "full"] as const;

type MetaData = Record<string, Record<string, string>>;

const toCssClass = (metaData: MetaData = {}): string =>
  Object.values(metaData)
    .flatMap((group) => (group.css_class ?? "").split(/\s+/))
    .filter((name) => /^[\w-]+$/.test(name))
    .join(" ");

function toTimeslot(raw: z.output<typeof timeslotSchema>): Timeslot {
  const active = raw.active ?? (raw.status === "full" ? 0 : 1);
  return {
    timeslotId: raw.timeslotId,
    beginTime: raw.beginTime,
    endTime: raw.endTime,
    name: raw.name,
    status: STATUSES.find((status) => status === raw.status) ?? (active < 1 ? "full" : "empty"),
    selected: raw.selected,
    active,
    deliveryDayPeriodId: raw.deliveryDayPeriodId ?? 0,
    cutoff: raw.cutoff,
    feeCents: toCents(raw.deliveryFee?.amount),
    feeText: raw.deliveryFee?.promoShortDescr ?? "",
    feeClass: toCssClass(raw.deliveryFee?.metaData),
  };
}

export function toTimeslotDay(raw: z.output<typeof timeslotDaySchema>): TimeslotDay {
  return {
    date: raw.date || raw.dateIso,
    dateIso: toIsoDate(raw.dateIso) || toIsoDate(raw.date),
    selected: raw.selected,
    timeslots: raw.timeslots.map(toTimeslot),
  };
}

const toHours = ({ beginHour, endHour }: { beginHour: string; endHour: string }) => ({
  begin: beginHour,
  end: endHour,
});

export function toWarehouse(raw: z.output<typeof warehouseSchema>): Warehouse {
  const locator = raw.metaData.warehouse_locator ?? {};
  return {
    warehouseId: raw.warehouseId,
    name: raw.name.replace(/^\d+\s*-\s*/, ""),
    slug: raw.slug || String(raw.warehouseId),
    address: raw.address,
    distance: raw.distance,
    hours: (raw.serviceHours?.default ?? []).map((hour) => ({
      weekDay: hour.beginWeekDay,
      ...toHours(hour),
    })),
    specialHours: (raw.serviceHours?.special ?? []).flatMap(({ date, hours }) => {
      const dateIso = toIsoDate(date);
      return dateIso ? [{ dateIso, hours: hours.map(toHours) }] : [];
    }),
    services: toDeliveryServices(raw.deliveryServices),
    phone: withLeadingZero(locator.phone ?? ""),
    email: locator.email ?? "",
    description: locator.description ?? "",
    ...(locator.picture ? { picture: safePictureUrl(locator.picture) } : {}),
    facilities: (locator.services ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  };
}
