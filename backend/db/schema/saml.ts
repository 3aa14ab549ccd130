import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** A log-in that the identity provider was asked for; answered once, then exchanged once for a session. */
export const samlRequest = pgTable("saml_request", {
  requestId: text().primaryKey(),
  relayStateUrl: text().notNull(),
  requestedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  /** With the answer: of the code that the storefront exchanges. */
  codeHash: text().unique(),
  username: text(),
  nameId: text(),
  sessionIndex: text(),
});
