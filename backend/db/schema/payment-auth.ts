import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customer } from "./customer";

/** Only what may be displayed of a card is stored. */
export const paymentAuth = pgTable(
  "payment_auth",
  {
    userPaymentAuthId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 70001 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    paymentTypeId: integer().notNull(),
    brand: text().notNull(),
    lastDigits: text().notNull(),
    /** YYYYMM. */
    expiry: text().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index().on(table.customerId)],
);
