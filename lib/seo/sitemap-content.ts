import "server-only";
import { getDocuments } from "../content/documents";
import { getArticles, getCourses } from "../ebsn/articles";
import type { ArticleKind } from "../ebsn/domain/article";
import { contentPaths } from "../content-paths";
import { paths } from "../paths";
import { absoluteUrl } from "./metadata";
import type { SitemapUrl } from "./sitemap-xml";

const PER_PAGE = 100;
const MAX_PAGES = 100;

const toSitemapUrl = (path: string): SitemapUrl => ({ loc: absoluteUrl(path) });

async function articleUrls(kind: ArticleKind, path: (slug: string) => string): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { articles, pages } = await getArticles({ kind, page, pageSize: PER_PAGE });
    urls.push(
      ...articles.map(({ slug, date }) => ({
        ...toSitemapUrl(path(slug)),
        ...(date ? { lastmod: date } : {}),
      })),
    );
    if (page >= pages) break;
  }
  return urls;
}

async function pageUrls(): Promise<SitemapUrl[]> {
  const urls: SitemapUrl[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const list = await getDocuments({ type: "pages", page, perPage: PER_PAGE });
    for (const { slug, modified, isProtected } of list?.documents ?? [])
      if (!isProtected)
        urls.push({ ...toSitemapUrl(paths.page(slug)), ...(modified ? { lastmod: modified } : {}) });
    if (page >= (list?.pages ?? 1)) break;
  }
  return urls;
}

export async function contentUrls(): Promise<SitemapUrl[]> {
  const [courses, recipes, posts, pages] = await Promise.all([
    getCourses(),
    articleUrls("recipe", contentPaths.recipe),
    articleUrls("post", contentPaths.article),
    pageUrls(),
  ]);
  return [
    toSitemapUrl(contentPaths.recipes()),
    ...courses.map(({ slug }) => toSitemapUrl(contentPaths.course(slug))),
    ...recipes,
    toSitemapUrl(contentPaths.articles()),
    ...posts,
    ...pages,
  ];
}
