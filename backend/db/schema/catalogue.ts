import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { PictureSpec, SceneSpec } from "../../pictures/spec";
import type { SeedFood, SeedProduct, SeedPromo, SeedSafety } from "../../seed/types";
import { tsvector } from "./types";

/** Nested set: a category contains every category whose `first` lies between its `first` and `last`. */
export const category = pgTable(
  "category",
  {
    categoryId: integer().primaryKey(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    parentId: integer(),
    depth: smallint().notNull(),
    first: integer().notNull(),
    last: integer().notNull(),
    description: text().notNull(),
    seoTitle: text().notNull(),
    seoDescription: text().notNull(),
    ground: text().notNull(),
    scene: jsonb().$type<SceneSpec>(),
    document: tsvector().notNull(),
  },
  (table) => [index().on(table.first)],
);

export const movedSlug = pgTable("moved_slug", {
  oldSlug: text().primaryKey(),
  slug: text().notNull(),
});

export const vendor = pgTable("vendor", {
  vendorId: integer().primaryKey(),
  name: text().notNull(),
  address: text().notNull(),
});

/** Group 10000: highlights and features; 10002: brands. `maxValue`: maximum quantity of the class per cart. */
export const productClass = pgTable("product_class", {
  productClassId: integer().primaryKey(),
  groupId: integer().notNull(),
  name: text().notNull(),
  maxValue: numeric({ mode: "number" }),
  maxUnit: text().notNull().default(""),
});

/** Prices in cents, per selling unit or per kilogram for loose weight. */
export const product = pgTable(
  "product",
  {
    productId: integer().primaryKey(),
    codInt: text().notNull().unique(),
    barcode: text().notNull(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    vendorId: integer()
      .notNull()
      .references(() => vendor.vendorId),
    description: text().notNull(),
    longDescription: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => category.categoryId),
    unitMeasureBase: text().$type<SeedProduct["unitMeasureBase"]>().notNull(),
    contentBase: doublePrecision().notNull(),
    priceCents: integer(),
    iva: smallint().$type<SeedProduct["iva"]>().notNull(),
    infos: jsonb().$type<Record<string, string>>().notNull(),
    dayLock: text().notNull(),
    selectOptions: jsonb().$type<SeedProduct["selectOptions"]>().notNull(),
    classes: integer().array().notNull(),
    isNew: boolean().notNull(),
    /** Pieces, or kilograms for loose weight; null: unlimited. */
    stock: numeric({ precision: 12, scale: 3, mode: "number" }),
    dailyMax: integer(),
    promo: jsonb().$type<SeedPromo>(),
    announcedPromo: jsonb().$type<SeedPromo>(),
    food: jsonb().$type<SeedFood>(),
    safety: jsonb().$type<SeedSafety>(),
    picture: jsonb().$type<PictureSpec>(),
    rank: integer().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("product_sold_out_index")
      .on(table.productId)
      .where(sql`${table.stock} <= 0 or ${table.priceCents} is null`),
  ],
);

/** Narrow table that lists, facets and search filter and sort by: it must stay fast at 50,000 rows. */
export const productIndex = pgTable(
  "product_index",
  {
    productId: integer()
      .primaryKey()
      .references(() => product.productId, { onDelete: "cascade" }),
    position: integer().notNull(),
    vendorId: integer().notNull(),
    classes: integer().array().notNull(),
    barcode: text().notNull(),
    onPromo: boolean().notNull(),
    isNew: boolean().notNull(),
    /** Ids of `FOOD_CLASSES` it suits; null: not read from its label yet. */
    suits: integer().array(),
    payCents: integer(),
    /** Cents per base unit after the promotion. */
    unitCents: doublePrecision(),
    unit: text().notNull(),
    sortName: text().notNull(),
    rank: integer().notNull(),
    /** Weights: name A, vendor B, department C, the rest D; sizes are lexemes such as "size1500l". */
    document: tsvector().notNull(),
  },
  (table) => [
    index().on(table.position, table.rank),
    index().on(table.rank),
    index().on(table.sortName, table.rank, table.productId),
    index().on(table.barcode),
    index().on(table.vendorId),
    index().using("gin", table.classes),
    index().using("gin", table.suits),
    index().using("gin", table.document),
  ],
);

export const FACET = { vendor: 0, productClass: 1 } as const;

/** Maintained by a trigger of `product_index`. */
export const productCount = pgTable(
  "product_count",
  {
    position: integer().notNull(),
    facet: smallint().$type<(typeof FACET)[keyof typeof FACET]>().notNull(),
    id: integer().notNull(),
    onPromo: boolean().notNull(),
    isNew: boolean().notNull(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.facet, table.position, table.id, table.onPromo, table.isNew] })],
);

export const searchWord = pgTable(
  "search_word",
  {
    word: text().primaryKey(),
    lexeme: text().notNull(),
    products: integer().notNull(),
  },
  (table) => [
    index().using("gin", table.word.op("gin_trgm_ops")),
    index("search_word_prefix").on(table.word.op("text_pattern_ops")),
    index().on(table.lexeme),
  ],
);

/** Leading words of product names ("latte intero"), suggested while typing. */
export const searchTerm = pgTable(
  "search_term",
  {
    term: text().primaryKey(),
    label: text().notNull(),
    products: integer().notNull(),
  },
  (table) => [index("search_term_prefix").on(table.term.op("text_pattern_ops"))],
);
