import { index, integer, pgTable, primaryKey, timestamp } from "drizzle-orm/pg-core";
import { product } from "./catalogue";
import { customer } from "./customer";

/** Deleted when the email is sent. */
export const stockAlert = pgTable(
  "stock_alert",
  {
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => product.productId, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] }), index().on(table.productId)],
);
