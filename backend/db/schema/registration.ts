import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { InvoiceValues } from "../../../lib/rules/checkout/invoice-data";
import type { Language } from "../../languages";
import { customer } from "./customer";
import { instant } from "./types";

export type RegistrationProfile = {
  firstName: string;
  lastName: string;
  phone: string;
  postalcode: string;
  fiscalCode: string;
  company?: InvoiceValues;
  fidelityCard: string;
  storeId: number;
  invitationCode?: string;
  language?: string;
  /** registrationDisclaimerId → answer. */
  consents: Record<string, boolean>;
};

/** Each request keeps its own password, so nobody can set someone else's before they confirm. */
export const registration = pgTable(
  "registration",
  {
    registrationId: integer().primaryKey().generatedAlwaysAsIdentity(),
    login: text().notNull(),
    passwordHash: text().notNull(),
    profile: jsonb().$type<RegistrationProfile>().notNull(),
    codeHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
    /** Of the visitor who registered: their cart becomes the customer's. */
    sessionHash: text(),
    /** Set when confirmed: the customer's e-mail may change afterwards. */
    customerId: integer().references(() => customer.customerId, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.login), index().on(table.customerId)],
);

export const passwordReset = pgTable(
  "password_reset",
  {
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index().on(table.customerId)],
);

/** A page of the storefront: its address is only known when the e-mail is shown or sent. */
export type StoredLink = { path: `/${string}`; label: string; language: Language };

/** The embedded backend stores e-mails instead of sending them. */
export const mail = pgTable(
  "mail",
  {
    mailId: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    link: jsonb().$type<StoredLink>(),
    sentAt: instant().notNull(),
  },
  (table) => [index().on(table.recipient), index().on(table.sentAt)],
);

/** E-mails that anybody can have sent to an address; without the address. */
export const mailRequest = pgTable(
  "mail_request",
  {
    mailRequestId: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of what is sent to whom. */
    subject: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.subject, table.at), index().on(table.at)],
);
