import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { MAX_ACTION_BYTES } from "./config/action-limit.mjs";
import { readBrandColours } from "./config/brand-colours.mjs";
import { headerRules, readThirdParties, shortCacheHeaderRules } from "./config/headers.mjs";
import { readLocales } from "./config/locales.mjs";
import { redirectRules } from "./config/redirects.mjs";
import { rewriteRules, unlocalizedRules } from "./config/rewrites.mjs";
import { MAX_ENTRY_AGE_MS } from "./lib/cache-handler/settings.mjs";

const development = process.env.NODE_ENV === "development";
const https = (process.env.STOREFRONT_URL ?? "").startsWith("https:");
const locales = readLocales(process.env.LOCALES);
const distDir = process.env.NEXT_DIST_DIR || ".next";

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir,
  cacheComponents: false,
  // How long a stale page may be served while the API is unavailable.
  expireTime: MAX_ENTRY_AGE_MS / 1000,
  // Bounded, or shared by several processes in Redis: docs/decisions/page-store.md.
  cacheHandler: development
    ? undefined
    : fileURLToPath(new URL("./lib/cache-handler/index.mjs", import.meta.url)),
  cacheMaxMemorySize: development ? undefined : 0,
  // server/main.mjs compresses.
  compress: development,
  poweredByHeader: false,
  // No preloads in headers: docs/decisions/first-paint.md. In development React complains of it with each page.
  reactMaxHeadersLength: development ? undefined : 0,
  reactStrictMode: true,
  // `npm run types` checks them.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    resolveAlias: { "next/dist/compiled/process": { browser: "./config/browser-process.cjs" } },
  },
  experimental: {
    // Each page would list every route beside its own. Links fetch the whole page before the click instead.
    optimisticRouting: false,
    // What server/pass-through has bounded and written anew.
    serverActions: { bodySizeLimit: 2 * MAX_ACTION_BYTES },
    cssChunking: { type: "graph", requestCost: 60_000 },
    // Writing the cache takes a quarter of a first build; it pays off from the second one.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, "BUILD_ID")),
  },
  env: {
    MADIA_LOCALES: locales.join(","),
    MADIA_COLOURS: JSON.stringify(readBrandColours()),
    MADIA_ANONYMOUS_CART: process.env.ANONYMOUS_CART || "true",
  },
  redirects: async () => redirectRules(),
  rewrites: async () => ({
    beforeFiles: rewriteRules(locales),
    afterFiles: unlocalizedRules(locales),
    fallback: [],
  }),
  headers: async () => [
    ...headerRules({
      development,
      https,
      ...(development && { thirdParties: readThirdParties(process.env) }),
    }),
    ...(development ? [] : shortCacheHeaderRules()),
  ],
};

/**
 * The plugin is for builds: it loads a compiler of 20 MB.
 * @param {string} phase
 */
export default async function config(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return nextConfig;
  const { default: createNextIntlPlugin } = await import("next-intl/plugin");
  return createNextIntlPlugin("./lib/i18n/request.ts")(nextConfig);
}
