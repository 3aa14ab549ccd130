import { splitLocale } from "../../config/split-locale.mjs";
import { parseInternalUrl } from "../../config/internal-path.mjs";
import { segmentsWhere } from "../../config/routes.mjs";

/** The log-in page and paths that are not pages. */
const NON_PAGE_PATHS = new RegExp(
  `^/(?:${segmentsWhere((route) => route.isReturnTarget === false).join("|")})(?:/|$)`,
);

export function safeRedirect(target: string | string[] | null | undefined, fallback = "/"): string {
  const url = parseInternalUrl(target);
  if (!url || NON_PAGE_PATHS.test(splitLocale(url.pathname).path)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
