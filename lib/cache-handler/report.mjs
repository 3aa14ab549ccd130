import { writeLogLine } from "../../config/log-line.mjs";

const MIN_INTERVAL_MS = 60_000;

/** @type {Map<string, number>} */
const lastReported = new Map();

/**
 * At most one line per minute and event.
 * @param {string} event
 * @param {unknown} cause
 */
export function report(event, cause) {
  const now = Date.now();
  if (now - (lastReported.get(event) ?? -MIN_INTERVAL_MS) < MIN_INTERVAL_MS) return;
  lastReported.set(event, now);
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  writeLogLine("warn", event, { reason });
}
