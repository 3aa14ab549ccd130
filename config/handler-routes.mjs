/**
 * Addresses that are answered without a page; apart from the other routes, since every page of the browser asks for them.
 * @satisfies {Record<string, import("./routes.mjs").Route>}
 */
export const HANDLER_ROUTES = {
  api: { isHandler: true, crawled: false, isReturnTarget: false },
  ebsn: { isHandler: true, crawled: false, isReturnTarget: false },
  photo: { isHandler: true },
  photo2: { isHandler: true },
  p: { isHandler: true },
  sitemap: { isHandler: true },
  feeds: { isHandler: true },
  markdown: { isHandler: true, crawled: false, isReturnTarget: false },
};
