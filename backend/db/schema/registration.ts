import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { customer } from "./customer";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** What a person wrote to register; it becomes a customer when the e-mail is confirmed. */
export type RegistrationProfile = {
  firstName: string;
  lastName: string;
  phone: string;
  postalcode: string;
  fiscalCode: string;
  companyName: string;
  vatNumber: string;
  sdiCode: string;
  fidelityCard: string;
  storeId: number;
  /** registrationDisclaimerId → answer. */
  consents: Record<string, boolean>;
};

/** A request to register. Each has its own password, so that nobody can choose another's before they confirm. */
export const registration = pgTable(
  "registration",
  {
    registrationId: integer().primaryKey().generatedAlwaysAsIdentity(),
    login: text().notNull(),
    passwordHash: text().notNull(),
    profile: jsonb().$type<RegistrationProfile>().notNull(),
    /** Of the code in the mail, which is only there. */
    codeHash: text().notNull().unique(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [index().on(table.login)],
);

/** Leave to choose a new password, good once. */
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

/** What the shop wrote to people; the embedded backend keeps it here instead of sending it. */
export const mail = pgTable(
  "mail",
  {
    mailId: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Plain text; addresses in it are shown as links. */
    body: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index().on(table.recipient), index().on(table.sentAt)],
);
