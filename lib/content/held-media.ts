import { Memory } from "../cache-handler/memory.mjs";

const MOST_BYTES = 24 * 1024 * 1024;
const LARGEST = 512 * 1024;
const LONGEST_FRESH_S = 3600;

/** A picture as the backend sent it; `until` (ms) it need not be asked about again. */
export type Held = { body: ArrayBuffer; headers: Headers; until: number };

let memory = new Memory<Held>(MOST_BYTES);

/** Seconds a shared memory may keep an answer: what it says of itself, an hour at most. */
function freshSeconds(headers: Headers): number {
  const said = headers.get("cache-control") ?? "";
  if (/no-store|private/i.test(said)) return 0;
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/i.exec(said)?.[1] ?? 0);
  return Math.min(seconds, LONGEST_FRESH_S);
}

/** The picture last seen at `url`, however old. */
export const heldMedia = (url: string): Held | null => memory.get(url);

export const isFresh = ({ until }: Held): boolean => Date.now() < until;

/** It is as good as when it came. */
export function renewMedia(held: Held): void {
  held.until = Date.now() + freshSeconds(held.headers) * 1000;
}

/** Whether an answer is worth keeping whole. */
export function isKeepable(headers: Headers): boolean {
  const bytes = Number(headers.get("content-length") ?? NaN);
  return bytes <= LARGEST && freshSeconds(headers) > 0;
}

export function keepMedia(url: string, body: ArrayBuffer, headers: Headers): void {
  const until = Date.now() + freshSeconds(headers) * 1000;
  memory.put(url, { body, headers, until }, body.byteLength);
}

export const dropMedia = (url: string): void => memory.remove(url);

export function forgetMedia(): void {
  memory = new Memory(MOST_BYTES);
}
