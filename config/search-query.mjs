const MAX_QUERY_LENGTH = 100;

/** Control characters and lone surrogates. */
const NON_TEXT = /[\p{Cc}\p{Cs}\s]+/gu;

/**
 * Normalizes the search query of a URL; the response cache and the page must agree.
 * @param {string | string[] | undefined} value
 * @param {number} [maxLength]
 */
export function readQuery(value, maxLength = MAX_QUERY_LENGTH) {
  const text = Array.isArray(value) ? value.at(-1) : value;
  return (text ?? "").normalize("NFC").slice(0, maxLength).replace(NON_TEXT, " ").trim();
}
