import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customer } from "./customer";
import { instant } from "./types";

export const disclaimer = pgTable(
  "disclaimer",
  {
    registrationDisclaimerId: integer().primaryKey(),
    storeId: integer().notNull(),
    /** 2 registration, 3 loyalty card. */
    registrationModuleTypeId: integer().notNull().default(2),
    personInfoTypeId: integer().notNull(),
    /** 1 information, 2 profiling, 3 marketing. */
    priority: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    url: text().notNull().default(""),
    html: text().notNull().default(""),
    required: boolean().notNull(),
  },
  (table) => [index().on(table.storeId)],
);

export const consent = pgTable(
  "consent",
  {
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    registrationDisclaimerId: integer()
      .notNull()
      .references(() => disclaimer.registrationDisclaimerId),
    given: boolean().notNull(),
    answeredAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.registrationDisclaimerId] })],
);

/** Rows are never changed. */
export const cookieChoice = pgTable(
  "cookie_choice",
  {
    uuid: text().notNull(),
    savedAt: instant().notNull(),
    /** By the shop's clock. */
    receivedAt: instant().notNull(),
    analytics: boolean().notNull(),
    profilation: boolean().notNull(),
    language: text().notNull(),
    wordsVersion: text().notNull(),
    words: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uuid, table.savedAt] })],
);
