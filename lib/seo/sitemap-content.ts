import "server-only";
import { getDocuments } from "../content/documents";
import { getArticles, getCourses } from "../content/articles";
import type { ArticleKind } from "../ebsn/domain/article";
import { contentPaths } from "../paths/content-paths";
import { paths } from "../paths/paths";
import { readPages } from "../upstream/read-pages";
import { modifiedDay } from "./modified-day";
import type { SitemapPage } from "./sitemap-page";

const PER_PAGE = 100;

const articlePages = (kind: ArticleKind, path: (slug: string) => string): Promise<SitemapPage[]> =>
  readPages(async (page) => {
    const { articles, pages } = await getArticles({ kind, page, pageSize: PER_PAGE });
    const entries = articles.map((article) => ({
      path: path(article.slug),
      lastmod: modifiedDay(article),
      pictures: [article.picture],
    }));
    return { entries, pages };
  });

const documentPages = (): Promise<SitemapPage[]> =>
  readPages(async (page) => {
    const list = await getDocuments({ type: "pages", page, perPage: PER_PAGE });
    const entries = (list?.documents ?? [])
      .filter(({ isProtected }) => !isProtected)
      .map((document) => ({
        path: paths.page(document.slug),
        lastmod: modifiedDay(document),
        pictures: [document.picture],
      }));
    return { entries, pages: list?.pages ?? 1 };
  });

/** `lastmod` of an index is that of its newest entry. */
const newest = (pages: SitemapPage[]) =>
  pages
    .map(({ lastmod = "" }) => lastmod)
    .toSorted()
    .at(-1);

export async function contentSitemap(): Promise<SitemapPage[]> {
  const [courses, recipes, posts, documents] = await Promise.all([
    getCourses(),
    articlePages("recipe", contentPaths.recipe),
    articlePages("post", contentPaths.article),
    documentPages(),
  ]);
  return [
    { path: contentPaths.recipes(), lastmod: newest(recipes) },
    ...courses.map(({ slug }) => ({ path: contentPaths.course(slug) })),
    ...recipes,
    { path: contentPaths.articles(), lastmod: newest(posts) },
    ...posts,
    ...documents,
  ];
}
