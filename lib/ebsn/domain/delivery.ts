import type { ServiceHour, SpecialHours } from "../../rules/delivery/opening-hours";

export type DeliveryService = {
  deliveryServiceId: number;
  name: string;
  descr: string;
  cssClass: string;
  showTab: boolean;
  feeCents: number | null;
  minimumOrderCents: number | null;
};

export type Address = {
  addressId: number;
  addressName: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  /** ISO code; without it Italy. */
  country?: string;
  deliveryServiceId: number | null;
  /** As the shop sends it. */
  addressTypeId: number | string | null;
  latitude: number | null;
  longitude: number | null;
  /** Metres from the search position. */
  distance: number | null;
  autoAssigned: boolean;
  phone: string;
  floor: string;
  intercom: string;
  note: string;
  storeId?: number | null;
  storeName?: string;
};

export type Place = {
  postalcode: string;
  city: string;
  province: string;
  latitude: number | null;
  longitude: number | null;
  served: boolean;
  warehouseId?: number | null;
};

export type NextSlot = {
  dateIso: string;
  beginTime: string;
  endTime: string;
  /** ISO instant; "" when unknown. */
  cutoff: string;
  feeCents: number | null;
};

export type ServicePreview = DeliveryService & {
  addressId: number | null;
  addressTypeId: number | null;
  addressName: string;
  city: string;
  distance: number | null;
  storeName: string;
  /** Of the coming slots that can be chosen; null when unknown. */
  lowestFeeCents: number | null;
  freeDeliveryFromCents: number | null;
  nextSlot: NextSlot | null;
};

export type PlacePreview = { places: Place[]; services: ServicePreview[] };

export type Timeslot = {
  timeslotId: number;
  beginTime: string;
  endTime: string;
  name: string;
  status: "empty" | "intermediate" | "full";
  selected: boolean;
  active: number;
  deliveryDayPeriodId: number;
  /** ISO instant; "" when unknown. */
  cutoff: string;
  feeCents: number | null;
  feeText: string;
  /** CSS classes of the shop's for the fee, "" for none. */
  feeClass: string;
};

/** `date` is what the shop sends, DD/MM/YYYY or ISO, and gets back by `timeslot/select`; `dateIso` YYYY-MM-DD. */
export type TimeslotDay = { date: string; dateIso: string; selected: boolean; timeslots: Timeslot[] };

/** `userId`: whose list it is, -1 for a visitor. */
export type TimeslotList = { days: TimeslotDay[]; userId: number | null };

/** `address`: the pick-up address. */
export type Store = { storeId: number; name: string; address: Address | null; services: DeliveryService[] };

export type Warehouse = {
  warehouseId: number;
  name: string;
  slug: string;
  /** Metres from the place that was asked for. */
  distance: number | null;
  address: Omit<
    Address,
    | "addressId"
    | "autoAssigned"
    | "distance"
    | "deliveryServiceId"
    | "addressTypeId"
    | "phone"
    | "floor"
    | "intercom"
    | "note"
    | "storeId"
    | "storeName"
  > | null;
  hours: ServiceHour[];
  specialHours: SpecialHours[];
  services: DeliveryService[];
  phone: string;
  email: string;
  description: string;
  picture?: string;
  facilities: string[];
};
