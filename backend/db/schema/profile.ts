import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { customer } from "./customer";
import { instant } from "./types";

const owner = () =>
  integer()
    .notNull()
    .references(() => customer.customerId, { onDelete: "cascade" });

export const personFiscal = pgTable(
  "person_fiscal",
  {
    personFiscalId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 80001 }),
    customerId: owner(),
    company: boolean().notNull(),
    name: text().notNull(),
    fiscalCode: text().notNull().default(""),
    vatNumber: text().notNull().default(""),
    sdiCode: text().notNull().default(""),
    certifiedEmail: text().notNull().default(""),
    address1: text().notNull(),
    addressNumber: text().notNull().default(""),
    postalcode: text().notNull(),
    city: text().notNull(),
    province: text().notNull().default(""),
    country: text().notNull().default("IT"),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

/** Without customer, the card is not on any account yet. */
export const loyaltyCard = pgTable(
  "loyalty_card",
  {
    fidelityCard: text().primaryKey(),
    customerId: integer().references(() => customer.customerId, { onDelete: "set null" }),
    lastName: text().notNull(),
    birthDate: date({ mode: "string" }).notNull(),
    addedAt: instant(),
    agreedAt: instant(),
    anagraphic: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Of a card whose account was deleted; otherwise the customer has them. */
    points: integer().notNull().default(0),
  },
  (table) => [index().on(table.customerId)],
);

export const accountChange = pgTable(
  "account_change",
  {
    tokenHash: text().primaryKey(),
    customerId: owner(),
    kind: text().$type<"email" | "anonymise">().notNull(),
    value: text().notNull().default(""),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.customerId, table.kind)],
);

/** Addresses that a customer has given up: the emails sent to them go with the account. Kept as long as emails. */
export const formerEmail = pgTable(
  "former_email",
  { customerId: owner(), email: text().notNull(), givenUpAt: instant().notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.email] })],
);

export const mfaPin = pgTable("mfa_pin", {
  customerId: integer()
    .primaryKey()
    .references(() => customer.customerId, { onDelete: "cascade" }),
  pinHash: text().notNull(),
  tries: integer().notNull().default(0),
  sentAt: instant().notNull(),
  expiresAt: instant().notNull(),
});
