/** @import { IncomingMessage } from "node:http" */

/** @param {string} address */
function hostOf(address) {
  try {
    return new URL(address).host;
  } catch {
    return "";
  }
}

/**
 * The shop's public origin, as lib/env.ts has it.
 * @param {string | undefined} storefrontUrl
 * @param {number} port
 */
export const readSiteOrigin = (storefrontUrl, port) =>
  new URL(storefrontUrl || `http://localhost:${port}`).origin;

/**
 * No page of another site can send them.
 * @param {IncomingMessage["headers"]} headers
 */
const hostsOf = ({ host, "x-forwarded-host": forwarded }) => [
  host,
  String(forwarded ?? "")
    .split(",")[0]
    ?.trim(),
];

/**
 * Whether a write comes from a page of this shop, by its public address or the one it was called by.
 * @param {string} origin
 * @param {IncomingMessage["headers"]} headers
 * @param {string} siteOrigin
 */
export function isOwnOrigin(origin, headers, siteOrigin) {
  const host = hostOf(origin);
  return origin === siteOrigin || (host !== "" && hostsOf(headers).includes(host));
}

/**
 * Next compares the origin of a form with the host only, which a proxy may have replaced.
 * @param {IncomingMessage["headers"]} headers
 * @param {string} siteOrigin
 */
export const siteHostHeader = ({ origin }, siteOrigin) =>
  origin === siteOrigin ? { "x-forwarded-host": hostOf(siteOrigin) } : {};
