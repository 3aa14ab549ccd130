import { HANDLER_ROUTES } from "../../config/handler-routes.mjs";
import { splitLocale } from "../../config/split-locale.mjs";

const HANDLERS = new RegExp(`^/(?:${Object.keys(HANDLER_ROUTES).join("|")})(?:/|$)`);
const FILES = /\.(?:avif|csv|gif|ics|jpe?g|json|pdf|png|svg|txt|webp|xml|zip)$/i;

type Place = Pick<Location, "origin" | "pathname" | "search">;

/** Null: the browser follows the link. */
export function clientTarget(link: HTMLAnchorElement, here: Place): URL | null {
  if (!link.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || HANDLERS.test(url.pathname) || FILES.test(url.pathname)) return null;
  // The language belongs to the document.
  if (splitLocale(url.pathname).locale !== splitLocale(here.pathname).locale) return null;
  return link.dataset.load === undefined ? url : null;
}

export const isFragment = (url: URL, here: Place): boolean =>
  url.hash !== "" && url.pathname === here.pathname && url.search === here.search;
