import { FACET_PARAMETERS } from "../../config/listing-urls.mjs";
import { MAX_ID } from "../rules/id";
import { isTrue } from "../rules/is-true";
import { FILTER } from "./listing-filter";

/** `sort` query value → EBSN's `order_by`. */
export const SORT_ORDERS = {
  price: "price asc",
  "-price": "price desc",
  "unit-price": "price_um asc",
  name: "name asc",
} as const;

export type Sort = keyof typeof SORT_ORDERS;

export type Facets = Record<string, string[]>;

const FACET_NAME = /^[a-z]\w{0,59}$/i;
const OPEN_VALUE = /^[^,:;\s]{1,60}$/;
const NOT_FACETS = new Set([
  ...[
    "q",
    "literal",
    "barcode",
    "slug",
    "page",
    "page_size",
    "sort",
    "order_by",
    "hash",
    "filter",
    "filtered",
  ],
  ...["parent_category_id", "category_id", "product_ids", "product_id", "user_id", "skip_cache", "exact"],
]);

export const isKnownFacet = (name: string): boolean => FACET_PARAMETERS.includes(name);

type Query = Record<string, string | string[] | undefined>;

const MAX_FACET_VALUES = 30;

export const OFFER_KINDS = "product_class_10004";

/** Facets that are on or off; shops send no counts for them. */
export const FLAGS = ["promo", "new_product"] as const;

export type Flag = (typeof FLAGS)[number];

export const FLAG_MESSAGES = { promo: "onPromo", new_product: "onlyNew" } as const satisfies Record<
  Flag,
  string
>;

export const isFlag = (name: string): name is Flag => (FLAGS as readonly string[]).includes(name);

function parseFacetValue(name: string, value: string): string | null {
  if (isFlag(name)) return isTrue(value) ? "true" : null;
  if (!isKnownFacet(name)) return OPEN_VALUE.test(value) ? value : null;
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

const MAX_OTHER_FACETS = 10;

/** `filter=vendor_id:7,8;promo`, repeated or not, as forms and links of campaigns write it; flags need no value. */
function readFilter(filter: string | string[] | undefined): [string, string][] {
  const parts = [filter ?? []].flat().flatMap((text) => text.split(";"));
  return parts.flatMap((part) => {
    const [name = "", values = "true"] = part.trim().split(":", 2);
    return FACET_NAME.test(name) && !NOT_FACETS.has(name) ? [[name, values] as [string, string]] : [];
  });
}

/** Facets of other names are unverified: see `withOfferedFacets`. */
export function readFacets(query: Query): Facets {
  const filter = readFilter(query[FILTER]);
  const others = [...new Set(filter.map(([name]) => name))].filter((name) => !isKnownFacet(name));
  const valuesOf = (name: string) => {
    const own = isKnownFacet(name) ? [query[name] ?? []].flat() : [];
    const filtered = filter.flatMap(([key, values]) => (key === name ? [values] : []));
    const values = [...own, ...filtered].flatMap((value) => value.split(",")).map((value) => value.trim());
    const parsed = values.map((value) => parseFacetValue(name, value)).filter((value) => value !== null);
    return [...new Set(parsed)].slice(0, MAX_FACET_VALUES);
  };
  const facets: Facets = {};
  for (const name of [...FACET_PARAMETERS, ...others.slice(0, MAX_OTHER_FACETS)]) {
    const values = valuesOf(name);
    if (values.length > 0) facets[name] = values;
  }
  return facets;
}

export function facetParameter(name: string, value: string): { name: string; value: string } | null {
  if (isKnownFacet(name)) return { name, value };
  const isPossible = FACET_NAME.test(name) && !NOT_FACETS.has(name) && OPEN_VALUE.test(value);
  return isPossible ? { name: FILTER, value: `${name}:${value}` } : null;
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
  const chosen = Object.entries(facets).filter(([, values]) => values.length > 0);
  const filter = chosen.flatMap(([name, values]) =>
    isKnownFacet(name) ? [] : [`${name}:${values.join(",")}`],
  );
  for (const [name, values] of chosen) if (isKnownFacet(name)) query.set(name, values.join(","));
  if (filter.length > 0) query.set(FILTER, filter.join(";"));
  if (sort) query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  return query.toString().replaceAll("%2C", ",").replaceAll("%3A", ":").replaceAll("%3B", ";");
}

export type ListingUrl = { path: string; facets: Facets; sort: Sort | undefined };

/** Without the page number; parameters that are no filters stay in the path ("/search?q=latte"). */
export function parseListingUrl(url: string): ListingUrl {
  const [path = "", search = ""] = url.split("?", 2);
  const params = new URLSearchParams(search);
  const query: Query = Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
  for (const name of [...FACET_PARAMETERS, FILTER, "sort", "page"]) params.delete(name);
  const rest = params.toString();
  return { path: rest ? `${path}?${rest}` : path, facets: readFacets(query), sort: readSort(query.sort) };
}

export function hrefWithFacets({ path, sort }: ListingUrl, facets: Facets): string {
  const query = listingQuery({ sort, facets });
  return query ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}
