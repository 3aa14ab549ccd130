import "server-only";

const MAX_AT_ONCE = 4;
const MAX_WAITING = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** Limits how many bodies with files are processed at once; null: too many are waiting. */
export async function withUploadSlot<T>(work: () => Promise<T>): Promise<T | null> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) return null;
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
