import { CATEGORY_PREFIX } from "./category-prefix.mjs";
import { DEFAULT_LOCALE, KNOWN_LOCALES, withoutLocale } from "./locales.mjs";
import { segmentsWhere } from "./routes.mjs";
import { readQuery } from "./search-query.mjs";

/** @typedef {{ type: "query", key: string, value: string }} Has */
/** @typedef {{ source: string, destination: string, has?: Has[] }} Rewrite */

/** Facets with a query key of their own; a shop's others are in `filter`. */
export const FACET_PARAMETERS = [
  "vendor_id",
  "product_class_10000",
  "product_class_10004",
  "product_class_10005",
  "product_class_10006",
  "price_range",
  "promo",
  "new_product",
];

export const SORTS = ["price", "-price", "unit-price", "name"];

const RESERVED_SEGMENTS = segmentsWhere(({ isHandler }) => !isHandler);

const FILE_EXTENSIONS = "ico|txt|xml|png|jpe?g|svg|webp|avif|gif|json|webmanifest|m?js|css|map|woff2?|pdf";

const ROUTE_HANDLERS = [
  ...["_next/", "__next"],
  ...segmentsWhere(({ isHandler }) => isHandler).map((segment) => `${segment}/`),
].join("|");

const NOT_PAGES = `${ROUTE_HANDLERS}|.*\\.(?:${FILE_EXTENSIONS})$`;

const PAGE = "(?<page>[1-9]\\d{0,3})";
const SORT = `(?<sort>${SORTS.join("|")})`;
const FACET = "[\\w,-]{1,200}";
/** `name:7,8;other:9`; such pages are not cached, as names and values are arbitrary (lib/listing.ts). */
const FILTER = ".{1,600}";
const CATEGORY_ID = "[1-9]\\d{0,9}";
const CATEGORY_PATH = `:path((?!~|(?:${RESERVED_SEGMENTS.join("|")})(?:/|$)).+)`;
/** The page at the URL without `.md`, as Markdown. */
const MARKDOWN_PAGE = ":kind(product|ricette|news|page)/:slug([^/]+)\\.md";
/** Sort segment of a listing without `sort`. */
const DEFAULT_ORDER = "default";

/**
 * @param {string} key
 * @param {string} value
 * @returns {Has}
 */
const hasQuery = (key, value) => ({ type: "query", key, value });

/** @param {string | undefined} text */
export function readLocales(text) {
  const requested = (text ?? "").split(",").map((part) => part.trim());
  return KNOWN_LOCALES.filter((locale) => locale === DEFAULT_LOCALE || requested.includes(locale));
}

/**
 * Page numbers past any possible end share one "not found" page.
 * @param {string} source
 * @param {(page: string) => string} destination
 */
const pagedIndex = (source, destination) => [
  { source, has: [hasQuery("page", "\\d{5,}")], destination: destination("9999") },
  { source, has: [hasQuery("page", PAGE)], destination: destination(":page") },
];

/**
 * Facets, then sort and page, of one family of listings.
 * @param {string} source
 * @param {string} family
 * @param {string} path
 */
function listingRules(source, family, path) {
  /**
   * @param {string} sort
   * @param {string} page
   */
  const listing = (sort, page) => `/:locale/~${family}listing/${sort}/${page}/${path}`;
  return [
    ...FACET_PARAMETERS.map((key) => ({
      source,
      has: [hasQuery(key, FACET)],
      destination: `/:locale/~${family}filter/${path}`,
    })),
    { source, has: [hasQuery("filter", FILTER)], destination: `/:locale/~${family}filter/${path}` },
    // All page numbers past any possible end share one "not found" page.
    { source, has: [hasQuery("page", "\\d{5,}")], destination: listing(DEFAULT_ORDER, "9999") },
    { source, has: [hasQuery("sort", SORT), hasQuery("page", PAGE)], destination: listing(":sort", ":page") },
    { source, has: [hasQuery("sort", SORT)], destination: listing(":sort", "1") },
    { source, has: [hasQuery("page", PAGE)], destination: listing(DEFAULT_ORDER, ":page") },
  ];
}

/**
 * In this order, before everything else; each variant of a listing becomes a page that can be cached.
 * @param {string[]} locales
 * @returns {Rewrite[]}
 */
