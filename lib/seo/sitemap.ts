import "server-only";
import { now } from "../clock";
import { withDescendants } from "../category-tree";
import { dayInItaly } from "../dates";
import { getCategoryTree } from "../ebsn/catalogue";
import { getWarehouses } from "../ebsn/warehouses";
import { getLeaflets } from "../ebsn/leaflets";
import { getSitemapPart, PART_SIZE } from "../ebsn/sitemap";
import { contentPaths } from "../content-paths";
import { paths } from "../paths";
import { validity } from "../rules/leaflet-period";
import { absoluteUrl } from "./metadata";
import { contentUrls } from "./sitemap-content";
import type { SitemapUrl } from "./sitemap-xml";

function latestDate(dates: string[]): string | undefined {
  return dates.filter(Boolean).sort().at(-1);
}

/** Lists that fail to load are left out. */
async function placePages(): Promise<string[]> {
  const [leaflets, stores] = await Promise.all([
    getLeaflets().catch(() => []),
    getWarehouses().catch(() => []),
  ]);
  const today = dayInItaly(now());
  return [
    paths.leaflets(),
    ...leaflets
      .filter((leaflet) => validity(leaflet, today) !== "past")
      .map(({ kind, slug }) => (kind === "volantini" ? paths.leaflet(slug) : contentPaths.catalogue(slug))),
    paths.stores(),
    ...stores.map(({ slug }) => paths.store(slug)),
    paths.serviceDiscovery(),
  ];
}

export async function sitemapPart(name: string): Promise<SitemapUrl[] | null> {
  if (name === "categories") {
    const tree = await getCategoryTree();
    const pages = [
      paths.home(),
      paths.departments(),
      paths.offers(),
      ...tree.map(({ slug }) => paths.offers(slug)),
      ...tree.flatMap(withDescendants).map(({ slug }) => paths.category(slug)),
    ];
    return pages.map((path) => ({ loc: absoluteUrl(path) }));
  }
  if (name === "content") return contentUrls();
  if (name === "places") return (await placePages()).map((path) => ({ loc: absoluteUrl(path) }));
  const [, number = ""] = /^products-([1-9]\d{0,2})$/.exec(name) ?? [];
  if (!number) return null;
  const { entries } = await getSitemapPart(Number(number));
  if (entries.length === 0) return null;
  return entries.map(({ slug, lastUpdate }) => ({
    loc: absoluteUrl(paths.product(slug)),
    lastmod: lastUpdate || undefined,
  }));
}

export async function sitemapParts(): Promise<SitemapUrl[]> {
  const { items, entries } = await getSitemapPart(1);
  const count = Math.max(1, Math.ceil(items / PART_SIZE));
  const products = Array.from({ length: count }, (_, index) => `products-${index + 1}`);
  const lastmod = count === 1 ? latestDate(entries.map(({ lastUpdate }) => lastUpdate)) : undefined;
  return ["categories", "content", "places", ...products].map((name) => ({
    loc: absoluteUrl(`/sitemap/${name}.xml`),
    ...(name === "products-1" && lastmod ? { lastmod } : {}),
  }));
}
