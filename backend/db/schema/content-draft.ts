import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentDocument, ContentKind } from "../../modules/content-edit/documents";

/** A row is kept for its version. */
export const contentDraft = pgTable(
  "content_draft",
  {
    kind: text().$type<ContentKind>().notNull(),
    slug: text().notNull(),
    document: jsonb().$type<ContentDocument>(),
    /** Optimistic lock. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    updatedBy: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** With a headword, only the headword finds the others. */
export const searchSynonym = pgTable("search_synonym", {
  synonymId: integer().primaryKey().generatedAlwaysAsIdentity(),
  headword: text().notNull().default(""),
  phrases: text().array().notNull(),
  version: integer().notNull().default(1),
});
