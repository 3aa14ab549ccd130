const MAX_QUERY_LENGTH = 100;

/** Control characters and lone surrogates. */
const NON_TEXT = /[\p{Cc}\p{Cs}\s]+/gu;

/**
 * Normalizes the search query of a URL; the response cache and the page must agree. A long one ends with a whole word.
 * @param {string | string[] | undefined} value
 * @param {number} [maxLength]
 */
export function readQuery(value, maxLength = MAX_QUERY_LENGTH) {
  const text = ((Array.isArray(value) ? value.at(-1) : value) ?? "").normalize("NFC");
  const start = text.slice(0, maxLength).replace(NON_TEXT, " ");
  const isInWord = text.length > maxLength && /\S/.test(text.charAt(maxLength));
  const end = isInWord ? start.lastIndexOf(" ") : 0;
  return (end > 0 ? start.slice(0, end) : start).trim();
}

/**
 * The query that is searched, and what was typed where it leaves a part of that out.
 * @param {string | string[] | undefined} value
 * @returns {{ q: string; typed?: string }}
 */
export function readSearch(value) {
  const q = readQuery(value);
  const typed = readQuery(value, Infinity);
  return typed === q ? { q } : { q, typed };
}
