import { CATEGORY_PATH, FACET, FACET_PARAMETERS, hasQuery } from "./listing-urls.mjs";
import { DEFAULT_LOCALE, LOCALES } from "./locales.mjs";

const TWO_YEARS_SECONDS = 63_072_000;
export const POLICY_HEADER = "Content-Security-Policy";
const ONE_DAY_SECONDS = 86_400;
const ICONS =
  "/:file(favicon.ico|icon.svg|icon-192.png|icon-512.png|icon-maskable-512.png|apple-touch-icon.png|share.png)";
// Static assets and images do not need the document headers.
const DOCUMENTS = "/((?!_next/static/|photo/|photo2/).*)";

/** @param {string} value */
const cacheControl = (value) => ({ key: "Cache-Control", value });

/** @param {{ https: boolean }} options */
export function commonHeaders({ https }) {
  const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
  if (https)
    headers.push({
      key: "Strict-Transport-Security",
      value: `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`,
    });
  return headers;
}

/**
 * Of an answer without scripts that Next does not write, by name.
 * @param {{ https: boolean }} options
 * @returns {Record<string, string>}
 */
export const plainHeaders = (options) => ({
  ...Object.fromEntries(commonHeaders(options).map(({ key, value }) => [key, value])),
  "Cache-Control": "no-store",
  [POLICY_HEADER]:
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
});

/**
 * What Google asks of a policy without nonces, less `unsafe-eval`: docs/decisions/maps.md.
 * @type {Record<string, string>}
 */
const MAPS_SOURCES = {
  "script-src": "https://*.googleapis.com",
  "style-src": "https://fonts.googleapis.com",
  "font-src": "https://fonts.gstatic.com",
  "connect-src": "https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:",
  "frame-src": "https://*.google.com",
  "img-src": "https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com",
  "worker-src": "blob:",
};

/**
 * Google's tag manager, and the collection points of its analytics: docs/analytics.md.
 * @type {Record<string, string>}
 */
const TAG_MANAGER_SOURCES = {
  "script-src": "https://www.googletagmanager.com",
  "connect-src":
    "https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com",
  "img-src": "https://*.google-analytics.com https://www.googletagmanager.com",
};

/** @type {Record<string, string>} */
const RECAPTCHA_SOURCES = {
  "script-src": "https://www.google.com https://www.gstatic.com",
  "connect-src": "https://www.google.com",
  "frame-src": "https://www.google.com",
};

/** @type {Record<string, string>} */
const TURNSTILE_SOURCES = {
  "script-src": "https://challenges.cloudflare.com",
  "frame-src": "https://challenges.cloudflare.com",
};

/** @typedef {{ maps: boolean, tagManager: boolean, recaptcha?: boolean, turnstile?: boolean, images?: string[] }} ThirdParties whom the settings admit */

/**
 * Where pictures may come from besides the shop: its systems, unless they are internal, and IMAGE_HOSTS.
 * @param {Record<string, string | undefined>} settings
 */
function imageOrigins({ EBSN_API_URL, CONTENT_API_URL, STORIES_API_URL, IMAGE_HOSTS = "" }) {
  const hosts = IMAGE_HOSTS.split(",").map((host) => host.trim() && `https://${host.trim()}`);
  const origins = [EBSN_API_URL, CONTENT_API_URL, STORIES_API_URL, ...hosts]
    .filter((address) => address !== undefined && /^https:/.test(address) && URL.canParse(address))
    .map((address) => new URL(address ?? "").origin);
  return [...new Set(origins)];
}

/** @param {Record<string, string | undefined>} settings */
export const readThirdParties = (settings) => ({
  images: imageOrigins(settings),
  maps: Boolean(settings.MAPS_KEY?.trim()),
  tagManager: Boolean(settings.TAG_MANAGER_ID?.trim()),
  recaptcha: Boolean(settings.BOT_CHECK?.trim().startsWith("recaptcha:")),
  turnstile: Boolean(settings.BOT_CHECK?.trim().startsWith("turnstile:")),
});

/**
 * @param {string} policy
 * @param {ThirdParties} thirdParties
 */
export function withThirdParties(policy, { maps, tagManager, recaptcha, turnstile, images = [] }) {
  /** @type {(Record<string, string> | false | undefined)[]} */
  const named = [
    images.length > 0 && { "img-src": images.join(" ") },
    maps && MAPS_SOURCES,
    tagManager && TAG_MANAGER_SOURCES,
    recaptcha && RECAPTCHA_SOURCES,
    turnstile && TURNSTILE_SOURCES,
  ];
  const admitted = named.filter((sources) => !!sources);
  return policy
    .split("; ")
    .map((directive) => {
      const name = directive.split(" ", 1)[0] ?? "";
      const sources = admitted.map((source) => source[name]).filter((source) => !!source);
      return [directive, ...sources.filter((source) => !directive.includes(` ${source}`))].join(" ");
    })
    .join("; ");
}

/**
 * See docs/decisions/content-security-policy.md for the script policy.
 * @param {{ development: boolean, https: boolean, thirdParties?: ThirdParties }} options
 */
export function headerRules({ development, https, thirdParties = { maps: false, tagManager: false } }) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    "frame-src https://www.youtube-nocookie.com",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  const documents = [
    { key: POLICY_HEADER, value: withThirdParties(policy, thirdParties) },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    {
      key: "Permissions-Policy",
      value: "camera=(self), microphone=(self), geolocation=(self), payment=(self)",
    },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
  return [
    { source: "/:path*", headers: commonHeaders({ https }) },
    { source: DOCUMENTS, headers: documents },
    { source: ICONS, headers: [cacheControl(`public, max-age=${ONE_DAY_SECONDS}`)] },
    { source: "/version.json", headers: [cacheControl("no-cache")] },
    { source: "/sw.js", headers: [cacheControl("no-cache")] },
  ];
}

/** Faceted listings and searches are rendered per request; a shared cache may keep them for 30 seconds. */
export function shortCacheHeaderRules() {
  const headers = [{ key: "Cache-Control", value: "public, s-maxage=30" }];
  const prefixes = LOCALES.map((locale) => (locale === DEFAULT_LOCALE ? "" : `/${locale}`));
  return [
    ...[`/${CATEGORY_PATH}`, "/offerte/:path*"].flatMap((source) =>
      FACET_PARAMETERS.map((key) => ({ source, has: [hasQuery(key, FACET)], headers })),
    ),
    ...prefixes.map((prefix) => ({ source: `${prefix}/search`, headers })),
  ];
}
