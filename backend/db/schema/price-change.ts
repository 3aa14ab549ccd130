import { index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { product } from "./catalogue";

/** Promotions included; the same in all stores. Rows are added by a trigger of `product`. */
export const priceChange = pgTable(
  "price_change",
  {
    priceChangeId: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.productId, { onDelete: "cascade" }),
    changedAt: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Per selling unit; null: not on sale. */
    cents: integer(),
  },
  (table) => [index().on(table.productId, table.changedAt)],
);
