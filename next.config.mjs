import createNextIntlPlugin from "next-intl/plugin";
import { readLocales, redirectRules, rewriteRules } from "./config/routing.mjs";
import { headerRules } from "./config/headers.mjs";

const locales = readLocales(process.env.LOCALES);

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  cacheComponents: false,
  poweredByHeader: false,
  reactStrictMode: true,
  env: { MADIA_LOCALES: locales.join(",") },
  redirects: async () => redirectRules(),
  rewrites: async () => ({ beforeFiles: rewriteRules(locales), afterFiles: [], fallback: [] }),
  headers: async () => headerRules({ development: process.env.NODE_ENV === "development" }),
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(nextConfig);
