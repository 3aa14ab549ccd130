import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { isOutdated } from "../../config/max-stale-age.mjs";
import type { CachePolicy } from "../cache-policy";

/** A page rendered without some data, or with stale data, is revalidated soon. */
export const revalidateSoon = unstable_cache(() => Promise.resolve(true), ["after-failure"], {
  revalidate: 60,
});

const pendingReads = cache(() => new Map<string, Promise<unknown>>());

type Entry<T> = { data: T; at: number };

async function readOrLoad<T>(key: string, policy: CachePolicy, load: () => Promise<T>): Promise<T> {
  const current: { loading?: Promise<Entry<T>>; hasFailed?: true } = {};
  const loadEntry = async () => {
    try {
      return { data: await load(), at: Date.now() };
    } catch (error) {
      current.hasFailed = true;
      throw error;
    }
  };
  try {
    const entry = await unstable_cache(() => (current.loading = loadEntry()), [key], policy)();
    const { loading } = current;
    if (!loading || !isOutdated(entry.at, Date.now())) return entry.data;
    // Pages that are not stored get whatever Next has, however old, and it loads behind it.
    return (await loading.catch(() => entry)).data;
  } finally {
    if (current.hasFailed) await revalidateSoon();
  }
}

/** Deduplicates equal reads of one render. */
export function readOnce<T>(key: string, load: () => Promise<T>): Promise<T> {
  const pending = pendingReads();
  const read = (pending.get(key) as Promise<T> | undefined) ?? load();
  pending.set(key, read);
  return read;
}

/** `load` must throw for unusable answers: errors are not stored, and the last good copy is served. */
export function readCached<T>(key: string, policy: CachePolicy, load: () => Promise<T>): Promise<T> {
  return readOnce(key, () => readOrLoad(key, policy, load));
}
