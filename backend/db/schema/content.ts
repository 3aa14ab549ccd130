import { boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** A document of the content system or a block page, found by its kind and slug; `body` is answered nearly as it is. */
export const content = pgTable(
  "content",
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    published: date({ mode: "string" }),
    listed: boolean().notNull().default(true),
    body: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.kind, table.slug)],
);
