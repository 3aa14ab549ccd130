import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { WireAddress, WireDeliveryService } from "../../../lib/ebsn/schemas/delivery";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { cart, giftCertificate } from "./cart";
import { customer } from "./customer";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Order statuses after spec 2 §4, as far as the shop sets them itself. */
export const ORDER = {
  validation: 1,
  ordered: 3,
  preparation: 4,
  ready: 6,
  out: 7,
  delivered: 8,
  partiallyDelivered: 9,
  cancelled: 10,
  unpaid: 11,
  receipted: 18,
} as const;

/** Vouchers an order is paid with, and what they leave to be paid. Amounts in cents. */
export type OrderMealVouchers = {
  vouchers: number;
  voucherCents: number;
  coveredCents: number;
  restCents: number;
};

/** A bought cart; address and goods are kept as they were sold. Amounts in cents. */
export const order = pgTable(
  "order",
  {
    orderId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 710001 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    /** A cart becomes one order; null on orders from before. */
    cartId: integer()
      .unique()
      .references(() => cart.cartId),
    orderStatusId: integer().notNull(),
    orderedAt: instant().notNull(),
    storeId: integer().notNull(),
    warehouseId: integer().notNull(),
    deliveryService: jsonb().$type<WireDeliveryService>().notNull(),
    shippingAddress: jsonb().$type<WireAddress>().notNull(),
    addressId: integer().notNull(),
    timeslotId: integer().notNull(),
    slotDate: date({ mode: "string" }).notNull(),
    slotPointId: integer().notNull(),
    beginTime: text().notNull(),
    endTime: text().notNull(),
    cutoffAt: instant().notNull(),
    paymentTypeId: integer().notNull(),
    payBefore: instant(),
    mealVouchers: jsonb().$type<OrderMealVouchers>(),
    /** Whom its invoice is made out to, as it was when ordered; null: none is wanted. */
    personFiscal: jsonb().$type<WirePersonFiscal>(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    goodsCents: integer().notNull(),
    discountCents: integer().notNull(),
    packagingCents: integer().notNull(),
    deliveryFeeCents: integer().notNull(),
    totalCents: integer().notNull(),
    variableWeightCents: integer().notNull(),
    prebilledCents: integer().notNull(),
    adjustments: jsonb().$type<{ description: string; amountCents: number; giftCode: string }[]>().notNull(),
    /** Stock and slot have been given back. */
    released: boolean().notNull().default(false),
    /** The order that took its place when it was changed. */
    replacedById: integer(),
    /** Opens the order without log-in; its owner is told it. */
    accessToken: text().notNull().default(""),
  },
  (table) => [
    index().on(table.customerId, table.orderedAt),
    index().on(table.orderStatusId, table.payBefore),
  ],
);

export const orderItem = pgTable(
  "order_item",
  {
    orderItemId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 900001 }),
    orderId: integer()
      .notNull()
      .references(() => order.orderId, { onDelete: "cascade" }),
    productId: integer().notNull(),
    /** The product as it was when sold. */
    product: jsonb().$type<WireProduct>().notNull(),
    packaging: boolean().notNull().default(false),
    quantity: numeric({ precision: 12, scale: 3, mode: "number" }).notNull(),
    infos: jsonb().$type<Record<string, string>>().notNull(),
    unitCents: integer().notNull(),
    grossCents: integer().notNull(),
    discountCents: integer().notNull(),
    netCents: integer().notNull(),
    variableWeight: boolean().notNull(),
  },
  (table) => [index().on(table.orderId), index().on(table.productId)],
);

/** 0 error, 1 in progress, 2 completed. */
export const PAYMENT = { failed: 0, progress: 1, completed: 2 } as const;

/** One attempt to pay an order at the bank; `pendingSince` once the customer left it open there. */
export const payment = pgTable(
  "payment",
  {
    paymentId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1 }),
    orderId: integer()
      .notNull()
      .references(() => order.orderId, { onDelete: "cascade" }),
    tokenHash: text().notNull().unique(),
    paymentTypeId: integer().notNull(),
    amountCents: integer().notNull(),
    transactionStatusId: integer().notNull(),
    createdAt: instant().notNull(),
    pendingSince: instant(),
    decidedAt: instant(),
  },
  (table) => [index().on(table.orderId), index().on(table.pendingSince)],
);

/** A code used by an order; given back when the order is cancelled. */
export const usedGift = pgTable(
  "used_gift",
  {
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    giftCertificateId: integer()
      .notNull()
      .references(() => giftCertificate.giftCertificateId),
    orderId: integer()
      .notNull()
      .references(() => order.orderId, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.giftCertificateId] })],
);
