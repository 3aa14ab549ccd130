export const DEFAULT_LOCALE = "it";

const KNOWN_LOCALES = ["it", "en"];

/** Query keys that narrow a listing; per shop, as its facets' `parameterName` says. */
export const FACET_PARAMETERS = ["vendor_id", "product_class_10000", "promo", "new_product"];

/** Values of the `sort` query; without it the shop's own order holds. */
export const SORTS = ["price", "-price", "unit-price", "name"];

/** First segments of paths that are not category paths. */
const OWN_SEGMENTS = [
  "product",
  "page",
  "ricette",
  "news",
  "volantini",
  "catalogo-soci",
  "negozi-e-volantini",
  "punti-vendita",
  "reparti",
  "search",
  "fast-search",
  "service-discovery",
  "login",
  "registration",
  "registration-user",
  "registration-confirmed",
  "thankyou-agreement",
  "welcome",
  "reset-password-request",
  "reset-password-sent",
  "reset-password-confirm",
  "reset-password-completed",
  "cart",
  "checkout",
  "payment",
  "profile",
  "backoffice",
  "order",
  "not-found",
];

const FILE = "ico|txt|xml|png|jpe?g|svg|webp|avif|gif|json|webmanifest|m?js|css|map|woff2?|pdf";

const HANDLERS = "_next/|__next|api/|ebsn/|photo/|photo2/|p/|sitemap/";

/** Never rewritten: Next's own files, route handlers, pictures and other files. */
const NOT_PAGES = `${HANDLERS}|.*\\.(?:${FILE})$`;

const PAGE = "(?<page>[1-9]\\d{0,3})";
const SORT = `(?<sort>${SORTS.join("|")})`;
const FACET = "[\\w,-]{1,200}";
const CATEGORY_PATH = `:path((?!~|(?:${OWN_SEGMENTS.join("|")})(?:/|$)).+)`;
/** Stands in the sort segment of a listing in the shop's own order. */
const OWN_ORDER = "default";

const query = (key, value) => ({ type: "query", key, value });

/** Locales from "it,en"; the default one is always there, unknown ones are left out. */
export function readLocales(text) {
  const wanted = (text ?? "").split(",").map((part) => part.trim());
  return KNOWN_LOCALES.filter((locale) => locale === DEFAULT_LOCALE || wanted.includes(locale));
}

/** Pages of an index of articles; numbers past any end share one page of "not found". */
const pagedIndex = (source, destination) => [
  { source, has: [query("page", "\\d{5,}")], destination: destination("9999") },
  { source, has: [query("page", PAGE)], destination: destination(":page") },
];

/**
 * Rewrites that run before everything else, in this order: the hidden locale is put in front, then
 * a category's query moves into hidden path segments so that each variant is a page of its own.
 */
export function rewriteRules(locales) {
  const prefixed = locales.map((locale) => `${locale}$|${locale}/`).join("|");
  const category = `/:locale(${locales.join("|")})/${CATEGORY_PATH}`;
  const index = `/:locale(${locales.join("|")})`;
  const listing = (sort, page) => `/:locale/~listing/${sort}/${page}/:path`;
  return [
    { source: "/", destination: `/${DEFAULT_LOCALE}` },
    { source: `/:path((?!${prefixed}|~|${NOT_PAGES}).*)`, destination: `/${DEFAULT_LOCALE}/:path` },
    { source: "/:path(~.*)", destination: "/404" },
    { source: `/:locale(${locales.join("|")})/:path(~.*)`, destination: "/404" },
    ...FACET_PARAMETERS.map((key) => ({
      source: category,
      has: [query(key, FACET)],
      destination: "/:locale/~filter/:path",
    })),
    ...pagedIndex(`${index}/news`, (page) => `/:locale/~news/${page}`),
    ...pagedIndex(`${index}/ricette`, (page) => `/:locale/~ricette/${page}`),
    ...pagedIndex(`${index}/ricette/portata/:course`, (page) => `/:locale/~ricette/${page}/:course`),
    // Past any end: one page of "not found" for all such numbers.
    { source: category, has: [query("page", "\\d{5,}")], destination: listing(OWN_ORDER, "9999") },
    {
      source: category,
      has: [query("sort", SORT), query("page", PAGE)],
      destination: listing(":sort", ":page"),
    },
    { source: category, has: [query("sort", SORT)], destination: listing(":sort", "1") },
    { source: category, has: [query("page", PAGE)], destination: listing(OWN_ORDER, ":page") },
  ];
}

/** Runs once no file was found: what has no locale by now is no page, or any file name would be one more to keep. */
export function strayRules(locales) {
  const prefixed = locales.map((locale) => `${locale}$|${locale}/`).join("|");
  return [{ source: `/:path((?!${prefixed}|${HANDLERS}).+)`, destination: "/404" }];
}

/** Listings narrowed by facets are rendered for each request; a shared cache may keep them, and a failure, half a minute. */
export function facetHeaderRules() {
  const headers = [{ key: "Cache-Control", value: "public, s-maxage=30" }];
  return FACET_PARAMETERS.map((key) => ({ source: `/${CATEGORY_PATH}`, has: [query(key, FACET)], headers }));
}

/** The default locale has no prefix: its own paths move to the bare ones. */
export function redirectRules() {
  return [
    { source: `/${DEFAULT_LOCALE}`, destination: "/", permanent: true },
    { source: `/${DEFAULT_LOCALE}/:path*`, destination: "/:path*", permanent: true },
  ];
}
