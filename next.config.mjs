import createNextIntlPlugin from "next-intl/plugin";
import { facetHeaderRules, readLocales, redirectRules, rewriteRules, strayRules } from "./config/routing.mjs";
import { headerRules } from "./config/headers.mjs";

const development = process.env.NODE_ENV === "development";
const https = (process.env.STOREFRONT_URL ?? "").startsWith("https:");
const locales = readLocales(process.env.LOCALES);

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: false,
  // How long a page may be shown stale while the shop is away.
  expireTime: 7 * 24 * 60 * 60,
  poweredByHeader: false,
  reactStrictMode: true,
  env: { MADIA_LOCALES: locales.join(",") },
  redirects: async () => redirectRules(),
  rewrites: async () => ({
    beforeFiles: rewriteRules(locales),
    afterFiles: strayRules(locales),
    fallback: [],
  }),
  headers: async () => [...headerRules({ development, https }), ...(development ? [] : facetHeaderRules())],
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(nextConfig);
