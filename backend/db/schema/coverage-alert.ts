import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { customer } from "./customer";

/** Customers who want an email when a place is delivered to; the row is gone once it is written. */
export const coverageAlert = pgTable(
  "coverage_alert",
  {
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    postalcode: text().notNull(),
    city: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.postalcode, table.city] }),
    index().on(table.postalcode),
  ],
);
