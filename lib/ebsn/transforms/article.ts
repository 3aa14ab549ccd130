import { nameSlug } from "../../rules/text/name-slug";
import { titleOrSlug } from "../../rules/text/title-or-slug";
import type { Article, ArticleCard, ArticleClass, ArticleKind, Recipe } from "../domain/article";
import { toIsoDate } from "./iso-date";
import type { RawArticle } from "../schemas/article";

const KINDS: Readonly<Record<string, ArticleKind>> = { recipe: "recipe", post: "post", page: "page" };

function classesInGroup(raw: RawArticle, group: string): ArticleClass[] {
  return raw.articleClass
    .filter(({ name, articleClassGroup }) => name && articleClassGroup?.name.toLowerCase() === group)
    .map(({ articleClassId, name }) => ({ classId: articleClassId, name, slug: nameSlug(name) }));
}

function minutesOf({ recipe }: RawArticle): number | null {
  if (!recipe) return null;
  const { preparationMinutes, cookingMinutes, restMinutes } = recipe;
  const minutes = (preparationMinutes ?? 0) + (cookingMinutes ?? 0) + (restMinutes ?? 0);
  return minutes > 0 ? minutes : null;
}

export const toArticleKind = (type: string): ArticleKind => KINDS[type.toLowerCase()] ?? "post";

export function toArticleCard(raw: RawArticle): ArticleCard {
  return {
    articleId: raw.articleId,
    kind: toArticleKind(raw.articleType?.name ?? ""),
    slug: raw.slug,
    title: titleOrSlug(raw.title, raw.slug),
    abstract: raw.contentAbstract,
    date: toIsoDate(raw.pubDate),
    ...(raw.lastUpdate ? { modified: toIsoDate(raw.lastUpdate) } : {}),
    picture: raw.img,
    pictureAlt: raw.imgAlt,
    course: classesInGroup(raw, "course")[0] ?? null,
    categories: classesInGroup(raw, "category"),
    minutes: minutesOf(raw),
  };
}

function toRecipe(raw: NonNullable<RawArticle["recipe"]>): Recipe {
  return {
    ...raw,
    portions: raw.portions > 0 ? Math.round(raw.portions) : 1,
    ingredients: raw.ingredients
      .filter(({ text, name }) => text || name)
      .map(({ text, name, amount, product }) => ({
        text: text || name,
        name: name || text,
        amount: amount && amount.value > 0 ? amount : null,
        product: product && product.quantity > 0 ? product : null,
      })),
    steps: raw.steps.filter(Boolean),
  };
}

export function toArticle(raw: RawArticle): Article {
  const recipe = raw.recipe && raw.recipe.ingredients.length > 0 ? toRecipe(raw.recipe) : null;
  return { ...toArticleCard(raw), content: raw.content, recipe };
}
