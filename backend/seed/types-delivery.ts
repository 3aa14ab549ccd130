type SeedPosition = { latitude: number; longitude: number };

/** beginWeekDay 1 = Sunday … 7 = Saturday. */
export type SeedHour = { beginWeekDay: number; beginHour: string; endHour: string };

export type SeedPoint = SeedPosition & {
  addressId: number;
  addressName: string;
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
};

/** `point` is the pick-up point (service 1). */
export type SeedStore = {
  warehouseId: number;
  storeId: number;
  name: string;
  slug: string;
  description: string;
  phone: string;
  email: string;
  serviceIds: number[];
  /** "Parcheggio", "Banco pescheria"… */
  services: string[];
  hours: SeedHour[];
  /** Of its picture: artwork by name, what it is known for first. */
  picture: { art: string; ground: string; accent: string };
  point: SeedPoint;
};

/** A locker (service 4) and the store that fills it. */
export type SeedLocker = SeedPoint & { warehouseId: number };

/** A postal code and town; no delivery without `warehouseId`. */
export type SeedPlace = SeedPosition & {
  postalcode: string;
  city: string;
  province: string;
  warehouseId: number | null;
  zoneId: number | null;
};

export type SeedDeliveryService = {
  deliveryServiceId: number;
  name: string;
  descr: string;
  cssClass: string;
  minimumOrderCents: number;
  position: number;
};

/** Delivery fee from `fromCents` of products on. */
export type SeedDeliveryFee = { deliveryServiceId: number; fromCents: number; amountCents: number };

/** A weekly slot; 1 = Sunday. `feeCents` is added to the fee of the service. */
export type SeedTimeslot = {
  timeslotId: number;
  deliveryServiceId: number;
  /** Address of the store or locker; null: all warehouses. */
  pointId: number | null;
  weekDay: number;
  beginTime: string;
  endTime: string;
  capacity: number;
  feeCents: number;
  feeText: string;
  feeClass: string;
  cutoffHours: number;
  deliveryDayPeriodId: number;
};

export type SeedPaymentType = {
  paymentTypeId: number;
  name: string;
  descr: string;
  online: boolean;
  serviceIds: number[];
  position: number;
  /** Face values of a meal voucher. */
  voucherCents?: number[];
  needsInvoice?: boolean;
  dueInDays?: number;
};

/** A bag; every order needs one of the `mandatoryGroup`. */
export type SeedPackaging = {
  productId: number;
  codInt: string;
  name: string;
  description: string;
  priceCents: number;
  iva: 22;
  mandatoryGroup: boolean;
  art: string[];
};
