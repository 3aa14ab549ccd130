import { date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";

/** A slide of a slider of the content system, between its days and for its delivery services. */
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
    /** null: since ever, for ever. */
    validFrom: date({ mode: "string" }),
    validTo: date({ mode: "string" }),
    /** Empty: for all. */
    deliveryServiceIds: integer().array().notNull(),
  },
  (table) => [index().on(table.sliderId)],
);

/** A piece of content other pages are built from. */
export const uxBlock = pgTable("ux_block", {
  uxBlockId: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** HTML. */
  content: text().notNull(),
});

/** A story of the headless content service; without a date it is a draft. */
export const story = pgTable("story", {
  storyId: integer().primaryKey(),
  uuid: uuid().notNull(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  published: date({ mode: "string" }),
});

/** What the mails of a form of the content system say, by name. */
export const mailParameters = pgTable("mail_parameters", {
  formId: integer().primaryKey(),
  parameters: jsonb().$type<Record<string, string>>().notNull(),
});
