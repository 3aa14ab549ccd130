import "server-only";
import { ConcurrencyLimit } from "../../config/concurrency-limit.mjs";

const MAX_AT_ONCE = 4;
const MAX_WAITING = 16;

const limit = new ConcurrencyLimit(MAX_AT_ONCE);

/** Limits how many bodies with files are processed at once; null: too many are waiting. */
export async function withUploadSlot<T>(work: () => Promise<T>): Promise<T | null> {
  return limit.waiting < MAX_WAITING ? limit.run(work) : null;
}
