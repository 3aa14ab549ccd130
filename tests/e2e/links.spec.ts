import type { APIRequestContext } from "@playwright/test";
import { crawl } from "@/tests/support/e2e-crawl";
import { expect, test } from "./fixtures";

test.skip(({ isMobile }) => isMobile, "answers do not depend on the window");

const AT_ONCE = 8;
/** Product pages are made alike: of so many one is opened, of the others the address is known. */
const ONE_PRODUCT_OF = 200;
/** Orders and later pages of listings are made alike too. */
const ONE_LISTING_OF = 40;

const entries = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, loc = "", lastmod = ""]) => ({ loc: loc.replaceAll("&amp;", "&"), lastmod }),
  );

/** Paths of the site map, and the day it says each last changed. */
async function siteMap(request: APIRequestContext, base: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const part of entries(await (await request.get("/sitemap.xml")).text()))
    for (const { loc, lastmod } of entries(await (await request.get(part.loc)).text())) {
      expect(loc.startsWith(base), loc).toBe(true);
      const path = loc.slice(base.length) || "/";
      expect(pages.has(path), `${path} twice`).toBe(false);
      pages.set(path, lastmod);
    }
  return pages;
}

/** Every picture in one of its sizes, and every size of one picture. */
function eachOnce(pictures: Set<string>): string[] {
  const seen = new Set<string>();
  return [...pictures].filter((src) => {
    const at = src.lastIndexOf("/");
    const parts = [src.slice(at), src.slice(0, at)];
    const isNew = parts.some((part) => !seen.has(part));
    for (const part of parts) seen.add(part);
    return isNew;
  });
}

test("no link and no picture of the shop is broken, and the site map holds its pages", async ({
  request,
  shop,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const base = baseURL ?? "";
  const map = await siteMap(request, base);
  const isProduct = (path: string) => path.startsWith("/product/");
  const products = [...map.keys()].filter(isProduct);
  const starts = [...map.keys()].filter((path) => !isProduct(path));
  let listings = 0;
  const { visited, pictures } = await crawl(
    request,
    base,
    [...starts, ...products.filter((_path, index) => index % ONE_PRODUCT_OF === 0)],
    (path) => {
      if (/^\/(?:api|ebsn)\//.test(path) || (isProduct(path) && map.has(path))) return false;
      if (!/^\/[^?]*\?.*\b(?:page|sort|vendor_id|promo|new_product|product_class\w*)=/.test(path))
        return true;
      listings += 1;
      return /^\/(?:news|ricette)/.test(path) || listings % ONE_LISTING_OF === 0;
    },
  );

  const isWhole = (status: number) => status === 200 || (status >= 300 && status < 400);
  expect(visited.filter(({ status }) => !isWhole(status))).toEqual([]);
  const moved = visited.filter(({ status, movedTo }) => status !== 200 && movedTo === null);
  expect(moved, "redirects that leave the shop").toEqual([]);

  const named = visited.filter(({ path }) => map.has(path));
  const isItself = ({ path, status, canonical, isIndexed }: (typeof visited)[number]) =>
    status === 200 && isIndexed && canonical === path;
  expect(
    named.filter((one) => !isItself(one)),
    "in the site map, but no page of its own",
  ).toEqual([]);
  const left = visited.filter((one) => isItself(one) && !one.path.includes("?") && !map.has(one.path));
  expect(left, "pages the site map leaves out").toEqual([]);

  const dates = await shop.sql<{ slug: string; day: string }>(
    `select slug, to_char(published, 'YYYY-MM-DD') as day from article where kind <> 'page' and published <= '2026-11-20'
     union all select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') from product`,
  );
  const days = new Map([...map].map(([path, day]) => [path.split("/").at(-1), day.slice(0, 10)]));
  expect(dates.filter(({ slug, day }) => days.get(slug) !== day)).toEqual([]);

  const broken: string[] = [];
  const rest = eachOnce(pictures);
  const look = async () => {
    for (let src = rest.pop(); src !== undefined; src = rest.pop())
      if (!(await request.head(src)).ok()) broken.push(src);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  expect(pictures.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});
