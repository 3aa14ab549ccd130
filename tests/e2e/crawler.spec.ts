import { crawl, type VisitedPage } from "@/tests/support/e2e-crawl";
import { readSitemap } from "@/tests/support/e2e-sitemap";
import { jsonLdProblem } from "@/tests/support/json-ld-rules";
import { robotsRules } from "@/tests/support/robots-rules";
import { expect, test } from "./fixtures";

const CONCURRENCY = 4;
const PRODUCT_RATE = 100;
const ENGLISH_RATE = 400;
/** A shelf that is read is read whole, so that each of its products is linked. */
const SHELF_RATE = 3;
/** Of the pages above the shelves. */
const LISTING_RATE = 40;
/** Offers of a shelf are not indexed. */
const SHELF_OFFERS_RATE = 10;
const DISALLOWED_RATE = 20;
const IMAGE_RATE = 40;

/** `CRAWL=whole` visits all that a crawler may visit. */
const isWhole = process.env.CRAWL === "whole";

const isEvery = (rate: number) => {
  let count = 0;
  return () => count++ % rate === 0;
};

const isSampled = (rate: number) => isEvery(isWhole ? 1 : rate);

/** `shelves`: whether each is read. */
function sampler(isAllowed: (path: string) => boolean, shelves: Map<string, boolean>) {
  const product = isSampled(PRODUCT_RATE);
  const listing = isSampled(LISTING_RATE);
  const offers = isSampled(SHELF_OFFERS_RATE);
  return (path: string) => {
    if (!isAllowed(path)) return false;
    if (path.startsWith("/product/")) return product();
    if (/^\/offerte\/(?!tipo\/)[^/?]+\/[^?]+$/.test(path)) return offers();
    const [list = "", query] = path.split("?");
    if (shelves.get(list) === false) return false;
    if (query === undefined || /^\/(?:news|ricette)/.test(path)) return true;
    return (shelves.has(list) && /^page=\d+$/.test(query)) || listing();
  };
}

const repeated = (pages: VisitedPage[], textOf: (page: VisitedPage) => string) => {
  const byText = new Map<string, string[]>();
  for (const page of pages) byText.set(textOf(page), [...(byText.get(textOf(page)) ?? []), page.path]);
  return [...byText].filter(([text, paths]) => !text || paths.length > 1);
};

test("a crawler finds every page, and nothing broken, moved or duplicated", async ({
  request,
  shop,
  baseURL,
}) => {
  test.setTimeout(isWhole ? 3_600_000 : 300_000);
  const base = baseURL ?? "";
  const isAllowed = robotsRules(await (await request.get("/robots.txt")).text());
  const products = await shop.sql<{ path: string; shelf: string }>(
    `select '/product/' || p.slug as path, '/' || c.slug as shelf
     from product p join category c on c.category_id = p.category_id where c.slug like '%/%/%' order by 2, 1`,
  );
  const isShelfRead = isSampled(SHELF_RATE);
  const shelves = new Map(
    [...new Set(products.map(({ shelf }) => shelf))].map((shelf) => [shelf, isShelfRead()]),
  );
  const { visited, linked, images } = await crawl(request, base, sampler(isAllowed, shelves));
  const sitemap = await readSitemap(request, base);

  expect(visited.length).toBeGreaterThan(200);
  expect(
    visited.filter(({ status }) => status !== 200).map(({ path, status, from }) => [path, status, from]),
  ).toEqual([]);

  const indexed = visited.filter(({ isIndexed }) => isIndexed);
  const isCanonical = ({ path, canonical }: VisitedPage) => canonical === path;
  const astray = indexed.filter((page) => !isCanonical(page) && !linked.has(page.canonical ?? ""));
  expect
    .soft(
      astray.map(({ path, canonical }) => [path, canonical]),
      "canonical address",
    )
    .toEqual([]);
  const own = indexed.filter(isCanonical);
  expect
    .soft(
      repeated(own, ({ title }) => title),
      "titles",
    )
    .toEqual([]);
  expect
    .soft(
      repeated(own, ({ description }) => description),
      "descriptions",
    )
    .toEqual([]);
  const languages = own.filter(
    (page) => [...page.languages.keys()].filter(Boolean).join() !== "it,en,x-default",
  );
  expect
    .soft(
      languages.map(({ path }) => path),
      "languages",
    )
    .toEqual([]);
  const problems = visited.flatMap(({ path, nodes }) =>
    nodes.flatMap((node) => (jsonLdProblem(node) ? [`${path} ${jsonLdProblem(node)}`] : [])),
  );
  expect.soft(problems, "structured data").toEqual([]);

  const unread = new Set(products.filter(({ shelf }) => !shelves.get(shelf)).map(({ path }) => path));
  const italian = [...sitemap.keys()].filter((path) => !/^\/en(?:\/|$)/.test(path) && !unread.has(path));
  expect(shelves.size).toBeGreaterThan(100);
  expect
    .soft(
      italian.filter((path) => !linked.has(path)),
      "in the site map, but nothing links to it",
    )
    .toEqual([]);
  const missing = own.filter(({ path }) => !path.includes("?") && !sitemap.has(path));
  expect
    .soft(
      missing.map(({ path }) => path),
      "not in the site map",
    )
    .toEqual([]);
  const listed = visited.filter(({ path }) => sitemap.has(path));
  expect
    .soft(listed.filter((page) => !page.isIndexed || !isCanonical(page)).map(({ path }) => path))
    .toEqual([]);

  const dates = await shop.sql<{ slug: string; day: string }>(
    `select slug, to_char(coalesce(modified, published), 'YYYY-MM-DD') as day from article where kind <> 'page' and published <= '2026-11-20'
     union all select slug, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') from product where price_cents is not null`,
  );
  const dayBySlug = new Map(
    [...sitemap].map(([path, { lastmod }]) => [path.split("/").at(-1), lastmod.slice(0, 10)]),
  );
  expect.soft(dates.filter(({ slug, day }) => dayBySlug.get(slug) !== day)).toEqual([]);

  const [english, disallowed, image] = [
    isSampled(ENGLISH_RATE),
    isEvery(DISALLOWED_RATE),
    isSampled(IMAGE_RATE),
  ];
  const others = [
    ...[...sitemap.keys()].filter((path) => /^\/en(?:\/|$)/.test(path) && english()),
    ...[...linked].filter((path) => !isAllowed(path) && disallowed()),
    ...[...images, ...[...sitemap.values()].flatMap((entry) => entry.images.slice(0, 1))].filter(() =>
      image(),
    ),
  ];
  const broken: string[] = [];
  const checkNext = async () => {
    for (let path = others.pop(); path !== undefined; path = others.pop())
      // Playwright keeps a connection for each HEAD; after a hundred it waits for the server to close some.
      if ((await fetch(new URL(path, base), { method: "HEAD", redirect: "manual" })).status >= 400)
        broken.push(path);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, checkNext));
  expect.soft(broken).toEqual([]);
});
