import { inArray } from "drizzle-orm";
import type { WireArticle, WireRecipe } from "../../../lib/ebsn/schemas/article";
import type { Db } from "../../db/client";
import { type article, articleClass, product, type Recipe } from "../../db/schema";

export type ArticleRow = typeof article.$inferSelect;
export type ArticleClassRow = typeof articleClass.$inferSelect;

export const ARTICLE_TYPES = { post: 1, recipe: 2, page: 3 } as const;

const GROUPS = { course: 1, category: 2 } as const;

const formatDate = (iso: string | null) => (iso ?? "").split("-").reverse().join("/");

function pickClasses(row: ArticleRow, classes: ArticleClassRow[]): WireArticle["articleClass"] {
  return classes
    .filter(({ groupName, name }) =>
      groupName === "course" ? row.course === name : row.categories.includes(name),
    )
    .map(({ articleClassId, groupName, name }) => ({
      articleClassId,
      name,
      articleClassGroup: { articleClassGroupId: GROUPS[groupName], name: groupName },
    }));
}

export function articleWire(row: ArticleRow, classes: ArticleClassRow[]): WireArticle {
  return {
    articleId: row.articleId,
    slug: row.slug,
    title: row.title,
    contentAbstract: row.abstract,
    pubDate: formatDate(row.published),
    ...(row.modified ? { lastUpdate: row.modified } : {}),
    articleType: { articleTypeId: ARTICLE_TYPES[row.kind], name: row.kind },
    articleClass: pickClasses(row, classes),
    ...(row.scene ? { img: `/photo/s/16x9/960/${row.scene}.webp`, imgAlt: row.imgAlt } : {}),
    ...(row.recipe
      ? {
          recipe: {
            portions: row.recipe.portions,
            preparationMinutes: row.recipe.preparation,
            cookingMinutes: row.recipe.cooking,
            ...(row.recipe.rest ? { restMinutes: row.recipe.rest } : {}),
            difficulty: row.recipe.difficulty,
          },
        }
      : {}),
  };
}

export async function articleDetailWire(
  db: Db,
  row: ArticleRow,
  classes: ArticleClassRow[],
): Promise<WireArticle> {
  const { recipe, ...summary } = articleWire(row, classes);
  return {
    ...summary,
    content: row.content,
    ...(recipe && row.recipe ? { recipe: { ...recipe, ...(await recipeParts(db, row.recipe)) } } : {}),
  };
}

async function recipeParts(db: Db, { ingredients, steps, tip }: Recipe): Promise<Partial<WireRecipe>> {
  const slugs = ingredients.flatMap(({ product: match }) => (match ? [match.slug] : []));
  const rows =
    slugs.length === 0
      ? []
      : await db
          .select({ slug: product.slug, productId: product.productId })
          .from(product)
          .where(inArray(product.slug, slugs));
  const productIdBySlug = new Map(rows.map(({ slug, productId }) => [slug, productId]));
  return {
    ingredients: ingredients.map(({ product: match, ...ingredient }) => {
      const productId = match ? productIdBySlug.get(match.slug) : undefined;
      return {
        ...ingredient,
        ...(match && productId !== undefined ? { product: { productId, ...match } } : {}),
      };
    }),
    steps,
    tip,
  };
}
