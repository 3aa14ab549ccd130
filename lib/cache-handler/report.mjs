const QUIET_MS = 60_000;

const lastSaid = new Map();

/** One JSON line on stderr, at most one a minute for the same trouble. */
export function report(event, cause) {
  const now = Date.now();
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  if (now - (lastSaid.get(event) ?? -QUIET_MS) < QUIET_MS) return;
  lastSaid.set(event, now);
  process.stderr.write(
    `${JSON.stringify({ time: new Date(now).toISOString(), level: "warn", event, reason })}\n`,
  );
}
