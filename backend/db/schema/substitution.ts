import { boolean, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { customer } from "./customer";

/** What a customer wants when a product is missing, remembered for the next time it is bought. */
export const substitutionWish = pgTable(
  "substitution_wish",
  {
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    productId: integer().notNull(),
    accepts: boolean().notNull(),
    /** The customer's own choice; null: whatever is similar. */
    substituteId: integer(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);
