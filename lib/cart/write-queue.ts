import type { BaseLine, LineKey, OptimisticLines } from "./optimistic-lines";
import { NO_LINES, startSending, rebase, reject, confirm, setTarget } from "./optimistic-lines";

export type WriteQueue = {
  lines: () => OptimisticLines;
  subscribe: (listener: () => void) => () => void;
  setTarget: (key: LineKey, quantity: number) => void;
  rebase: (base: BaseLine[]) => void;
  clear: () => void;
  /** Serialises any other cart write with those of the lines. */
  enqueue: <T>(write: () => Promise<T>) => Promise<T>;
  /** Sends pending changes at once and resolves when all are answered. */
  flush: () => Promise<void>;
};

type WriteQueueOptions = {
  send: (key: LineKey, quantity: number, base: BaseLine[]) => Promise<BaseLine[]>;
  onError: (key: LineKey, cause: unknown) => void;
  debounceMs?: number;
};

/** Sends pending changes one at a time, only the newest of each line. */
export function createWriteQueue({ send, onError, debounceMs = 250 }: WriteQueueOptions): WriteQueue {
  let lines: OptimisticLines = NO_LINES;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function setLines(next: OptimisticLines): void {
    lines = next;
    for (const listener of listeners) listener();
  }

  function enqueue<T>(write: () => Promise<T>): Promise<T> {
    const run = tail.then(write, write);
    tail = run.catch(() => undefined);
    return run;
  }

  async function sendNext(): Promise<void> {
    if (timer !== null) return;
    setLines(startSending(lines));
    const change = lines.sending;
    if (!change) return;
    try {
      const base = await send(change.key, change.quantity, lines.base);
      // `lines` is read again here: it may have changed while waiting.
      setLines(confirm(lines, base));
    } catch (cause) {
      setLines(reject(lines));
      onError(change.key, cause);
    }
    if (lines.pending.size > 0) void enqueue(sendNext);
  }

  function sendPending(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    void enqueue(sendNext);
  }

  return {
    lines: () => lines,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setTarget(key, quantity) {
      setLines(setTarget(lines, key, quantity));
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(sendPending, debounceMs);
    },
    rebase: (base) => setLines(rebase(lines, base)),
    clear() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      setLines(NO_LINES);
    },
    enqueue,
    async flush() {
      do {
        sendPending();
        await tail;
      } while (lines.pending.size > 0 || lines.sending);
    },
  };
}
