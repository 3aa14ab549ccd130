import { DRAFT_MODE_COOKIE } from "../response-cache/target.mjs";

/** @import { IncomingMessage } from "node:http" */

/** @param {IncomingMessage} request */
export const isPreview = ({ headers }) => Boolean(headers.cookie?.includes(DRAFT_MODE_COOKIE));

/**
 * A preview is for those who have its link: no cache keeps it, no search engine lists it.
 * @param {IncomingMessage} request
 * @param {string[]} headers name and value in turn
 */
export function withPreviewHeaders(request, headers) {
  if (!isPreview(request)) return headers;
  const others = headers.flatMap((name, at) =>
    at % 2 === 0 && name.toLowerCase() !== "cache-control" ? [name, headers[at + 1] ?? ""] : [],
  );
  return [...others, "Cache-Control", "private, no-store", "X-Robots-Tag", "noindex"];
}
