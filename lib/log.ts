type Level = "info" | "warn" | "error";

/** One JSON line on stderr. Never pass tokens, cookies, bodies or query strings. */
export function log(
  level: Level,
  event: string,
  details: Record<string, string | number | boolean> = {},
): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
}
