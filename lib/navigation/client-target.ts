import { HANDLER_ROUTES } from "../../config/handler-routes.mjs";
import { KNOWN_LOCALES } from "../../config/locales.mjs";

const HANDLERS = new RegExp(`^/(?:${Object.keys(HANDLER_ROUTES).join("|")})(?:/|$)`);
const FILES = /\.(?:avif|csv|gif|ics|jpe?g|json|pdf|png|svg|txt|webp|xml|zip)$/i;
const PREFIX = new RegExp(`^/(${KNOWN_LOCALES.join("|")})(?:/|$)`);

const localeOf = ({ pathname }: { pathname: string }) => PREFIX.exec(pathname)?.[1];

type Place = Pick<Location, "origin" | "pathname" | "search">;

/** Null: the browser follows the link. */
export function clientTarget(link: HTMLAnchorElement, here: Place): URL | null {
  if (!link.href || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== here.origin || HANDLERS.test(url.pathname) || FILES.test(url.pathname)) return null;
  // The language belongs to the document.
  if (localeOf(url) !== localeOf(here)) return null;
  return link.dataset.load === undefined ? url : null;
}

export const isFragment = (url: URL, here: Place): boolean =>
  url.hash !== "" && url.pathname === here.pathname && url.search === here.search;
