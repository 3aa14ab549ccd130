const ANYWHERE = "http://madia.invalid";
const LONGEST = 2000;
/** Log-in itself, in any language, and what answers no pages. */
const NO_PAGES = /^\/(?:(?:it|en)\/)?(?:login|api|ebsn)(?:\/|$)/;

/** A path of this shop as an address; null for anything that a browser could read as another host. */
export function ownAddress(wanted: unknown): URL | null {
  if (typeof wanted !== "string" || wanted.length > LONGEST) return null;
  if (!wanted.startsWith("/") || /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(wanted)) return null;
  if (!URL.canParse(wanted, ANYWHERE)) return null;
  const address = new URL(wanted, ANYWHERE);
  return address.origin === ANYWHERE && !address.pathname.startsWith("//") ? address : null;
}

/** The path to go to after log-in: a page of this shop, or `fallback`. */
export function safeRedirect(wanted: string | string[] | null | undefined, fallback = "/"): string {
  const address = ownAddress(wanted);
  if (!address || NO_PAGES.test(address.pathname)) return fallback;
  return `${address.pathname}${address.search}${address.hash}`;
}
