import { CATEGORY_ID, CATEGORY_PATH, FACET, FACET_PARAMETERS, hasQuery, SORTS } from "./listing-urls.mjs";
import { DEFAULT_LOCALE } from "./locales.mjs";
import { FILE_EXTENSIONS, segmentsWhere } from "./routes.mjs";

/** @import { Has } from "./listing-urls.mjs" */

/** @typedef {{ source: string, destination: string, has?: Has[] }} Rewrite */

const ROUTE_HANDLERS = [
  ...["_next/", "__next"],
  ...segmentsWhere(({ isHandler }) => isHandler).map((segment) => `${segment}/`),
].join("|");

const NOT_PAGES = `${ROUTE_HANDLERS}|.*\\.(?:${FILE_EXTENSIONS})$`;

const PAGE = "(?<page>[1-9]\\d{0,3})";
const SORT = `(?<sort>${SORTS.join("|")})`;
/** `name:7,8;other:9`; such pages are not cached, as names and values are arbitrary (lib/catalogue/listing.ts). */
const FILTER = ".{1,600}";
/** The page at the URL without `.md`, as Markdown. */
const MARKDOWN_PAGE = ":kind(product|ricette|news|page)/:slug([^/]+)\\.md";
/** Sort segment of a listing without `sort`. */
const DEFAULT_ORDER = "default";

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
