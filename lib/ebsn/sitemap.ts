import "server-only";
import { unstable_cache } from "next/cache";
import { z } from "zod";
import { cachePolicy } from "../cache-policy";
import { NO_SESSION } from "../session/session";
import { readData } from "./envelope";
import { list, optional, text } from "./schemas/lenient";
import { pageSchema } from "./schemas/product";
import { sessionHeaders } from "./session-headers";
import { callSession } from "./transport";

/** A product's page; `lastUpdate` "" where the shop does not say, which real ones do not. */
export type SitemapEntry = { slug: string; lastUpdate: string };

/** Products in one part of the sitemap. */
export const PART_SIZE = 5000;

const PAGE_SIZE = 100;
const AT_ONCE = 4;
const PATH = "/ebsn/api/products";

const slugsSchema = z.object({
  page: optional(pageSchema),
  products: list(z.object({ slug: text.pipe(z.string().min(1)), lastUpdate: text })),
});

// Not kept page by page: the lists are large and only their slugs are wanted.
async function readPage(page: number) {
  const params = { page, page_size: PAGE_SIZE, order_by: "name asc" };
  const answer = await callSession({
    method: "GET",
    path: PATH,
    params,
    headers: sessionHeaders(NO_SESSION, ""),
  });
  return readData(PATH, slugsSchema, answer.data);
}

async function readPart(part: number): Promise<{ items: number; entries: SitemapEntry[] }> {
  const pages = PART_SIZE / PAGE_SIZE;
  const first = (part - 1) * pages + 1;
  const start = await readPage(first);
  const items = start.page?.totItems ?? start.products.length;
  const last = Math.min(first + pages - 1, Math.ceil(items / PAGE_SIZE));
  const entries = [...start.products];
  for (let page = first + 1; page <= last; page += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, index) =>
      readPage(page + index),
    );
    for (const { products } of await Promise.all(batch)) entries.push(...products);
  }
  return { items, entries };
}

/** The products of a part, from 1; `items` counts those of the whole shop. */
export const getSitemapPart = unstable_cache(readPart, ["sitemap-part"], cachePolicy.sitemap());
