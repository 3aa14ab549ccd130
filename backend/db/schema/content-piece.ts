import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

export const slide = pgTable(
  "slide",
  {
    slideId: integer().primaryKey(),
    sliderId: integer().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    scene: text().notNull(),
    link: text().notNull(),
    validFrom: date({ mode: "string" }),
    validTo: date({ mode: "string" }),
    deliveryServiceIds: integer().array().notNull(),
  },
  (table) => [index().on(table.sliderId)],
);

export const uxBlock = pgTable("ux_block", {
  uxBlockId: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** HTML. */
  content: text().notNull(),
});

/** Without a date it is a draft. */
export const story = pgTable("story", {
  storyId: integer().primaryKey(),
  uuid: uuid().notNull(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  published: date({ mode: "string" }),
});

export const mailParameters = pgTable("mail_parameters", {
  formId: integer().primaryKey(),
  parameters: jsonb().$type<Record<string, string>>().notNull(),
});
