import { z } from "zod";
import { flag, id, instant, list, markup, number, optional, text } from "./lenient";
import { pageSchema } from "./product";

const contentItemSchema = z.object({
  kind: z.enum(["home", "category", "page", "article", "recipe", "leaflet"]),
  slug: text,
  name: text,
  state: z.enum(["published", "scheduled", "draft"]).catch("published"),
  from: text,
  hasDraft: flag,
  updatedAt: instant,
  updatedBy: text,
});

export const contentListSchema = z.object({ items: list(contentItemSchema), page: optional(pageSchema) });

const proposalSchema = z.object({
  id,
  slug: text,
  name: text,
  descr: markup,
  content: markup,
  proposalUrl: text,
  img: text,
  imgAlt: text,
  imgDescription: text,
  priority: number,
  clickable: flag,
  display: z.record(z.string(), z.string()),
});

const blockSchema = z.object({
  categoryBlockId: id,
  codInt: text,
  modeName: text,
  name: text,
  settings: z.record(z.string(), z.string()),
  proposals: list(proposalSchema),
  visibility: z.object({ from: text, to: text, warehouseIds: list(id), segmentIds: list(id) }).optional(),
});

const recipeSchema = z.object({
  portions: number,
  preparation: number,
  cooking: number,
  rest: number,
  difficulty: text,
  ingredients: list(
    z.object({
      text,
      amount: optional(z.object({ value: number, unit: text })),
      name: text,
      product: optional(z.object({ slug: text, quantity: number })),
    }),
  ),
  steps: list(text),
  tip: text,
});

const documentSchema = z.object({
  title: text,
  seoTitle: z.string().optional(),
  seoDescription: z.string().optional(),
  blocks: z.array(blockSchema).optional(),
  abstract: z.string().optional(),
  content: z.string().optional(),
  published: z.string().nullable().optional(),
  scene: z.string().optional(),
  imgAlt: z.string().optional(),
  recipe: recipeSchema.optional(),
  descr: z.string().optional(),
});

export const contentViewSchema = z.object({
  item: contentItemSchema,
  version: number,
  isReleased: flag,
  document: documentSchema,
  pictures: list(z.object({ name: text, url: text })),
});

export const contentCreateSchema = z.object({ slug: text });

export const contentSaveSchema = z.object({ version: number });

export const contentChangeSchema = z.object({ isRevalidated: flag });

const synonymSchema = z.object({ synonymId: id, headword: text, phrases: list(text), version: number });

export const synonymListSchema = z.object({ synonyms: list(synonymSchema), page: optional(pageSchema) });

export type WireContentItem = z.input<typeof contentItemSchema>;
export type WireContentList = { items: WireContentItem[]; page: z.input<typeof pageSchema> };
export type WireContentView = z.input<typeof contentViewSchema>;
export type WireSynonymList = { synonyms: z.input<typeof synonymSchema>[]; page: z.input<typeof pageSchema> };
