export type SeedPosition = { latitude: number; longitude: number };

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

/** A shop of the chain; `point` is where goods are collected (service 1). */
export type SeedStore = {
  warehouseId: number;
  storeId: number;
  name: string;
  slug: string;
  /** One sentence for its page. */
  description: string;
  phone: string;
  email: string;
  serviceIds: number[];
  /** Names of what the shop has: "Parcheggio", "Banco pescheria"… */
  services: string[];
  hours: SeedHour[];
  point: SeedPoint;
};

/** A locker (service 4) and the shop that fills it. */
export type SeedLocker = SeedPoint & { warehouseId: number };

/** A postal code and town; without `warehouseId` nobody delivers there. */
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

/** What delivery costs from `fromCents` of goods on. */
export type SeedDeliveryFee = { deliveryServiceId: number; fromCents: number; amountCents: number };

/** A slot that returns each week; 1 = Sunday. `feeCents` comes on top of the service's fee. */
export type SeedTimeslot = {
  timeslotId: number;
  deliveryServiceId: number;
  /** The shop's or locker's address; null: every warehouse has it. */
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
};

/** A bag; `mandatoryGroup`: one of these must be in every order. */
export type SeedPackaging = {
  productId: number;
  codInt: string;
  name: string;
  description: string;
  priceCents: number;
  iva: 22;
  mandatoryGroup: boolean;
  /** Artwork for its picture. */
  art: string[];
};
