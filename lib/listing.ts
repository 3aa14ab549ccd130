import { FACET_PARAMETERS } from "@/config/routing.mjs";
import { MAX_ID } from "@/lib/rules/id";

/** `sort` query value → EBSN's `order_by`. */
export const SORT_ORDERS = {
  price: "price asc",
  "-price": "price desc",
  "unit-price": "price_um asc",
  name: "name asc",
} as const;

export type Sort = keyof typeof SORT_ORDERS;

export type Facets = Record<string, string[]>;

type Query = Record<string, string | string[] | undefined>;

const MAX_FACET_VALUES = 30;

/** Facet of the kinds of offer. */
export const OFFER_KINDS = "product_class_10004";

/** Facets that are on or off; shops send no counts for them. */
export const FLAGS = ["promo", "new_product"] as const;

export type Flag = (typeof FLAGS)[number];

/** Keys of the messages in `category`. */
export const FLAG_MESSAGES = { promo: "onPromo", new_product: "onlyNew" } as const satisfies Record<
  Flag,
  string
>;

export const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);

function parseFacetValue(name: string, value: string): string | null {
  if (isFlag(name)) return value === "true" || value === "1" ? "true" : null;
  return /^\d{1,10}$/.test(value) && Number(value) <= MAX_ID ? value : null;
}

const lastValue = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

export function readSort(value: string | string[] | undefined): Sort | undefined {
  const text = lastValue(value);
  return text !== undefined && Object.hasOwn(SORT_ORDERS, text) ? (text as Sort) : undefined;
}

export function orderBy(sort: Sort | undefined): string | undefined {
  return sort ? SORT_ORDERS[sort] : undefined;
}

export function readPage(value: string | string[] | undefined): number {
  const text = lastValue(value) ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export function readFacets(query: Query): Facets {
  const facets: Facets = {};
  for (const name of FACET_PARAMETERS) {
    const values = [query[name] ?? []].flat().flatMap((value) => value.split(","));
    const parsed = values.map((value) => parseFacetValue(name, value)).filter((value) => value !== null);
    const uniqueValues = [...new Set(parsed)].slice(0, MAX_FACET_VALUES);
    if (uniqueValues.length > 0) facets[name] = uniqueValues;
  }
  return facets;
}

/** `filter`: `vendor_id:7,8;promo`, as links of campaigns write it. Flags need no value. */
export function readFilter(value: string | string[] | undefined): Query {
  const parts = [value ?? []].flat().flatMap((text) => text.split(";"));
  return Object.fromEntries(
    parts.map((part) => {
      const [name = "", values = "true"] = part.split(":", 2);
      return [name.trim(), values.trim()];
    }),
  );
}

export function listingQuery({
  page = 1,
  sort,
  facets = {},
}: {
  page?: number;
  sort?: Sort;
  facets?: Facets;
}) {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(facets))
    if (values.length > 0) query.set(name, values.join(","));
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.toString().replaceAll("%2C", ",");
}
