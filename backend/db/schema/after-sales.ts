import { boolean, date, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { customer } from "./customer";
import { order, orderItem } from "./order";
import { bytes, instant } from "./types";

export const orderNote = pgTable("order_note", {
  noteId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 5001 }),
  orderId: integer()
    .notNull()
    .unique()
    .references(() => order.orderId, { onDelete: "cascade" }),
  rating: integer().notNull(),
  content: text().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

export const orderReservation = pgTable("order_reservation", {
  orderId: integer()
    .primaryKey()
    .references(() => order.orderId, { onDelete: "cascade" }),
  info: text().notNull(),
  /** Metres to the store; null when unknown. */
  distance: integer(),
  reservedAt: instant().notNull(),
});

export const paymentDueDate = pgTable(
  "payment_due_date",
  {
    paymentDueDateId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 6001 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    orderId: integer().references(() => order.orderId, { onDelete: "set null" }),
    description: text().notNull(),
    dueDate: date({ mode: "string" }).notNull(),
    amountCents: integer().notNull(),
    settledAt: instant(),
  },
  (table) => [index().on(table.customerId, table.dueDate)],
);

export const orderRefund = pgTable(
  "order_refund",
  {
    refundId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 8001 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    orderId: integer()
      .notNull()
      .references(() => order.orderId, { onDelete: "cascade" }),
    refundStatusId: integer().notNull(),
    refundOptionId: integer().notNull(),
    reason: text().notNull(),
    /** Null: a return. */
    declarant: jsonb().$type<{ name: string; email: string }>(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId, table.createdAt), index().on(table.orderId)],
);

export const orderRefundItem = pgTable(
  "order_refund_item",
  {
    refundItemId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 8001 }),
    refundId: integer()
      .notNull()
      .references(() => orderRefund.refundId, { onDelete: "cascade" }),
    orderItemId: integer()
      .notNull()
      .references(() => orderItem.orderItemId, { onDelete: "cascade" }),
    quantity: numeric({ precision: 12, scale: 3, mode: "number" }).notNull(),
    /** Taken out of the order before it was picked: nothing was paid for it. */
    beforePicking: boolean().notNull().default(false),
  },
  (table) => [index().on(table.refundId), index().on(table.orderItemId)],
);

export const orderRefundPhoto = pgTable(
  "order_refund_photo",
  {
    photoId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 1 }),
    refundId: integer()
      .notNull()
      .references(() => orderRefund.refundId, { onDelete: "cascade" }),
    fileName: text().notNull(),
    content: bytes().notNull(),
  },
  (table) => [index().on(table.refundId)],
);
