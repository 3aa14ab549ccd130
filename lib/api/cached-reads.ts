import { onSessionExpired } from "../session/session-expired";
import { sessionHintStore } from "../session/session-state";

/** Public reads (requirements/platform#request-cache); `warehouse-locator` and `article` are read by pages alone. */
const CACHED_PATHS = /^(?:products|category|adv)(?:\/|$)/;

const READ_TTL_MS = 900_000;
const MAX_ENTRIES = 50;

type Entry = { at: number; result: unknown };

const entries = new Map<string, Entry>();

export const isCacheable = (path: string): boolean => CACHED_PATHS.test(path);

function findRead<T>(url: string): T | null {
  const entry = entries.get(url);
  return entry && Date.now() - entry.at < READ_TTL_MS ? (entry.result as T) : null;
}

function cacheRead(url: string, result: unknown): void {
  entries.delete(url);
  entries.set(url, { at: Date.now(), result });
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

let generation = 0;

/** Prices, promotions and stock may have changed: after any write, and for another customer, store or timeslot. */
export function clearCachedReads(): void {
  generation += 1;
  entries.clear();
}

onSessionExpired(clearCachedReads);
// Another tab signed in or out.
sessionHintStore.subscribe(clearCachedReads);

/** Caches what `read` returns, unless something was written meanwhile. */
export async function fetchCached<T>(url: string, read: () => Promise<T>): Promise<T> {
  const cached = findRead<T>(url);
  if (cached) return cached;
  const startedIn = generation;
  const result = await read();
  if (startedIn === generation) cacheRead(url, result);
  return result;
}
