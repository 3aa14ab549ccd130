import { GUARDED_ROUTES } from "./guarded-routes.mjs";
import { HANDLER_ROUTES } from "./handler-routes.mjs";
import { splitLocale } from "./split-locale.mjs";

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
  "registration-social-completed": { crawled: false, isDynamic: true },
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
  ...GUARDED_ROUTES,
  ...HANDLER_ROUTES,
};

/** @param {(route: Route) => unknown} condition */
export const segmentsWhere = (condition) =>
  Object.entries(ROUTES)
    .filter(([, route]) => condition(route))
    .map(([segment]) => segment);

export const FILE_EXTENSIONS =
  "ico|txt|xml|png|jpe?g|svg|webp|avif|gif|json|webmanifest|m?js|css|map|woff2?|pdf";
const FILES = new RegExp(`\\.(?:${FILE_EXTENSIONS})$`);
const NOT_SHARED = new Set([
  "_next",
  ...segmentsWhere(({ access, isHandler, isDynamic }) => access ?? isHandler ?? isDynamic),
]);

/**
 * Pages that are the same for everybody: the response cache may keep them.
 * @param {string} path
 */
export function isSharedPath(path) {
  const [, segment = ""] = splitLocale(path).path.split("/", 2);
  return !NOT_SHARED.has(segment) && !segment.startsWith("~") && !FILES.test(path);
}
