const MIN_INTERVAL_MS = 60_000;

/** @type {Map<string, number>} */
const lastReported = new Map();

/**
 * One JSON line on stderr, at most one per minute and event.
 * @param {string} event
 * @param {unknown} cause
 */
export function report(event, cause) {
  const now = Date.now();
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  if (now - (lastReported.get(event) ?? -MIN_INTERVAL_MS) < MIN_INTERVAL_MS) return;
  lastReported.set(event, now);
  process.stderr.write(
    `${JSON.stringify({ time: new Date(now).toISOString(), level: "warn", event, reason })}\n`,
  );
}
