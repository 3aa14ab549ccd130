import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { instant } from "./types";

/** `login` is the e-mail in lower case. */
export const customer = pgTable(
  "customer",
  {
    customerId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 2001 }),
    login: text().notNull().unique(),
    email: text().notNull(),
    /** In lower case; null: log-in by e-mail only. */
    username: text().unique(),
    passwordHash: text().notNull(),
    firstName: text().notNull().default(""),
    lastName: text().notNull().default(""),
    phone: text().notNull().default(""),
    birthDate: date({ mode: "string" }),
    homePhone: text().notNull().default(""),
    secondEmail: text().notNull().default(""),
    language: text().notNull().default("it"),
    postalcode: text().notNull().default(""),
    fiscalCode: text().notNull().default(""),
    fidelityCard: text().notNull().default(""),
    points: integer().notNull().default(0),
    userTypeId: integer().notNull().default(2),
    profileLevel: integer().notNull().default(2),
    profileConfirmed: boolean().notNull().default(true),
    betaTester: boolean().notNull().default(false),
    mfaEnabled: boolean().notNull().default(false),
    companyId: integer(),
    crmSegments: integer().array().notNull().default([]),
    legals: integer().array().notNull().default([]),
    /** personInfoTypeId → value. */
    personInfos: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.email), index().on(table.fidelityCard)],
);

export const session = pgTable(
  "session",
  {
    tokenHash: text().primaryKey(),
    customerId: integer().references(() => customer.customerId, { onDelete: "cascade" }),
    /** Of the account token that opened it, with which it ends. */
    accountHash: text(),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.customerId), index().on(table.lastSeenAt)],
);

/** Remembered log-in; with `sessionHash` it expires with that session. */
export const accountToken = pgTable(
  "account_token",
  {
    tokenHash: text().primaryKey(),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    sessionHash: text(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
);

export const KNOWN_PREFIX = "known:";

/** Known visitors are kept longer than attempts. */
export const isKnownVisitor = ({ subject }: { subject: AnyPgColumn }): SQL =>
  sql`starts_with(${subject}, ${sql.raw(`'${KNOWN_PREFIX}'`)})`;

export const loginAttempt = pgTable(
  "login_attempt",
  {
    attemptId: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index().on(table.subject, table.at),
    index("login_attempt_known_at").on(isKnownVisitor(table), table.at),
  ],
);

export const wishlist = pgTable(
  "wishlist",
  {
    listId: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 500 }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    name: text().notNull(),
    preferred: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId)],
);

export const wishlistItem = pgTable(
  "wishlist_item",
  {
    listId: integer()
      .notNull()
      .references(() => wishlist.listId, { onDelete: "cascade" }),
    productId: integer().notNull(),
    quantity: numeric({ precision: 12, scale: 3, mode: "number" }).notNull().default(1),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] })],
);

export const wishlistShare = pgTable(
  "wishlist_share",
  {
    listId: integer()
      .notNull()
      .references(() => wishlist.listId, { onDelete: "cascade" }),
    customerId: integer()
      .notNull()
      .references(() => customer.customerId, { onDelete: "cascade" }),
    grant: text().$type<"READ" | "WRITE">().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.customerId] }), index().on(table.customerId)],
);
