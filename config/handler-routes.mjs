/**
 * URLs that are answered without a page. Kept apart from the other routes because every page bundles them.
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
