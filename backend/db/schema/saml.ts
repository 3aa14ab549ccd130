import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./types";

export const samlRequest = pgTable("saml_request", {
  requestId: text().primaryKey(),
  relayStateUrl: text().notNull(),
  requestedAt: instant().notNull(),
  expiresAt: instant().notNull(),
  /** Set with the answer; the storefront exchanges the code. */
  codeHash: text().unique(),
  username: text(),
  nameId: text(),
  sessionIndex: text(),
});
