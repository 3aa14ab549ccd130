import { isInternalPath } from "../config/internal-path.mjs";
import { isSharedPath } from "../config/routes.mjs";

/** Digits of an escape stay as they are: `%C3%A0`. */
const lowerCase = (/** @type {string} */ path) =>
  path
    .split(/(%[0-9A-Fa-f]{2})/)
    .map((part, at) => (at % 2 === 0 ? part.toLowerCase() : part))
    .join("");

/**
 * Null: leave it alone, as where capitals may be part of a secret.
 * @param {string} url
 */
export function lowerCaseUrl(url) {
  const [path = ""] = url.split("?", 1);
  const lower = lowerCase(path);
  if (lower === path || !isInternalPath(path) || !isSharedPath(lower)) return null;
  return lower + url.slice(path.length);
}
