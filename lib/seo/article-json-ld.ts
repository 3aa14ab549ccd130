import type { Article, Recipe } from "../ebsn/domain/article";
import { contentPaths } from "../content-paths";
import type { Address } from "./json-ld";
import { keeper } from "./keeper";
import type { ArticleNode, RecipeNode } from "./things";

/** ISO 8601, as schema.org wants spans of time; undefined when unknown. */
const minutes = (count: number | null) => (count ? `PT${count}M` : undefined);

function writtenBy(article: Article, locale: string, address: Address) {
  const url = address(
    article.kind === "recipe" ? contentPaths.recipe(article.slug) : contentPaths.article(article.slug),
  );
  const shop = keeper(address);
  return {
    "@context": "https://schema.org",
    url,
    ...(article.abstract ? { description: article.abstract } : {}),
    ...(article.picture ? { image: [address(article.picture)] } : {}),
    ...(article.date ? { datePublished: article.date } : {}),
    inLanguage: locale,
    author: shop,
    publisher: shop,
  } as const;
}

export function articleJsonLd(article: Article, locale: string, address: Address): ArticleNode {
  const common = writtenBy(article, locale, address);
  const section = article.categories[0]?.name;
  return {
    ...common,
    "@type": "Article",
    "@id": `${common.url}#article`,
    headline: article.title,
    ...(section ? { articleSection: section } : {}),
  };
}

/** Only what the page shows, for the portions the recipe was written for. */
export function recipeJsonLd(article: Article, recipe: Recipe, locale: string, address: Address): RecipeNode {
  const common = writtenBy(article, locale, address);
  const keywords = article.categories.map(({ name }) => name).join(", ");
  const times = {
    prepTime: minutes(recipe.preparationMinutes),
    cookTime: minutes(recipe.cookingMinutes),
    totalTime: minutes(article.minutes),
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
