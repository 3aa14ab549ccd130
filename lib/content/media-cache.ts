import { LRUCache } from "lru-cache";

const MAX_CACHE_BYTES = 24 * 1024 * 1024;
const MAX_FILE_BYTES = 512 * 1024;
const MAX_FRESH_SECONDS = 3600;

/** `freshUntil` in milliseconds since 1970: no revalidation needed before. */
export type CachedMedia = { body: ArrayBuffer; headers: Headers; freshUntil: number };

const memory = new LRUCache<string, CachedMedia>({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
});

function freshSeconds(headers: Headers): number {
  const cacheControl = headers.get("cache-control") ?? "";
  if (/no-store|private/i.test(cacheControl)) return 0;
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/i.exec(cacheControl)?.[1] ?? 0);
  return Math.min(seconds, MAX_FRESH_SECONDS);
}

export const getCachedMedia = (url: string): CachedMedia | null => memory.get(url) ?? null;

export const isFresh = ({ freshUntil }: CachedMedia): boolean => Date.now() < freshUntil;

export function renewCachedMedia(media: CachedMedia): void {
  media.freshUntil = Date.now() + freshSeconds(media.headers) * 1000;
}

export function isCacheable(headers: Headers): boolean {
  const bytes = Number(headers.get("content-length") ?? NaN);
  return bytes <= MAX_FILE_BYTES && freshSeconds(headers) > 0;
}

export function cacheMedia(url: string, body: ArrayBuffer, headers: Headers): void {
  const freshUntil = Date.now() + freshSeconds(headers) * 1000;
  memory.set(url, { body, headers, freshUntil });
}

export const evictMedia = (url: string): boolean => memory.delete(url);

export function clearMediaCache(): void {
  memory.clear();
}
