import "server-only";
import { cachePolicy } from "../cache-policy";
import { config } from "../config";
import type { Article, ArticleClass, ArticleKind, ArticleList } from "./domain/article";
import type { Product } from "./domain/product";
import { EbsnFailure } from "./failure";
import { articleListSchema, articleViewSchema } from "./schemas/article";
import { productListSchema } from "./schemas/product";
import { toArticle, toArticleCard } from "./transforms/article";
import { toProductList } from "./transforms/product";
import { readPublic } from "./transport";

const MAX_PAGE_SIZE = 100;

export type ArticleQuery = { kind?: ArticleKind; classId?: number; page?: number; pageSize?: number };

export async function getArticles({
  kind,
  classId,
  page = 1,
  pageSize = MAX_PAGE_SIZE,
}: ArticleQuery): Promise<ArticleList> {
  const raw = await readPublic({
    path: "/ebsn/api/article/search",
    params: {
      parent_article_type_id: kind && config.articleTypes[kind],
      parent_article_class_id: classId,
      page,
      page_size: pageSize,
      sort: "pubDate desc",
    },
    schema: articleListSchema,
    policy: cachePolicy.content("articles"),
  });
  return {
    articles: raw.articles.filter(({ slug }) => slug).map(toArticleCard),
    pages: raw.page?.totPages ?? 1,
    items: raw.page?.totItems ?? raw.articles.length,
  };
}

export async function getArticle(slug: string): Promise<Article | null> {
  try {
    const { article } = await readPublic({
      path: "/ebsn/api/article/view",
      params: { slug },
      schema: articleViewSchema,
      policy: cachePolicy.content(slug),
    });
    return article?.slug ? toArticle(article) : null;
  } catch (error) {
    if (error instanceof EbsnFailure && (error.kind === "domain" || error.http === 404)) return null;
    throw error;
  }
}

export async function getCourses(): Promise<ArticleClass[]> {
  const { articles } = await getArticles({ kind: "recipe" });
  const courses = new Map<string, ArticleClass>();
  for (const { course } of articles) if (course?.slug) courses.set(course.slug, course);
  return [...courses.values()].sort((a, b) => a.name.localeCompare(b.name, "it"));
}

export const recipeProductParams = ({ recipe }: Article) => {
  const ids =
    recipe?.ingredients.flatMap(({ product }) => (product ? [String(product.productId)] : [])) ?? [];
  return { product_ids: [...new Set(ids)].join(","), page_size: MAX_PAGE_SIZE };
};

/** In the order of the ingredients; products no longer sold are left out. */
export async function getRecipeProducts(article: Article): Promise<Product[]> {
  const params = recipeProductParams(article);
  if (!params.product_ids) return [];
  const raw = await readPublic({
    path: "/ebsn/api/products",
    params,
    schema: productListSchema,
    policy: cachePolicy.products(),
  });
  const byId = new Map(toProductList(raw).products.map((product) => [product.productId, product]));
  return params.product_ids.split(",").flatMap((productId) => byId.get(Number(productId)) ?? []);
}
