import "server-only";
import { cachePolicy } from "../cache-policy";
import { config } from "../config";
import type { Article, ArticleClass, ArticleKind, ArticleList, Course } from "./domain/article";
import type { Product } from "./domain/product";
import { readPages } from "../upstream/read-pages";
import { nullIfUnsupported } from "./null-if-unsupported";
import { articleListSchema, articleViewSchema } from "./schemas/article";
import { productListSchema } from "./schemas/product";
import { toArticle, toArticleCard } from "./transforms/article";
import { toPageInfo } from "./transforms/page";
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
  const call = readPublic({
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
  const raw = await nullIfUnsupported(call);
  if (!raw) return { articles: [], pages: 1, items: 0 };
  const { count: pages, items } = toPageInfo(raw.page, raw.articles.length);
  return {
    articles: raw.articles.filter(({ slug }) => slug).map(toArticleCard),
    pages,
    items,
  };
}

export async function getArticle(slug: string): Promise<Article | null> {
  const call = readPublic({
    path: "/ebsn/api/article/view",
    params: { slug },
    schema: articleViewSchema,
    policy: cachePolicy.content(slug),
  });
  const article = (await nullIfUnsupported(call))?.article;
  return article?.slug ? toArticle(article) : null;
}

const isCourse = (articleClass: ArticleClass): articleClass is Course =>
  articleClass.slug !== "" && articleClass.classId !== null;

export async function getCourses(): Promise<Course[]> {
  const articles = await readPages(async (page) => {
    const { articles: entries, pages } = await getArticles({ kind: "recipe", page });
    return { entries, pages };
  });
  const courses = new Map<string, Course>();
  for (const { course } of articles) if (course && isCourse(course)) courses.set(course.slug, course);
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
