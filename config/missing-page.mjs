/** In a page of Next that is missing but has a content of its own: Next answers 200, the server 404. */
export const MISSING_PAGE_META = { name: "page-status", content: "404" };

/** @param {string} html */
export const isMissingPage = (html) =>
  html.includes(`<meta name="${MISSING_PAGE_META.name}" content="${MISSING_PAGE_META.content}"/>`);
