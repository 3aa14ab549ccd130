import { currentRequestId } from "./request-context.mjs";

/** A log that cannot be written, on a full disk or to a closed pipe, must not end the program. */
export function ignoreOutputErrors() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** @typedef {"info" | "warn" | "error"} Level */
/** @typedef {Record<string, string | number | boolean>} Details */

/**
 * @param {Level} level
 * @param {string} event
 * @param {Details} details
 */
function forTerminal(level, event, details) {
  const pairs = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  return [new Date().toTimeString().slice(0, 8), level, event, ...pairs].join(" ");
}

/**
 * One JSON line on stderr; a readable one in a terminal. Never pass tokens, cookies, bodies or query strings.
 * @param {Level} level
 * @param {string} event
 * @param {Details} [details]
 */
export function writeLogLine(level, event, details = {}) {
  const requestId = currentRequestId();
  const known = requestId ? { requestId, ...details } : details;
  const line = process.stderr.isTTY
    ? forTerminal(level, event, known)
    : JSON.stringify({ time: new Date().toISOString(), level, event, ...known });
  process.stderr.write(`${line}\n`);
}
