import type { BaseLine, LineKey, Lines } from "./lines";
import { NO_LINES, depart, rebase, reject, settle, want } from "./lines";

export type Outbox = {
  lines: () => Lines;
  subscribe: (listener: () => void) => () => void;
  want: (key: LineKey, quantity: number) => void;
  /** The shop's cart was read. */
  rebase: (base: BaseLine[]) => void;
  /** Forgets every wish (the customer signed out). */
  clear: () => void;
  /** Runs another write of the cart in turn: never beside one of a line. */
  inTurn: <T>(write: () => Promise<T>) => Promise<T>;
  /** Sends what waits at once, and resolves when all is answered. */
  settled: () => Promise<void>;
};

type Deps = {
  /** Writes one line and answers the lines of the shop's new cart. */
  send: (key: LineKey, quantity: number, before: BaseLine[]) => Promise<BaseLine[]>;
  failed: (key: LineKey, cause: unknown) => void;
  /** Clicks closer than this make one write. */
  waitMs?: number;
};

/** Sends the customer's wishes one at a time, the newest of each line only. */
export function createOutbox({ send, failed, waitMs = 250 }: Deps): Outbox {
  let lines: Lines = NO_LINES;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(next: Lines): void {
    lines = next;
    for (const listener of listeners) listener();
  }

  function inTurn<T>(write: () => Promise<T>): Promise<T> {
    const run = tail.then(write, write);
    tail = run.catch(() => undefined);
    return run;
  }

  async function sendOne(): Promise<void> {
    if (timer !== null) return;
    set(depart(lines));
    const leaving = lines.sending;
    if (!leaving) return;
    try {
      const base = await send(leaving.key, leaving.quantity, lines.base);
      // Read after the answer: the customer may have wished on meanwhile.
      set(settle(lines, base));
    } catch (cause) {
      set(reject(lines));
      failed(leaving.key, cause);
    }
    if (lines.pending.size > 0) void inTurn(sendOne);
  }

  function flush(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    void inTurn(sendOne);
  }

  return {
    lines: () => lines,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    want(key, quantity) {
      set(want(lines, key, quantity));
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(flush, waitMs);
    },
    rebase: (base) => set(rebase(lines, base)),
    clear() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      set(NO_LINES);
    },
    inTurn,
    async settled() {
      do {
        flush();
        await tail;
      } while (lines.pending.size > 0 || lines.sending);
    },
  };
}
