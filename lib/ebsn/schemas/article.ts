import { z } from "zod";
import {
  id,
  list,
  mainList,
  mainObject,
  markup,
  metaData,
  number,
  optional,
  optionalId,
  optionalNumber,
  slug,
  text,
} from "./lenient";
import { pageSchema } from "./product";

const articleClassSchema = z.object({
  articleClassId: optionalId,
  name: text,
  articleClassGroup: optional(z.object({ articleClassGroupId: optionalId, name: text })),
});

/** Madia's own optional key; `content` says the same in HTML. */
const recipeSchema = z.object({
  portions: number,
  preparationMinutes: optionalNumber,
  cookingMinutes: optionalNumber,
  restMinutes: optionalNumber,
  difficulty: text,
  ingredients: list(
    z.object({
      text,
      name: text,
      amount: optional(z.object({ value: number, unit: text })),
      product: optional(z.object({ productId: id, slug, quantity: number })),
    }),
  ),
  steps: list(text),
  tip: text,
});

const articleSchema = z.object({
  articleId: id,
  slug,
  title: text,
  content: markup,
  contentAbstract: text,
  /** DD/MM/YYYY. */
  pubDate: text,
  lastUpdate: text,
  articleType: optional(z.object({ articleTypeId: optionalId, name: text })),
  articleClass: list(articleClassSchema),
  img: text,
  imgAlt: text,
  recipe: optional(recipeSchema),
  metaData,
});

export const articleListSchema = z.object({ articles: mainList(articleSchema), page: optional(pageSchema) });

export const articleViewSchema = z.object({ article: mainObject(articleSchema) });

export type WireArticle = z.input<typeof articleSchema>;
export type WireArticleList = z.input<typeof articleListSchema>;
export type WireRecipe = z.input<typeof recipeSchema>;
export type RawArticle = z.output<typeof articleSchema>;
