import { FACET_PARAMETERS } from "@/config/routing.mjs";
import { LARGEST_ID } from "@/lib/rules/id";

/** `sort` in the address → EBSN's `order_by`. */
export const SORT_ORDERS = {
  price: "price asc",
  "-price": "price desc",
  "unit-price": "price_um asc",
  name: "name asc",
} as const;

export type Sort = keyof typeof SORT_ORDERS;

/** Chosen facet values by parameter name. */
export type Facets = Record<string, string[]>;

type Query = Record<string, string | string[] | undefined>;

const MOST_VALUES = 30;

/** Facets that are either on or not there; all others have ids as values. */
const FLAGS = new Set(["promo", "new_product"]);

/** A facet's value as it is asked for; null: no shop has such a value. */
function facetValue(name: string, value: string): string | null {
  if (FLAGS.has(name)) return value === "true" || value === "1" ? "true" : null;
  return /^\d{1,10}$/.test(value) && Number(value) <= LARGEST_ID ? value : null;
}

const last = (value: string | string[] | undefined) => (Array.isArray(value) ? value.at(-1) : value);

/** undefined: the shop's own order. */
export function readSort(value: string | string[] | undefined): Sort | undefined {
  const text = last(value);
  return text !== undefined && Object.hasOwn(SORT_ORDERS, text) ? (text as Sort) : undefined;
}

export function orderBy(sort: Sort | undefined): string | undefined {
  return sort ? SORT_ORDERS[sort] : undefined;
}

/** Page number from 1; anything else is page 1. */
export function readPage(value: string | string[] | undefined): number {
  const text = last(value) ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

/** The known facets of a query; several values repeated or joined by commas. */
export function readFacets(query: Query): Facets {
  const facets: Facets = {};
  for (const name of FACET_PARAMETERS) {
    const values = [query[name] ?? []].flat().flatMap((value) => value.split(","));
    const read = values.map((value) => facetValue(name, value)).filter((value) => value !== null);
    const known = [...new Set(read)].slice(0, MOST_VALUES);
    if (known.length > 0) facets[name] = known;
  }
  return facets;
}

/** The query of a listing's address; page 1 and the shop's own order are not said. */
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
