const DEADLOCK = "40P01";
const SERIALIZATION_FAILURE = "40001";

export function isRetryableConflict(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === DEADLOCK || code === SERIALIZATION_FAILURE || isRetryableConflict(cause);
}
