const ANYWHERE = "http://madia.invalid";
const LONGEST = 2000;
/** Log-in itself, in any language, and what answers no pages. */
const NO_PAGES = /^\/(?:(?:it|en)\/)?(?:login|api|ebsn)(?:\/|$)/;

/** The path to go to after log-in: a path of this shop, or `fallback`. Nothing that a browser could read as another host. */
export function safeRedirect(wanted: string | string[] | null | undefined, fallback = "/"): string {
  if (typeof wanted !== "string" || wanted.length > LONGEST) return fallback;
  if (!wanted.startsWith("/") || /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/.test(wanted))
    return fallback;
  if (!URL.canParse(wanted, ANYWHERE)) return fallback;
  const { origin, pathname, search, hash } = new URL(wanted, ANYWHERE);
  if (origin !== ANYWHERE || pathname.startsWith("//")) return fallback;
  if (NO_PAGES.test(pathname)) return fallback;
  return `${pathname}${search}${hash}`;
}
