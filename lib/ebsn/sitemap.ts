import "server-only";
import { z } from "zod";
import { cachePolicy } from "../cache-policy";
import { readCached } from "../upstream/read-cached";
import { instant, list, optional, optionalId, optionalNumber, slug, text } from "./schemas/lenient";
import { pageSchema } from "./schemas/product";
import { namedSlug } from "./transforms/product-slug";
import { readUncached } from "./transport";

/** `lastUpdate` is an instant, "" when the API does not send it. */
export type SitemapEntry = {
  slug: string;
  lastUpdate: string;
  categoryId: number | null;
  picture: string;
  hasPrice: boolean;
};

/** Products of a part at most. */
const PART_SIZE = 5000;

const PAGE_SIZE = 100;
const CONCURRENCY = 4;

const slugsSchema = z.object({
  page: optional(pageSchema),
  products: list(
    z.object({
      slug,
      itemUrl: text,
      lastUpdate: instant,
      categoryId: optionalId,
      mediaURLMedium: text,
      mediaURLLarge: text,
      price: optionalNumber,
      priceDisplay: optionalNumber,
    }),
  ),
});

// Not cached per page: the lists are large and only slugs are needed.
async function readPage(page: number) {
  const { page: found, products } = await readUncached({
    path: "/ebsn/api/products",
    params: { page, page_size: PAGE_SIZE, order_by: "name asc" },
    schema: slugsSchema,
  });
  return {
    page: found,
    count: products.length,
    entries: products.flatMap((product): SitemapEntry[] => {
      const path = namedSlug(product);
      if (!path) return [];
      const { lastUpdate, categoryId, mediaURLMedium, mediaURLLarge, priceDisplay, price } = product;
      return [
        {
          slug: path,
          lastUpdate,
          categoryId,
          picture: mediaURLLarge || mediaURLMedium,
          hasPrice: (priceDisplay || price || 0) > 0,
        },
      ];
    }),
  };
}

/** Without a price a page has no offer for search engines, except in a shop that shows visitors none. */
function buyable(entries: SitemapEntry[]): SitemapEntry[] {
  const priced = entries.filter(({ hasPrice }) => hasPrice);
  return priced.length > 0 ? priced : entries;
}

type SitemapPart = { parts: number; entries: SitemapEntry[] };

/** The first page tells how many products the shop sends at once, which may be fewer than asked for. */
async function readPart(part: number): Promise<SitemapPart> {
  const first = await readPage(1);
  const size = first.page?.itemsPerPage || first.count || PAGE_SIZE;
  const pageCount = Math.ceil((first.page?.totItems ?? first.count) / size);
  const pagesOfPart = Math.max(1, Math.floor(PART_SIZE / size));
  const lastPage = Math.min(part * pagesOfPart, pageCount);
  const entries = part === 1 ? [...first.entries] : [];
  for (let page = Math.max(2, (part - 1) * pagesOfPart + 1); page <= lastPage; page += CONCURRENCY) {
    const batch = Array.from({ length: Math.min(CONCURRENCY, lastPage - page + 1) }, (_, index) =>
      readPage(page + index),
    );
    for (const answer of await Promise.all(batch)) entries.push(...answer.entries);
  }
  return { parts: Math.max(1, Math.ceil(pageCount / pagesOfPart)), entries: buyable(entries) };
}

/** `part` counts from 1; `parts` is their number. */
export const getSitemapPart = (part: number): Promise<SitemapPart> =>
  readCached(`sitemap-part/${part}`, cachePolicy.sitemap(), () => readPart(part));
