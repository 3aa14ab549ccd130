export const DEFAULT_LOCALE = "it";

export const KNOWN_LOCALES = ["it", "en"];

/**
 * What holds for all addresses below a first path segment.
 * @typedef {object} Route
 * @property {"customer" | "staff"} [access] who may open it; absent: everybody
 * @property {string[]} [open] its pages that everybody may open all the same
 * @property {boolean} [crawled] false: robots.txt keeps crawlers out
 * @property {boolean} [isReturnTarget] false: a log-in never leads there
 * @property {boolean} [isHandler] answers without a page: has no locale
 * @property {boolean} [isDynamic] rendered for each request: the response cache leaves it alone
 */

/** @type {Record<string, Route>} */
export const ROUTES = {
  product: {},
  page: {},
  ricette: {},
  news: {},
  storie: {},
  volantini: {},
  "catalogo-soci": {},
  "negozi-e-volantini": {},
  "punti-vendita": {},
  reparti: {},
  offerte: {},
  "service-discovery": { isDynamic: true },
  order: { isDynamic: true },
  recesso: { isDynamic: true },
  "not-found": {},
  "lista-della-spesa": { crawled: false, isDynamic: true },
  confronta: { crawled: false, isDynamic: true },
  "profilo-alimentare": { crawled: false },
  search: {},
  "fast-search": { crawled: false, isDynamic: true },
  login: { crawled: false, isReturnTarget: false, isDynamic: true },
  registration: { crawled: false, isDynamic: true },
  "registration-user": { crawled: false, isDynamic: true },
  "registration-confirmed": { crawled: false, isDynamic: true },
  "thankyou-agreement": { crawled: false },
  welcome: { crawled: false },
  "account-deleted": { crawled: false },
  offline: { crawled: false, isReturnTarget: false },
  "scarica-app-iperdrive": {},
  "reset-password-request": { crawled: false, isDynamic: true },
  "reset-password-sent": { crawled: false, isDynamic: true },
  "reset-password-confirm": { crawled: false, isDynamic: true },
  "reset-password-completed": { crawled: false, isDynamic: true },
  "registration-social-completed": { crawled: false, isDynamic: true, access: "customer" },
  cart: { crawled: false, access: "customer" },
  checkout: { crawled: false, access: "customer" },
  payment: { crawled: false, access: "customer" },
  profile: { crawled: false, access: "customer", open: ["email-updated"] },
  backoffice: { crawled: false, access: "staff", open: ["login"] },
  api: { isHandler: true, crawled: false, isReturnTarget: false },
  ebsn: { isHandler: true, crawled: false, isReturnTarget: false },
  photo: { isHandler: true },
  photo2: { isHandler: true },
  p: { isHandler: true },
  sitemap: { isHandler: true },
  feeds: { isHandler: true },
  markdown: { isHandler: true, crawled: false, isReturnTarget: false },
};

/** @param {(route: Route) => unknown} condition */
export const segmentsWhere = (condition) =>
  Object.entries(ROUTES)
    .filter(([, route]) => condition(route))
    .map(([segment]) => segment);

const PREFIXED_LOCALES = KNOWN_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join("|");

/**
 * The first group is the locale's prefix.
 * @param {"customer" | "staff"} access
 */
export function pathsFor(access) {
  const paths = segmentsWhere((route) => route.access === access).map((segment) => {
    const open = ROUTES[segment]?.open?.join("|");
    return open ? `${segment}(?!/(?:${open})/?$)` : segment;
  });
  return new RegExp(`^(/(?:${PREFIXED_LOCALES}))?/(?:${paths.join("|")})(?:/|$)`);
}

const FILES = /\.(?:ico|txt|xml|png|jpe?g|svg|webp|avif|gif|json|webmanifest|m?js|css|map|woff2?|pdf)$/;
const NOT_SHARED = new Set([
  "_next",
  ...segmentsWhere(({ access, isHandler, isDynamic }) => access ?? isHandler ?? isDynamic),
]);
const PREFIX = new RegExp(`^/(?:${PREFIXED_LOCALES})(?=/|$)`);

/** @param {string} path */
export const withoutLocale = (path) => path.replace(PREFIX, "") || "/";

/**
 * Pages that are the same for everybody: the response cache may keep them.
 * @param {string} path
 */
export function isSharedPath(path) {
  const [, segment = ""] = withoutLocale(path).split("/", 2);
  return !NOT_SHARED.has(segment) && !segment.startsWith("~") && !FILES.test(path);
}
