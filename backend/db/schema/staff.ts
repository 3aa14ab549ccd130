import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customer, session } from "./customer";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** Somebody who works for the shop; `username` is in lower case. */
export const staffMember = pgTable("staff_member", {
  username: text().primaryKey(),
  name: text().notNull(),
  passwordHash: text().notNull(),
  roles: text().array().notNull().default([]),
  /** Base32; null: this log-in asks for no one-time code. */
  otpSecret: text(),
  /** The step of the newest code used: none is good twice. */
  otpStep: integer().notNull().default(0),
});

/** A log-in of staff; the token itself is only with the client. */
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
  },
  (table) => [index().on(table.username)],
);

/** A customer's session in which staff acts; it lives no longer than the log-in of staff it came from. */
export const staffActing = pgTable(
  "staff_acting",
  {
    sessionHash: text()
      .primaryKey()
      .references(() => session.tokenHash, { onDelete: "cascade" }),
    /** No reference: a session whose log-in is gone must not become the customer's own. */
    staffHash: text().notNull(),
  },
  (table) => [index().on(table.staffHash)],
);

/** What staff did on behalf of a customer, call by call; it outlives both. */
export const staffAct = pgTable(
  "staff_act",
  {
    actId: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull(),
    username: text().notNull(),
    customerId: integer().references(() => customer.customerId, { onDelete: "set null" }),
    method: text().notNull(),
    /** Without the values that could be a secret. */
    url: text().notNull(),
    /** Of the envelope; 0: it was done. */
    status: integer().notNull(),
  },
  (table) => [index().on(table.username, table.at), index().on(table.customerId)],
);
