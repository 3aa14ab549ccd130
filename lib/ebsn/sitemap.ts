import "server-only";
import { unstable_cache } from "next/cache";
import { z } from "zod";
import { cachePolicy } from "../cache-policy";
import { NO_SESSION } from "../session/session";
import { readData } from "./envelope";
import { list, optional, optionalId, text } from "./schemas/lenient";
import { pageSchema } from "./schemas/product";
import { sessionHeaders } from "./session-headers";
import { callWithSession } from "./transport";

/** `lastUpdate` is "" when the API does not send it. */
export type SitemapEntry = {
  slug: string;
  lastUpdate: string;
  categoryId: number | null;
  picture: string;
};

export const PART_SIZE = 5000;

const PAGE_SIZE = 100;
const CONCURRENCY = 4;
const PATH = "/ebsn/api/products";

const slugsSchema = z.object({
  page: optional(pageSchema),
  products: list(
    z.object({
      slug: text.pipe(z.string().min(1)),
      lastUpdate: text,
      categoryId: optionalId,
      mediaURLMedium: text,
      mediaURLLarge: text,
    }),
  ),
});

// Not cached per page: the lists are large and only slugs are needed.
async function readPage(page: number) {
  const params = { page, page_size: PAGE_SIZE, order_by: "name asc" };
  const response = await callWithSession({
    method: "GET",
    path: PATH,
    params,
    headers: sessionHeaders(NO_SESSION, ""),
  });
  const { page: found, products } = readData(PATH, slugsSchema, response.data);
  return {
    page: found,
    products: products.map(
      ({ slug, lastUpdate, categoryId, mediaURLMedium, mediaURLLarge }): SitemapEntry => ({
        slug,
        lastUpdate,
        categoryId,
        picture: mediaURLLarge || mediaURLMedium,
      }),
    ),
  };
}

async function readPart(part: number): Promise<{ items: number; entries: SitemapEntry[] }> {
  const pages = PART_SIZE / PAGE_SIZE;
  const firstPageNumber = (part - 1) * pages + 1;
  const firstPage = await readPage(firstPageNumber);
  const items = firstPage.page?.totItems ?? firstPage.products.length;
  const lastPageNumber = Math.min(firstPageNumber + pages - 1, Math.ceil(items / PAGE_SIZE));
  const entries = [...firstPage.products];
  for (let page = firstPageNumber + 1; page <= lastPageNumber; page += CONCURRENCY) {
    const batch = Array.from({ length: Math.min(CONCURRENCY, lastPageNumber - page + 1) }, (_, index) =>
      readPage(page + index),
    );
    for (const { products } of await Promise.all(batch)) entries.push(...products);
  }
  return { items, entries };
}

/** `part` counts from 1; `items` is the total of the shop. */
export const getSitemapPart = unstable_cache(readPart, ["sitemap-entries"], cachePolicy.sitemap());
