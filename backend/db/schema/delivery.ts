import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type { PictureSpec } from "../../pictures/spec";
import { product } from "./catalogue";
import { customer } from "./customer";

export const deliveryService = pgTable("delivery_service", {
  deliveryServiceId: integer().primaryKey(),
  name: text().notNull(),
  descr: text().notNull(),
  cssClass: text().notNull(),
  minimumOrderCents: integer().notNull(),
  position: smallint().notNull(),
});

export const deliveryFee = pgTable(
  "delivery_fee",
  {
    deliveryServiceId: integer()
      .notNull()
      .references(() => deliveryService.deliveryServiceId),
    fromCents: integer().notNull(),
    amountCents: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deliveryServiceId, table.fromCents] })],
);

export type ServiceHour = { beginWeekDay: number; beginHour: string; endHour: string };

/** A store and its warehouse, which also supplies nearby home addresses and lockers. */
export const warehouse = pgTable("warehouse", {
  warehouseId: integer().primaryKey(),
  storeId: integer().notNull().unique(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  phone: text().notNull(),
  email: text().notNull(),
  serviceIds: integer().array().notNull(),
  hours: jsonb().$type<ServiceHour[]>().notNull(),
  metaData: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
});

/** Anything not listed is sold. */
export const notSold = pgTable(
  "not_sold",
  {
    warehouseId: integer()
      .notNull()
      .references(() => warehouse.warehouseId),
    productId: integer()
      .notNull()
      .references(() => product.productId),
  },
  (table) => [primaryKey({ columns: [table.warehouseId, table.productId] })],
);

/** Without warehouse there is no home delivery. */
export const place = pgTable(
  "place",
  {
    postalcode: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    warehouseId: integer().references(() => warehouse.warehouseId),
    zoneId: integer(),
  },
  (table) => [primaryKey({ columns: [table.postalcode, table.city] })],
);

/** Without customer a store or locker. */
export const address = pgTable(
  "address",
  {
    addressId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100001 }),
    customerId: integer().references(() => customer.customerId, { onDelete: "cascade" }),
    deliveryServiceId: integer().notNull(),
    addressTypeId: integer().notNull(),
    warehouseId: integer().references(() => warehouse.warehouseId),
    zoneId: integer(),
    addressName: text().notNull().default(""),
    address1: text().notNull(),
    addressNumber: text().notNull().default(""),
    city: text().notNull(),
    province: text().notNull().default(""),
    postalcode: text().notNull(),
    countryId: integer().notNull().default(1),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    referencePhoneNumber: text().notNull().default(""),
    floor: text().notNull().default(""),
    intercom: text().notNull().default(""),
    note: text().notNull().default(""),
    deleted: boolean().notNull().default(false),
  },
  (table) => [index().on(table.customerId)],
);

export const timeslot = pgTable("timeslot", {
  timeslotId: integer().primaryKey(),
  deliveryServiceId: integer()
    .notNull()
    .references(() => deliveryService.deliveryServiceId),
  /** 1 = Sunday. */
  weekDay: smallint().notNull(),
  beginTime: text().notNull(),
  endTime: text().notNull(),
  /** Address of the only store or locker offering it; null: everywhere the service is offered. */
  pointId: integer(),
  capacity: integer().notNull(),
  /** Added to the service fee; negative: a reduction. */
  feeCents: integer().notNull(),
  feeText: text().notNull().default(""),
  feeClass: text().notNull().default(""),
  cutoffHours: integer().notNull(),
  deliveryDayPeriodId: integer().notNull(),
});

/** Bookings of a day at a point: the address of a store or locker, or the warehouse for home delivery. */
export const slotLoad = pgTable(
  "slot_load",
  {
    timeslotId: integer()
      .notNull()
      .references(() => timeslot.timeslotId),
    slotDate: date({ mode: "string" }).notNull(),
    pointId: integer().notNull(),
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.timeslotId, table.slotDate, table.pointId] })],
);

export const paymentType = pgTable("payment_type", {
  paymentTypeId: integer().primaryKey(),
  name: text().notNull(),
  descr: text().notNull(),
  online: boolean().notNull(),
  serviceIds: integer().array().notNull(),
  position: smallint().notNull(),
  /** Face values of a kind of meal voucher; empty for other payment types. */
  voucherCents: integer().array().notNull().default([]),
  needsInvoice: boolean().notNull().default(false),
  dueInDays: smallint(),
});

export const packaging = pgTable("packaging", {
  productId: integer().primaryKey(),
  codInt: text().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  priceCents: integer().notNull(),
  iva: smallint().notNull(),
  mandatoryGroup: boolean().notNull().default(true),
  pictureSpec: jsonb().$type<PictureSpec>(),
});
