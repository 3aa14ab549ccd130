import { SLUG_CHARACTERS } from "./params/slug";

export type CachePolicy = { revalidate: number; tags: string[] };

const MINUTE = 60;
const QUARTER_HOUR = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const MAX_TAG_LENGTH = 256;

const policy = (revalidate: number, ...tags: string[]): CachePolicy => ({
  revalidate,
  tags: tags.map((tag) => tag.slice(0, MAX_TAG_LENGTH)),
});

/** Stock and timeslots are never cached. */
export const cachePolicy = {
  categoryTree: () => policy(QUARTER_HOUR, "category"),
  category: (slug: string) => policy(QUARTER_HOUR, "category", `category:${slug}`),
  products: (categoryId?: number) =>
    policy(QUARTER_HOUR, "products", ...(categoryId === undefined ? [] : [`products:${categoryId}`])),
  product: (slug: string) => policy(QUARTER_HOUR, "products", `product:${slug}`),
  search: () => policy(5 * MINUTE, "products", "search"),
  warehouses: () => policy(QUARTER_HOUR, "warehouses"),
  leaflets: () => policy(QUARTER_HOUR, "leaflets"),
  leafletPages: () => policy(HOUR, "leaflets"),
  content: (name: string) => policy(QUARTER_HOUR, "content", `content:${name}`),
  sitemap: () => policy(HOUR, "sitemap"),
} as const;

const TAG = new RegExp(
  `^(?:category|products|product|search|warehouses|leaflets|content|sitemap)(?::[/:${SLUG_CHARACTERS}]{1,240})?$`,
  "u",
);

export function isKnownTag(tag: string): boolean {
  return TAG.test(tag);
}
