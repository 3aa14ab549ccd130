import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import type { CachePolicy } from "../cache-policy";

/** A page rendered without some data, or with stale data, is revalidated soon. */
export const revalidateSoon = unstable_cache(() => Promise.resolve(true), ["after-failure"], {
  revalidate: 60,
});

const pendingReads = cache(() => new Map<string, Promise<unknown>>());

async function readOrLoad<T>(key: string, policy: CachePolicy, load: () => Promise<T>): Promise<T> {
  let hasFailed = false;
  const loadEntry = async () => {
    try {
      return { data: await load() };
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  try {
    return (await unstable_cache(loadEntry, [key], policy)()).data;
  } finally {
    if (hasFailed) await revalidateSoon();
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
