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
} from "drizzle-orm/pg-core";
import type { WireAddress, WireDeliveryService } from "../../../lib/ebsn/schemas/delivery";
import type { WirePersonFiscal } from "../../../lib/ebsn/schemas/invoice";
import type { WireProduct } from "../../../lib/ebsn/schemas/product";
import { cart, giftCertificate } from "./cart";
import { customer } from "./customer";
import { instant } from "./types";

export type OrderMealVouchers = {
  vouchers: number;
  voucherCents: number;
  coveredCents: number;
  restCents: number;
};

export type OrderAdjustment = {
  description: string;
  amountCents: number;
  giftCode: string;
  userGiftId?: number | null;
  reducesDelivery?: boolean;
  /** The only line that it reduces. */
  orderItemId?: number;
};

/** `pointsPerPiece` is what a promotion took from the card when it was ordered. */
type OrderedProduct = WireProduct & { pointsPerPiece?: number };

/** Address and items are snapshots from the time of purchase. Amounts in cents. */
export const order = pgTable(
  "order",
  {
    orderId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 710001 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
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
    /** An email has asked for the payment. */
    paymentRemindedAt: instant(),
    mealVouchers: jsonb().$type<OrderMealVouchers>(),
    /** Invoice recipient when ordered; null: no invoice. */
    personFiscal: jsonb().$type<WirePersonFiscal>(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    productsCents: integer("goods_cents").notNull(),
    discountCents: integer().notNull(),
    packagingCents: integer().notNull(),
    deliveryFeeCents: integer().notNull(),
    totalCents: integer().notNull(),
    variableWeightCents: integer().notNull(),
    prebilledCents: integer().notNull(),
    adjustments: jsonb().$type<OrderAdjustment[]>().notNull(),
    preparedAt: instant(),
    deliveredAt: instant(),
    /** Start of another attempt after a delivery that failed. */
    redispatchedAt: instant(),
    /** Null before picking. */
    chargedCents: integer(),
    lockerCode: text().notNull().default(""),
    pointsSpent: integer().notNull().default(0),
    released: boolean().notNull().default(false),
    replacedById: integer(),
    accessToken: text().notNull().default(""),
  },
  (table) => [
    index().on(table.customerId, table.orderedAt),
    index().on(table.orderStatusId, table.payBefore),
    index().on(table.replacedById),
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
    product: jsonb().$type<OrderedProduct>().notNull(),
    packaging: boolean().notNull().default(false),
    quantity: numeric({ precision: 12, scale: 3, mode: "number" }).notNull(),
    infos: jsonb().$type<Record<string, string>>().notNull(),
    unitCents: integer().notNull(),
    grossCents: integer().notNull(),
    discountCents: integer().notNull(),
    netCents: integer().notNull(),
    variableWeight: boolean().notNull(),
    /** Null before picking, 0 when missing. */
    pickedQuantity: numeric({ precision: 12, scale: 3, mode: "number" }),
    pickedCents: integer(),
    substitute: jsonb().$type<WireProduct>(),
    substituteRefusedAt: instant(),
  },
  (table) => [index().on(table.orderId), index().on(table.productId)],
);

/** `pendingSince` is set when the customer left it open at the bank. */
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
    /** Collected after picking; the rest of the amount is released. */
    chargedCents: integer(),
  },
  (table) => [index().on(table.orderId), index().on(table.pendingSince)],
);

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
  (table) => [
    primaryKey({ columns: [table.customerId, table.giftCertificateId] }),
    index().on(table.orderId),
  ],
);
