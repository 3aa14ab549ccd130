import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { customer, session } from "./customer";
import { instant } from "./types";

/** `username` is in lower case. */
export const staffMember = pgTable("staff_member", {
  username: text().primaryKey(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  roles: text().array().notNull().default([]),
  otpSecret: text(),
  /** Step of the last code used: a code is valid once. */
  otpStep: integer().notNull().default(0),
});

export const staffSession = pgTable(
  "staff_session",
  {
    tokenHash: text().primaryKey(),
    username: text()
      .notNull()
      .references(() => staffMember.username, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    revokedAt: instant(),
    /** Null: logged in by password. */
    samlNameId: text(),
    samlSessionIndex: text(),
  },
  (table) => [index().on(table.username)],
);

/** Customer session in which staff impersonates; ends with the staff session it came from. */
export const staffImpersonation = pgTable(
  "staff_acting",
  {
    sessionHash: text()
      .primaryKey()
      .references(() => session.tokenHash, { onDelete: "cascade" }),
    /** No foreign key: a session whose staff log-in is deleted must not become the customer's own. */
    staffHash: text().notNull(),
  },
  (table) => [index().on(table.staffHash)],
);

/** Outlives staff and customer. */
export const staffAction = pgTable(
  "staff_act",
  {
    actId: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    username: text().notNull(),
    customerId: integer().references(() => customer.customerId, { onDelete: "set null" }),
    method: text().notNull(),
    url: text().notNull(),
    /** `response.status` of the envelope; 0: success. */
    status: integer().notNull(),
  },
  (table) => [index().on(table.username, table.at), index().on(table.customerId)],
);
