type Level = "info" | "warn" | "error";

/** One JSON line on stderr; callers never hand in tokens, cookies, bodies or queries. */
export function log(
  level: Level,
  event: string,
  details: Record<string, string | number | boolean> = {},
): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...details })}\n`);
}
