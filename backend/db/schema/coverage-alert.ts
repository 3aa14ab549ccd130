import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { customer } from "./customer";

/** Deleted when the email is sent. */
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
