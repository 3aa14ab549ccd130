import { boolean, date, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SceneSpec } from "../../pictures/spec";
import type {
  SeedBlock,
  SeedCategoryBlocks,
  SeedIngredient,
  SeedLeafletPage,
  SeedMenuItem,
  SeedRecipe,
} from "../../seed/types-content";
import type { Campaign } from "../../seed/types";
import { tsvector } from "./types";

export const scene = pgTable("scene", {
  name: text().primaryKey(),
  spec: jsonb().$type<SceneSpec>().notNull(),
});

/** Home page blocks, or those between the products of the category with the same slug. */
export const blockPage = pgTable("block_page", {
  slug: text().primaryKey(),
  title: text().notNull(),
  seoTitle: text().notNull(),
  seoDescription: text().notNull(),
  blocks: jsonb().$type<SeedBlock[]>().notNull(),
  popup: jsonb().$type<NonNullable<SeedCategoryBlocks["popup"]>>(),
  isDraft: boolean().notNull().default(false),
});

export type Recipe = Pick<
  SeedRecipe,
  "portions" | "preparation" | "cooking" | "rest" | "difficulty" | "steps" | "tip"
> & { ingredients: SeedIngredient[] };

export const article = pgTable(
  "article",
  {
    articleId: integer().primaryKey(),
    kind: text().$type<"recipe" | "post" | "page">().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    abstract: text().notNull(),
    /** HTML. */
    content: text().notNull(),
    /** null: a draft. */
    published: date({ mode: "string" }),
    /** Null: unchanged since publication. */
    modified: date({ mode: "string" }),
    scene: text().notNull(),
    imgAlt: text().notNull(),
    /** Recipe course; "" otherwise. */
    course: text().notNull(),
    categories: text().array().notNull(),
    recipe: jsonb().$type<Recipe>(),
    document: tsvector().notNull(),
  },
  (table) => [index().on(table.kind, table.published), index().on(table.slug)],
);

export const articleClass = pgTable("article_class", {
  articleClassId: integer().primaryKey(),
  groupName: text().$type<"course" | "category">().notNull(),
  name: text().notNull(),
});

export const leaflet = pgTable("leaflet", {
  leafletId: integer().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  descr: text().notNull(),
  leafletTypeId: integer().notNull(),
  campaign: text().$type<Campaign>().notNull(),
  deliveryServiceIds: integer().array().notNull(),
  warehouseIds: integer().array().notNull(),
  pages: jsonb().$type<SeedLeafletPage[]>().notNull(),
  isDraft: boolean().notNull().default(false),
});

export const menu = pgTable("menu", {
  location: text().primaryKey(),
  name: text().notNull(),
  items: jsonb().$type<SeedMenuItem[]>().notNull(),
});
