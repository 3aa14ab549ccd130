import { KNOWN_LOCALES } from "../../config/locales.mjs";
import { segmentsWhere } from "../../config/routes.mjs";

const PLACEHOLDER_ORIGIN = "http://madia.invalid";
const MAX_LENGTH = 2000;
/** The log-in page and paths that are not pages. */
const NON_PAGE_PATHS = new RegExp(
  `^/(?:(?:${KNOWN_LOCALES.join("|")})/)?(?:${segmentsWhere((route) => route.isReturnTarget === false).join("|")})(?:/|$)`,
);

/** null for anything that a browser could read as another host. */
export function parseInternalUrl(target: unknown): URL | null {
  if (typeof target !== "string" || target.length > MAX_LENGTH) return null;
  if (!target.startsWith("/") || /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(target)) return null;
  if (!URL.canParse(target, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(target, PLACEHOLDER_ORIGIN);
  return url.origin === PLACEHOLDER_ORIGIN && !url.pathname.startsWith("//") ? url : null;
}

export function safeRedirect(target: string | string[] | null | undefined, fallback = "/"): string {
  const url = parseInternalUrl(target);
  if (!url || NON_PAGE_PATHS.test(url.pathname)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
