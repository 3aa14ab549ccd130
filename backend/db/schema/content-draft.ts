import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentDocument, ContentKind } from "../../modules/content-edit/documents";

/** What marketing is working on, apart from what customers see; a row remains for its version. */
export const contentDraft = pgTable(
  "content_draft",
  {
    kind: text().$type<ContentKind>().notNull(),
    slug: text().notNull(),
    /** null: nothing that is not published. */
    document: jsonb().$type<ContentDocument>(),
    /** Grows with every change: two people never overwrite each other. */
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    updatedBy: text().notNull().default(""),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** Phrases that find the same; with a headword only it finds the phrases, not the other way round. */
export const searchSynonym = pgTable("search_synonym", {
  synonymId: integer().primaryKey().generatedAlwaysAsIdentity(),
  headword: text().notNull().default(""),
  phrases: text().array().notNull(),
  version: integer().notNull().default(1),
});
