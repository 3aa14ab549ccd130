import { DEFAULT_LOCALE } from "../../config/locales.mjs";
import type { Article, Recipe } from "../ebsn/domain/article";
import { articlePath } from "../paths/article-path";
import { modifiedDay } from "./modified-day";
import { organisation } from "./organisation";
import { pictureRatios } from "./picture-ratios";
import type { ArticleNode, RecipeNode, ToUrl } from "./schema-org";

const isoDuration = (count: number | null) => (count ? `PT${count}M` : undefined);

function creativeWork(article: Article, toUrl: ToUrl) {
  const url = toUrl(articlePath(article));
  const shop = organisation(toUrl);
  const modified = modifiedDay(article);
  return {
    "@context": "https://schema.org",
    url,
    ...(article.abstract ? { description: article.abstract } : {}),
    ...(article.picture ? { image: pictureRatios(article.picture).map(toUrl) } : {}),
    ...(article.date ? { datePublished: article.date } : {}),
    ...(modified ? { dateModified: modified } : {}),
    inLanguage: DEFAULT_LOCALE,
    author: shop,
    publisher: shop,
  } as const;
}

export function articleJsonLd(article: Article, toUrl: ToUrl): ArticleNode {
  const common = creativeWork(article, toUrl);
  const section = article.categories[0]?.name;
  return {
    ...common,
    "@type": "Article",
    "@id": `${common.url}#article`,
    headline: article.title,
    ...(section ? { articleSection: section } : {}),
  };
}

export function recipeJsonLd(article: Article, recipe: Recipe, toUrl: ToUrl): RecipeNode {
  const common = creativeWork(article, toUrl);
  const keywords = article.categories.map(({ name }) => name).join(", ");
  const times = {
    prepTime: isoDuration(recipe.preparationMinutes),
    cookTime: isoDuration(recipe.cookingMinutes),
    totalTime: isoDuration(article.minutes),
  };
  return {
    ...common,
    "@type": "Recipe",
    "@id": `${common.url}#recipe`,
    name: article.title,
    recipeYield: String(recipe.portions),
    ...Object.fromEntries(Object.entries(times).filter(([, time]) => time)),
    ...(article.course ? { recipeCategory: article.course.name } : {}),
    ...(keywords ? { keywords } : {}),
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: recipe.steps.map((text, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      text,
    })),
  };
}
