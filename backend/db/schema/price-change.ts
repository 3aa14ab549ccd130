import { index, integer, pgTable, timestamp } from "drizzle-orm/pg-core";
import { product } from "./catalogue";

/**
 * What a product costs from `changedAt` on, promotion included, in every store: they share one price list.
 * A trigger of `product` adds a row with every change.
 */
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