export function rewriteRules(locales) {
  const prefixed = locales.map((locale) => `${locale}$|${locale}/`).join("|");
  const index = `/:locale(${locales.join("|")})`;
  return [
    { source: `/${MARKDOWN_PAGE}`, destination: `/markdown/${DEFAULT_LOCALE}/:kind/:slug` },
    { source: `${index}/${MARKDOWN_PAGE}`, destination: "/markdown/:locale/:kind/:slug" },
    { source: "/", destination: `/${DEFAULT_LOCALE}` },
    { source: `/:path((?!${prefixed}|~|${NOT_PAGES}).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
    { source: "/:path(~.*)", destination: "/404" },
    { source: `/:locale(${locales.join("|")})/:path(~.*)`, destination: "/404" },
    ...pagedIndex(`${index}/news`, (page) => `/:locale/~news/${page}`),
    ...pagedIndex(`${index}/ricette`, (page) => `/:locale/~ricette/${page}`),
    ...pagedIndex(`${index}/ricette/portata/:course`, (page) => `/:locale/~ricette/${page}/:course`),
    ...listingRules(`${index}/offerte/:path*`, "offers-", ":path*"),
    {
      source: `${index}/${CATEGORY_PATH}`,
      has: [hasQuery("categoryId", CATEGORY_ID)],
      destination: "/:locale/~category/:path",
    },
    ...listingRules(`${index}/${CATEGORY_PATH}`, "", ":path"),
  ];
}

/**
 * Paths still without a locale are 404, so that arbitrary file names do not fill the cache.
 * @param {string[]} locales
 */
export function unlocalizedRules(locales) {
  const prefixed = locales.map((locale) => `${locale}$|${locale}/`).join("|");
  return [{ source: `/:path((?!${prefixed}|${ROUTE_HANDLERS}).+)`, destination: "/404" }];
}

/** Faceted listings and searches are rendered per request; a shared cache may keep them for 30 seconds. */
export function briefHeaderRules() {
  const headers = [{ key: "Cache-Control", value: "public, s-maxage=30" }];
  const prefixes = KNOWN_LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? "" : `/${locale}`));
  return [
    ...[`/${CATEGORY_PATH}`, "/offerte/:path*"].flatMap((source) =>
      FACET_PARAMETERS.map((key) => ({ source, has: [hasQuery(key, FACET)], headers })),
    ),
    ...prefixes.map((prefix) => ({ source: `${prefix}/search`, headers })),
  ];
}

export function redirectRules() {
  return [
    { source: `/${DEFAULT_LOCALE}`, destination: "/", permanent: true },
    { source: `/${DEFAULT_LOCALE}/:path*`, destination: "/:path*", permanent: true },
    ...[
      "",
      ...KNOWN_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `/${locale}`),
    ].flatMap((prefix) => [
      { source: `${prefix}${CATEGORY_PREFIX}:path+`, destination: `${prefix}/:path+`, permanent: true },
      {
        source: `${prefix}${CATEGORY_PREFIX.slice(0, -1)}`,
        destination: `${prefix}/reparti`,
        permanent: true,
      },
    ]),
  ];
}

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;
const PAST_ANY_END = /^\d{5,}$/;
const FACET_VALUE = new RegExp(`^${FACET}$`);
const CATEGORY_ID_VALUE = new RegExp(`^${CATEGORY_ID}$`);
const RESERVED = new Set(RESERVED_SEGMENTS);

/** @type {Record<string, (value: string) => string | null>} */
const PAGE_PARAMETER = {
  page: (value) => (PAST_ANY_END.test(value) ? "10000" : PAGE_NUMBER.test(value) ? value : null),
};

/** @type {Record<string, (value: string) => string | null>} */
const FACETED_PARAMETERS = {
  ...PAGE_PARAMETER,
  sort: (value) => (SORTS.includes(value) ? value : null),
  ...Object.fromEntries(
    FACET_PARAMETERS.map((key) => [
      key,
      (/** @type {string} */ value) => (FACET_VALUE.test(value) ? value : null),
    ]),
  ),
};

/** @param {string} value */
const categoryId = (value) => (CATEGORY_ID_VALUE.test(value) ? value : null);

/** @type {Record<string, (value: string) => string | null>} */
const LISTING_PARAMETERS = { ...FACETED_PARAMETERS, categoryId };

/** @type {Record<string, (value: string) => string | null>} */
const SEARCH_PARAMETERS = {
  ...FACETED_PARAMETERS,
  q: (value) => readQuery(value) || null,
  esatta: (value) => (value === "1" ? value : null),
  parent_category_id: categoryId,
};

/** @param {string} path */
function parametersOf(path) {
  const [, segment = "", second = ""] = withoutLocale(path).split("/", 3);
  if (segment === "search") return second ? {} : SEARCH_PARAMETERS;
  if (!RESERVED.has(segment) || segment === "offerte") return segment ? LISTING_PARAMETERS : {};
  const isIndex = segment === "news" || segment === "ricette" ? !second || second === "portata" : false;
  return isIndex ? PAGE_PARAMETER : {};
}

/**
 * Null where a parameter is repeated, or facets have names that the shop makes. Mirrors the rewrites above.
 * @param {string} path
 * @param {URLSearchParams} query
 */
export function sharedQuery(path, query) {
  const result = new URLSearchParams();
  const parameters = parametersOf(path);
  if ("sort" in parameters && query.get("filter")) return null;
  for (const [key, read] of Object.entries(parameters)) {
    const [value, ...others] = query.getAll(key);
    if (others.length > 0) return null;
    const known = value === undefined ? null : read(value);
    if (known !== null) result.set(key, known);
  }
  return result.toString();
}

/**
 * Its data is nobody else's, since it depends on where the visitor comes from.
 * @param {string} path
 * @param {URLSearchParams} query as `sharedQuery` has made it
 */
export const isRenderedEachTime = (path, query) =>
  withoutLocale(path) === "/search" || FACET_PARAMETERS.some((key) => query.has(key));
