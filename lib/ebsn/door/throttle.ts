const WINDOW_MS = 15 * 60 * 1000;
const LONGEST_LIST = 10_000;

type Entry = { count: number; until: number };

/** Counts attempts by name in memory: a net before the shop's own counting, forgotten at a restart. */
export class Throttle {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly most: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts one attempt; answers the seconds to wait, 0 when it may go on. */
  admit(name: string): number {
    const now = this.now();
    const found = this.entries.get(name);
    const entry = found && found.until > now ? found : { count: 0, until: now + WINDOW_MS };
    entry.count += 1;
    this.entries.delete(name);
    this.entries.set(name, entry);
    this.forgetOldest();
    return entry.count <= this.most ? 0 : Math.ceil((entry.until - now) / 1000);
  }

  /** Takes one attempt back: it was no guess. */
  takeBack(name: string): void {
    const entry = this.entries.get(name);
    if (entry) entry.count -= 1;
  }

  /** Forgets all attempts of a name. */
  forgive(name: string): void {
    this.entries.delete(name);
  }

  private forgetOldest(): void {
    const [oldest] = this.entries.keys();
    if (this.entries.size > LONGEST_LIST && oldest !== undefined) this.entries.delete(oldest);
  }
}
