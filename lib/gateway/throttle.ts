const WINDOW_MS = 15 * 60 * 1000;
const MAX_ENTRIES = 10_000;

type Entry = { count: number; until: number };

/** In memory, on top of the API's own limits; lost at a restart. */
export class Throttle {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly maxAttempts: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Returns the seconds to wait, 0 when allowed. */
  consume(key: string): number {
    const now = this.now();
    const existing = this.entries.get(key);
    const entry = existing && existing.until > now ? existing : { count: 0, until: now + WINDOW_MS };
    entry.count += 1;
    this.entries.delete(key);
    this.entries.set(key, entry);
    this.evictOldest();
    return entry.count <= this.maxAttempts ? 0 : Math.ceil((entry.until - now) / 1000);
  }

  undo(key: string): void {
    const entry = this.entries.get(key);
    if (entry) entry.count -= 1;
  }

  reset(key: string): void {
    this.entries.delete(key);
  }

  private evictOldest(): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size > MAX_ENTRIES && oldest !== undefined) this.entries.delete(oldest);
  }
}
