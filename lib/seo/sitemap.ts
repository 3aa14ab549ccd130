import "server-only";
import { now } from "../clock";
import { withDescendants } from "../catalogue/category-tree";
import { toShopDay } from "../dates";
import { getCategoryTree, getProducts } from "../ebsn/catalogue";
import type { CategoryNode } from "../ebsn/domain/category";
import { getLeaflets } from "../ebsn/leaflets";
import { getOfferKinds, offerKindSlug } from "../ebsn/offers";
import { getSitemapPart, type SitemapEntry } from "../ebsn/sitemap";
import { getWarehouses } from "../ebsn/warehouses";
import { leafletPath } from "../paths/leaflet-path";
import { paths } from "../paths/paths";
import { validity } from "../rules/dates/leaflet-period";
import { absoluteUrl } from "./metadata";
import { contentSitemap } from "./sitemap-content";
import { type SitemapPage, toSitemapUrls } from "./sitemap-page";
import type { SitemapUrl } from "./sitemap-xml";

const latest = (dates: (string | undefined)[]) => dates.filter(Boolean).sort().at(-1);

async function placePages(): Promise<SitemapPage[]> {
  const [leaflets, stores] = await Promise.all([
    getLeaflets().catch(() => []),
    getWarehouses().catch(() => []),
  ]);
  const today = toShopDay(now());
  return [
    { path: paths.leaflets() },
    ...leaflets
      .filter((leaflet) => validity(leaflet, today) !== "past")
      .map((leaflet) => ({ path: leafletPath(leaflet), pictures: [leaflet.cover] })),
    { path: paths.stores() },
    ...stores.map(({ slug, picture }) => ({ path: paths.store(slug), pictures: [picture] })),
    { path: paths.serviceDiscovery() },
  ];
}

async function allEntries(): Promise<SitemapEntry[]> {
  const { parts, entries } = await getSitemapPart(1);
  const numbers = Array.from({ length: parts - 1 }, (_, index) => index + 2);
  const others = await Promise.all(numbers.map((number) => getSitemapPart(number)));
  return [...entries, ...others.flatMap((part) => part.entries)];
}

/** A page without offers is not indexed (offers.ts). */
const hasOffers = (categoryId?: number): Promise<boolean> =>
  getProducts({ categoryId, promo: true }).then(
    ({ page }) => page.items > 0,
    () => true,
  );

async function offersPages(tree: CategoryNode[]): Promise<SitemapPage[]> {
  if (!(await hasOffers())) return [];
  const [kinds, departments] = await Promise.all([
    getOfferKinds().catch(() => []),
    Promise.all(tree.map(async ({ categoryId, slug }) => ((await hasOffers(categoryId)) ? [slug] : []))),
  ]);
  const slugs = ["", ...kinds.map(({ name }) => offerKindSlug(name)), ...departments.flat()];
  return slugs.map((slug) => ({ path: paths.offers(slug) }));
}

/** `lastmod` of a category is that of its newest product. */
async function categoryPages(): Promise<SitemapPage[]> {
  const [tree, entries] = await Promise.all([getCategoryTree(), allEntries()]);
  const newest = new Map<number, string>();
  for (const { categoryId, lastUpdate } of entries)
    if (categoryId !== null && lastUpdate > (newest.get(categoryId) ?? ""))
      newest.set(categoryId, lastUpdate);
  const lastmodOf = (node: CategoryNode) =>
    latest(withDescendants(node).map(({ categoryId }) => newest.get(categoryId)));
  return [
    { path: paths.home() },
    { path: paths.departments() },
    ...(await offersPages(tree)),
    ...tree.flatMap(withDescendants).map((node) => ({
      path: paths.category(node.slug),
      lastmod: lastmodOf(node),
      pictures: [node.picture],
    })),
  ];
}

async function pagesOf(name: string): Promise<SitemapPage[] | null> {
  if (name === "categories") return categoryPages();
  if (name === "content") return contentSitemap();
  if (name === "places") return placePages();
  const [, number = ""] = /^products-([1-9]\d{0,2})$/.exec(name) ?? [];
  if (!number) return null;
  const { entries } = await getSitemapPart(Number(number));
  if (entries.length === 0) return null;
  return entries.map(({ slug, lastUpdate, picture }) => ({
    path: paths.product(slug),
    lastmod: lastUpdate,
    pictures: [picture],
  }));
}

export async function sitemapPart(name: string): Promise<SitemapUrl[] | null> {
  return (await pagesOf(name))?.flatMap(toSitemapUrls) ?? null;
}

export async function sitemapParts(): Promise<SitemapUrl[]> {
  const { parts, entries } = await getSitemapPart(1);
  const products = Array.from({ length: parts }, (_, index) => `products-${index + 1}`);
  const lastmod = parts === 1 ? latest(entries.map(({ lastUpdate }) => lastUpdate)) : undefined;
  return ["categories", "content", "places", ...products].map((name) => ({
    loc: absoluteUrl(`/sitemap/${name}.xml`),
    ...(name === "products-1" && lastmod ? { lastmod } : {}),
  }));
}
