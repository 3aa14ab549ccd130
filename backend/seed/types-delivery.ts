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

/** `point` is the pick-up point. */
export type SeedStore = {
  warehouseId: number;
  storeId: number;
  name: string;
  slug: string;
  description: string;
  phone: string;
  email: string;
  serviceIds: number[];
  services: string[];
  hours: SeedHour[];
  /** Of its picture: artwork by name, what it is known for first. */
  picture: { art: string; ground: string; accent: string };
  point: SeedPoint;
};

/** `warehouseId`: the store that fills it. */
export type SeedLocker = SeedPoint & { warehouseId: number };

/** No delivery without `warehouseId`. */
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
  voucherCents?: number[];
  needsInvoice?: boolean;
  dueInDays?: number;
};

/** Every order needs one of the `mandatoryGroup`. */
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
