/** How long a public answer may be kept (seconds) and the tags that renew it. */
export type CachePolicy = { revalidate: number; tags: string[] };

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const LONGEST_TAG = 256;

const policy = (revalidate: number, ...tags: string[]): CachePolicy => ({
  revalidate,
  tags: tags.map((tag) => tag.slice(0, LONGEST_TAG)),
});

/** Every public thing that is kept: the 15 minutes are the specification's; stock and slots are never here. */
export const cachePolicy = {
  categoryTree: () => policy(QUARTER, "category"),
  category: (slug: string) => policy(QUARTER, "category", `category:${slug}`),
  products: (categoryId?: number) =>
    policy(QUARTER, "products", ...(categoryId === undefined ? [] : [`products:${categoryId}`])),
  product: (slug: string) => policy(QUARTER, "products", `product:${slug}`),
  search: () => policy(5 * MINUTE, "products", "search"),
  warehouses: () => policy(HOUR, "warehouses"),
  leaflets: () => policy(QUARTER, "leaflets"),
  content: (name: string) => policy(QUARTER, "content", `content:${name}`),
  sitemap: () => policy(HOUR, "sitemap"),
} as const;

const TAG =
  /^(?:category|products|product|search|warehouses|leaflets|content|sitemap)(?::[\p{L}\p{N}/:_.-]{1,240})?$/u;

/** Whether a tag is one of the table's; anything else the revalidation hook refuses. */
export function isKnownTag(tag: string): boolean {
  return TAG.test(tag);
}
