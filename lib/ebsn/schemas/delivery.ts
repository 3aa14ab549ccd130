import { z } from "zod";
import {
  clockTime,
  flag,
  flagUnlessFalse,
  id,
  instant,
  isRecord,
  list,
  mainList,
  mainObject,
  metaData,
  number,
  optional,
  optionalFlag,
  optionalId,
  optionalNumber,
  slug,
  text,
} from "./lenient";

export const deliveryServiceSchema = z.object({
  deliveryServiceId: id,
  name: text,
  descr: text,
  cssClass: text,
  /** null where the list does not say. */
  showTab: optionalFlag,
  fee: optionalNumber,
  minimumOrder: optionalNumber,
});

/** A word, an id or an object with one. */
const addressType = z
  .unknown()
  .optional()
  .transform((type) => {
    const value = isRecord(type) ? type.addressTypeId : type;
    return optionalId.parse(value) ?? (text.parse(value) || null);
  });

/** Also stores (service 1) and lockers (4). */
export const addressSchema = z.object({
  addressId: id,
  addressName: text,
  address1: text,
  addressNumber: text,
  city: text,
  province: text,
  postalcode: text,
  countryId: optionalId,
  country: text,
  addressTypeId: optionalId,
  /** Of shops that send no `addressTypeId`. */
  addressType,
  deliveryServiceId: optionalId,
  zoneId: optionalId,
  latitude: optionalNumber,
  longitude: optionalNumber,
  distance: optionalNumber,
  autoAssigned: flag,
  referencePhoneNumber: text,
  floor: text,
  intercom: text,
  note: text,
  warehouse: optional(z.object({ warehouseId: optionalId, storeId: optionalId, name: text, slug })),
});

/** Of a cart or order, which may say where it goes without an address of the customer's. */
export const addressSnapshotSchema = addressSchema.extend({ addressId: number });

export const addressListSchema = z.object({ addresses: mainList(addressSchema) });

export const addressViewSchema = z.object({ address: mainObject(addressSchema) });

export const deliveryServiceListSchema = z.object({ deliveryServices: mainList(deliveryServiceSchema) });

export const placeSchema = z.object({
  postalcode: text,
  city: text,
  province: text,
  latitude: optionalNumber,
  longitude: optionalNumber,
  served: flagUnlessFalse,
  warehouseId: optionalId,
});

/** Of places with home delivery. */
export const placeListSchema = z.object({ results: mainList(placeSchema) });

export const timeslotSchema = z.object({
  timeslotId: id,
  beginTime: clockTime,
  endTime: clockTime,
  name: text,
  status: text,
  selected: flag,
  /** Below 1: cannot be chosen. null: not said. */
  active: optionalNumber,
  deliveryDayPeriodId: optionalId,
  cutoff: instant,
  deliveryFee: optional(z.object({ amount: optionalNumber, promoShortDescr: text, metaData })),
});

export const timeslotDaySchema = z.object({
  date: text,
  dateIso: text,
  selected: flag,
  timeslots: list(timeslotSchema),
});

export const timeslotListSchema = z.object({
  timetable: mainList(timeslotDaySchema),
  userId: optionalNumber,
});

const hourSchema = z.object({ beginHour: text, endHour: text });
const serviceHourSchema = hourSchema.extend({ beginWeekDay: number });
const specialHoursSchema = z.object({ date: text, hours: list(hourSchema) });

export const warehouseSchema = z.object({
  warehouseId: id,
  name: text,
  slug,
  storeId: optionalId,
  address: optional(
    z.object({
      addressName: text,
      address1: text,
      addressNumber: text,
      city: text,
      province: text,
      postalcode: text,
      latitude: optionalNumber,
      longitude: optionalNumber,
    }),
  ),
  distance: optionalNumber,
  serviceHours: optional(z.object({ default: list(serviceHourSchema), special: list(specialHoursSchema) })),
  deliveryServices: list(deliveryServiceSchema),
  metaData,
});

export const warehouseListSchema = z.object({ warehouses: mainList(warehouseSchema) });

export const storeSchema = z.object({
  storeId: id,
  name: text,
  deliveryServices: list(deliveryServiceSchema),
  address: optional(addressSchema),
});

export const storeListSchema = z.object({ stores: mainList(storeSchema) });

export type WireAddress = z.input<typeof addressSchema>;
export type WireTimeslot = z.input<typeof timeslotSchema>;
export type WireTimeslotList = z.input<typeof timeslotListSchema>;
export type WireWarehouse = z.input<typeof warehouseSchema>;
export type WireDeliveryService = z.input<typeof deliveryServiceSchema>;
export type WirePlace = z.input<typeof placeSchema>;
export type WireStore = z.input<typeof storeSchema>;
