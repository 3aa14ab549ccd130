import { CATEGORY_ID, FACET, FACET_PARAMETERS, RESERVED_SEGMENTS, SORTS } from "./listing-urls.mjs";
import { splitLocale } from "./split-locale.mjs";
import { readQuery, readSearch } from "./search-query.mjs";

const PAGE_NUMBER = /^[1-9]\d{0,3}$/;
const BEYOND_LAST_PAGE = /^\d{5,}$/;
const FACET_VALUE = new RegExp(`^${FACET}$`);
const CATEGORY_ID_VALUE = new RegExp(`^${CATEGORY_ID}$`);
const RESERVED = new Set(RESERVED_SEGMENTS);

/** @type {Record<string, (value: string) => string | null>} */
const PAGE_PARAMETER = {
  page: (value) => (BEYOND_LAST_PAGE.test(value) ? "10000" : PAGE_NUMBER.test(value) ? value : null),
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
  const [, segment = "", ...rest] = splitLocale(path).path.split("/", 5);
  if (segment === "search") return rest[0] ? {} : SEARCH_PARAMETERS;
  if (segment === "offerte") return FACETED_PARAMETERS;
  if (!RESERVED.has(segment)) return segment ? LISTING_PARAMETERS : {};
  const isIndex = (segment === "news" || segment === "ricette") && rest.length === 0;
  const isCourse = segment === "ricette" && rest[0] === "portata" && rest.length === 2;
  return isIndex || isCourse ? PAGE_PARAMETER : {};
}

/**
 * Null where a parameter is repeated, facets have names that the shop makes, or a search is too long, which its page
 * says. Mirrors rewrites.mjs.
 * @param {string} path
 * @param {URLSearchParams} query
 */
export function sharedQuery(path, query) {
  const result = new URLSearchParams();
  const parameters = parametersOf(path);
  if ("sort" in parameters && query.get("filter")) return null;
  if ("q" in parameters && readSearch(query.get("q") ?? "").typed !== undefined) return null;
  for (const [key, read] of Object.entries(parameters)) {
    const [value, ...others] = query.getAll(key);
    if (others.length > 0) return null;
    const known = value === undefined ? null : read(value);
    if (known !== null) result.set(key, known);
  }
  return result.toString();
}

/**
 * RSC data of these pages depends on the previous page, so it is never shared.
 * @param {string} path
 * @param {URLSearchParams} query as `sharedQuery` has made it
 */
export const isRenderedEachTime = (path, query) =>
  splitLocale(path).path === "/search" || FACET_PARAMETERS.some((key) => query.has(key));
