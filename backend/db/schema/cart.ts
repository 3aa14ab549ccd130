import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { customer, session } from "./customer";
import { instant } from "./types";

/** One sequence for all carts, so a version identifies one state of one cart. */
export const cartVersion = pgSequence("cart_version", { startWith: 1 });

export const CART_OPEN = 1;
/** Cart of an order being modified; its address is locked. */
export const CART_REOPENED = 7;
export const CART_BOUGHT = 3;
export const CART_CLOSED = 4;
/** The regular cart, set aside while an order is modified. */
export const CART_PARKED = 9;
/** A cart filled before the log-in and not merged yet. */
export const CART_WAITING = 10;

export const cart = pgTable(
  "cart",
  {
    cartId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 20001 }),
    customerId: integer().references(() => customer.customerId, { onDelete: "cascade" }),
    sessionHash: text().references(() => session.tokenHash, { onDelete: "cascade" }),
    cartStatusId: integer().notNull().default(CART_OPEN),
    version: bigint({ mode: "number" })
      .notNull()
      .default(sql`nextval('cart_version')`),
    storeId: integer().notNull(),
    deliveryServiceId: integer().notNull(),
    addressId: integer(),
    postalcode: text(),
    city: text(),
    slotDate: date({ mode: "string" }),
    timeslotId: integer(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    reopenedOrderId: integer(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("cart_one_open")
      .on(table.customerId)
      .where(sql`cart_status_id in (1, 7)`),
    uniqueIndex("cart_one_waiting")
      .on(table.customerId)
      .where(sql`cart_status_id = 10`),
    uniqueIndex("cart_one_of_session").on(table.sessionHash),
    check("cart_has_one_owner", sql`(${table.customerId} is null) <> (${table.sessionHash} is null)`),
    index().on(table.customerId, table.version),
  ],
);

/** `itemKey`: product plus the infos that make it a separate line (size, customWeight, use_wpid). */
export const cartItem = pgTable(
  "cart_item",
  {
    itemId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 300001 }),
    cartId: integer()
      .notNull()
      .references(() => cart.cartId, { onDelete: "cascade" }),
    productId: integer().notNull(),
    itemKey: text().notNull(),
    quantity: numeric({ precision: 12, scale: 3, mode: "number" }).notNull(),
    infos: jsonb().$type<Record<string, string>>().notNull().default({}),
    addedAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.cartId, table.itemKey)],
);

/** Codes are found in either case. */
export const upperCode = ({ giftCode }: { giftCode: AnyPgColumn }): SQL => sql`upper(${giftCode})`;

export const giftCertificate = pgTable(
  "gift_certificate",
  {
    giftCertificateId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    giftCode: text().notNull().unique(),
    description: text().notNull(),
    kind: text().$type<"percentage" | "amount" | "delivery" | "item">().notNull(),
    /** Percent, or cents. */
    value: integer().notNull(),
    minimumCents: integer().notNull().default(0),
    /** 1001: the customer chooses the item it applies to. */
    giftAdjustmentTypeId: integer().notNull().default(1000),
    endDate: date({ mode: "string" }),
    /** Null: anyone, once. */
    customerId: integer().references(() => customer.customerId, { onDelete: "cascade" }),
    listed: boolean().notNull().default(true),
    /** With kind "item": the only product it takes. */
    productId: integer(),
    issuedAt: instant(),
  },
  (table) => [index().on(table.customerId), index("gift_certificate_code").on(upperCode(table))],
);

export const cartGift = pgTable(
  "cart_gift",
  {
    cartId: integer()
      .notNull()
      .references(() => cart.cartId, { onDelete: "cascade" }),
    giftCertificateId: integer()
      .notNull()
      .references(() => giftCertificate.giftCertificateId),
    itemId: integer(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.giftCertificateId] })],
);

export const userGift = pgTable(
  "user_gift",
  {
    userGiftId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 60001 }),
    giftCertificateId: integer()
      .notNull()
      .references(() => giftCertificate.giftCertificateId),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    cartId: integer().references(() => cart.cartId, { onDelete: "set null" }),
    itemId: integer(),
    orderId: integer(),
  },
  (table) => [index().on(table.customerId), index().on(table.orderId)],
);
