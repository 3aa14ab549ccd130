import "server-only";
import { getDocuments } from "../content/documents";
import { getArticles, getCourses } from "../content/articles";
import type { ArticleKind } from "../ebsn/domain/article";
import { contentPaths } from "../content-paths";
import { paths } from "../paths";
import type { SitemapPage } from "./sitemap-page";

const PER_PAGE = 100;
const MAX_PAGES = 100;

async function articlePages(kind: ArticleKind, path: (slug: string) => string): Promise<SitemapPage[]> {
  const found: SitemapPage[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { articles, pages } = await getArticles({ kind, page, pageSize: PER_PAGE });
    found.push(
      ...articles.map(({ slug, date, modified, picture }) => ({
        path: path(slug),
        lastmod: modified || date,
        pictures: [picture],
      })),
    );
    if (page >= pages) break;
  }
  return found;
}

async function documentPages(): Promise<SitemapPage[]> {
  const found: SitemapPage[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const list = await getDocuments({ type: "pages", page, perPage: PER_PAGE });
    for (const { slug, modified, picture, isProtected } of list?.documents ?? [])
      if (!isProtected) found.push({ path: paths.page(slug), lastmod: modified, pictures: [picture] });
    if (page >= (list?.pages ?? 1)) break;
  }
  return found;
}

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
