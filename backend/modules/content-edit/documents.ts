import { z } from "zod";
import { isIsoDate } from "../../../lib/rules/dates/is-iso-date";
import { isInternalPath } from "../../../config/internal-path.mjs";
import { clockMinutes } from "../../../lib/rules/dates/clock-times";
import { id } from "../../http/number";
import type { SeedBlock, SeedIngredient } from "../../seed/types-content";
import { recipeMarkup } from "../article/recipe-markup";

export const CONTENT_KINDS = ["home", "category", "page", "article", "recipe", "leaflet"] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

const MAX_BLOCKS = 60;
const MAX_PROPOSALS = 60;
const MAX_MARKUP = 100_000;

const line = (max: number) => z.string().trim().max(max);
const markup = z.string().max(MAX_MARKUP);
const values = z.record(z.string().max(100), z.string().max(20_000));

/** YYYY-MM-DDTHH:mm in Italy, or "". */
const moment = z.string().refine((text) => {
  if (text === "") return true;
  const [day = "", time = ""] = text.split("T");
  return isIsoDate(day) && /^\d{2}:\d{2}$/.test(time) && clockMinutes(time) !== null;
});

const proposalSchema = z.object({
  id,
  slug: line(200),
  name: line(300),
  descr: markup,
  content: markup,
  proposalUrl: line(500).refine((url) => url === "" || isInternalPath(url) || /^https?:\/\/\S+$/.test(url)),
  img: line(500),
  imgAlt: line(300),
  imgDescription: line(1000),
  priority: z.number().int().min(0).max(1000),
  clickable: z.boolean(),
  display: values,
});

const visibilitySchema = z
  .object({
    from: moment,
    to: moment,
    warehouseIds: z.array(id).max(200),
    segmentIds: z.array(id).max(200),
  })
  .refine(({ from, to }) => from === "" || to === "" || from < to, { path: ["to"] });

const blockSchema = z.object({
  categoryBlockId: id,
  codInt: z.string().regex(/^\d{1,4}$/),
  modeName: z.string().regex(/^\w{1,60}$/),
  name: line(300),
  settings: values,
  proposals: z.array(proposalSchema).max(MAX_PROPOSALS),
  visibility: visibilitySchema.optional(),
}) satisfies z.ZodType<SeedBlock>;

const blockPageSchema = z.object({
  title: line(300),
  seoTitle: line(300),
  seoDescription: line(1000),
  blocks: z.array(blockSchema).max(MAX_BLOCKS),
});

const articleSchema = z.object({
  title: line(300).min(1),
  abstract: line(2000),
  content: markup,
  /** YYYY-MM-DD; null: a draft, which is dated when it is published. */
  published: z.string().refine(isIsoDate).nullable(),
  scene: z.string().regex(/^[\w-]{0,200}$/),
  imgAlt: line(300),
});

const minutes = z.number().int().min(0).max(10_000);

const ingredientSchema = z.object({
  text: line(300).min(1),
  amount: z.object({ value: z.number().positive().max(100_000), unit: line(30) }).nullable(),
  name: line(200).min(1),
  product: z.object({ slug: line(200).min(1), quantity: z.number().positive().max(1000) }).nullable(),
}) satisfies z.ZodType<SeedIngredient>;

/** The text of a recipe is generated from its parts. */
const recipeSchema = articleSchema
  .extend({
    recipe: z.object({
      portions: z.number().int().min(1).max(100),
      preparation: minutes,
      cooking: minutes,
      rest: minutes.optional(),
      difficulty: z.enum(["Facile", "Media", "Impegnativa"]),
      ingredients: z.array(ingredientSchema).min(1).max(80),
      steps: z.array(line(3000).min(1)).min(1).max(60),
      tip: line(3000),
    }),
  })
  .transform((document) => ({ ...document, content: recipeMarkup(document.recipe) }));

const leafletSchema = z.object({ title: line(300).min(1), descr: markup });

export const DOCUMENT_SCHEMAS = {
  home: blockPageSchema,
  category: blockPageSchema,
  page: articleSchema,
  article: articleSchema,
  recipe: recipeSchema,
  leaflet: leafletSchema,
} as const;

export type BlockPageDocument = z.output<typeof blockPageSchema>;
export type ArticleDocument = z.output<typeof articleSchema> & Partial<z.output<typeof recipeSchema>>;
export type LeafletDocument = z.output<typeof leafletSchema>;
export type ContentDocument = BlockPageDocument | ArticleDocument | LeafletDocument;

export const kindSchema = z.enum(CONTENT_KINDS);
export const slugSchema = z.string().min(1).max(200);
