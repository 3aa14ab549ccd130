import type { APIRequestContext } from "@playwright/test";
import { crawl } from "@/tests/support/e2e-crawl";
import { expect, test } from "./fixtures";

const CONCURRENCY = 8;
/** Pages of one template: every so many is visited. */
const SAMPLE_RATES = [
  { prefix: "/product/", rate: 200 },
  { prefix: "/offerte/", rate: 10 },
];
const LISTING_SAMPLE_RATE = 40;
const PRODUCT_PICTURE_SAMPLE_RATE = 10;

const isSampled = (path: string) => SAMPLE_RATES.some(({ prefix }) => path.startsWith(prefix));

const samplePages = (paths: string[]) => [
  ...paths.filter((path) => !isSampled(path)),
  ...SAMPLE_RATES.flatMap(({ prefix, rate }) =>
    paths.filter((path) => path.startsWith(prefix)).filter((_path, index) => index % rate === 0),
  ),
];

const parseEntries = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, loc = "", lastmod = ""]) => ({ loc: loc.replaceAll("&amp;", "&"), lastmod }),
  );

/** Paths of the sitemap with their lastmod. */
async function readSitemap(request: APIRequestContext, base: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const part of parseEntries(await (await request.get("/sitemap.xml")).text()))
    for (const { loc, lastmod } of parseEntries(await (await request.get(part.loc)).text())) {
      expect(loc.startsWith(base), loc).toBe(true);
      const path = loc.slice(base.length) || "/";
      expect(pages.has(path), `${path} twice`).toBe(false);
      pages.set(path, lastmod);
    }
  return pages;
}

/** Every image in one size, and every size of one image. */
function sampleImages(images: Set<string>): string[] {
  const seenParts = new Set<string>();
  let productPictures = 0;
  return [...images].filter((src) => {
    if (src.startsWith("/photo/p/") && productPictures++ % PRODUCT_PICTURE_SAMPLE_RATE !== 0) return false;
    const at = src.lastIndexOf("/");
    const parts = [src.slice(at), src.slice(0, at)];
    const isNew = parts.some((part) => !seenParts.has(part));
    for (const part of parts) seenParts.add(part);
    return isNew;
  });
}

test("no link or image is broken, and the sitemap lists every page", async ({ request, shop, baseURL }) => {
  test.setTimeout(300_000);
  const base = baseURL ?? "";
  const sitemap = await readSitemap(request, base);
  let listings = 0;
  const { visited, images } = await crawl(request, base, samplePages([...sitemap.keys()]), (path) => {
    if (/^\/(?:api|ebsn)\//.test(path) || (isSampled(path) && sitemap.has(path))) return false;
    if (!/^\/[^?]*\?.*\b(?:page|sort|vendor_id|promo|new_product|product_class\w*)=/.test(path)) return true;
    listings += 1;
    return /^\/(?:news|ricette)/.test(path) || listings % LISTING_SAMPLE_RATE === 0;
  });

  const isSuccess = (status: number) => status === 200 || (status >= 300 && status < 400);
  expect(visited.filter(({ status }) => !isSuccess(status))).toEqual([]);
  const externalRedirects = visited.filter(({ status, movedTo }) => status !== 200 && movedTo === null);
  expect(externalRedirects, "redirects to other sites").toEqual([]);

  const inSitemap = visited.filter(({ path }) => sitemap.has(path));
  const isCanonical = ({ path, status, canonical, isIndexed }: (typeof visited)[number]) =>
    status === 200 && isIndexed && canonical === path;
  expect(
    inSitemap.filter((visitedPage) => !isCanonical(visitedPage)),
    "in the sitemap, but not canonical",
  ).toEqual([]);
  const missingPages = visited.filter(
    (visitedPage) =>
      isCanonical(visitedPage) && !visitedPage.path.includes("?") && !sitemap.has(visitedPage.path),
  );
  expect(missingPages, "pages missing from the sitemap").toEqual([]);

  const dates = await shop.sql<{ slug: string; day: string }>(
    `select slug, to_char(published, 'YYYY-MM-DD') as day from article where kind <> 'page' and published <= '2026-11-20'
     union all select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') from product`,
  );
  const lastmodBySlug = new Map(
    [...sitemap].map(([path, day]) => [path.split("/").at(-1), day.slice(0, 10)]),
  );
  expect(dates.filter(({ slug, day }) => lastmodBySlug.get(slug) !== day)).toEqual([]);

  const broken: string[] = [];
  const remaining = sampleImages(images);
  const checkNext = async () => {
    for (let src = remaining.pop(); src !== undefined; src = remaining.pop())
      if (!(await request.head(src)).ok()) broken.push(src);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext));
  expect(images.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
