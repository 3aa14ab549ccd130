const PLACEHOLDER_ORIGIN = "http://madia.invalid";
const MAX_LENGTH = 2000;

/** Browsers drop tabs and line breaks and read `//` and `/\` at the start as another host. */
const PATH = /^\/(?!\/)[^\\\s\p{Cc}]*$/u;

/**
 * A path of this site, with its query; null for anything that a browser could read as another host.
 * @param {unknown} target
 */
export function parseInternalUrl(target) {
  if (typeof target !== "string" || target.length > MAX_LENGTH || !PATH.test(target)) return null;
  const url = new URL(target, PLACEHOLDER_ORIGIN);
  // `/.//host`
  return url.pathname.startsWith("//") ? null : url;
}

/** @param {unknown} target */
export const isInternalPath = (target) => parseInternalUrl(target) !== null;
