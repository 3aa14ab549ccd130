import { boolean, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { customer } from "./customer";

/** What a customer wants when a product is missing, for the next purchase. A rename of the table would need a migration. */
export const substitutionPreference = pgTable(
  "substitution_wish",
  {
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    productId: integer().notNull(),
    accepts: boolean().notNull(),
    /** The chosen product; null: a similar one. */
    substituteId: integer(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);
