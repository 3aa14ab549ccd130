/** PostgreSQL: it is starting, or stopping. */
const CANNOT_CONNECT_NOW = "57P03";
const CODES = ["ECONNREFUSED", "ENOTFOUND", "EHOSTUNREACH", "ETIMEDOUT", CANNOT_CONNECT_NOW];

/** No connection could be made, so that nothing was done. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && CODES.includes(code)) return true;
  return /connection timeout|trying to connect/.test(error.message) || isUnreachable(error.cause);
}
