import type { Store } from "../state/store";
import type { BaseLine, LineKey, OptimisticLines } from "./optimistic-lines";
import { NO_LINES, hasPending, startSending, reject, confirm, setTarget } from "./optimistic-lines";

export type WriteQueue = {
  setTarget: (key: LineKey, quantity: number) => void;
  /** Drops all changes; the answer of a write in flight is ignored. */
  clear: () => void;
  /** Serialises any other cart write with those of the lines. */
  enqueue: <T>(write: () => Promise<T>) => Promise<T>;
  flush: () => Promise<void>;
  /** Hands over the changes that are not on their way yet: the queue no longer sends them. */
  takePending: () => Map<LineKey, number>;
};

type WriteQueueOptions = {
  lines: Store<OptimisticLines>;
  send: (key: LineKey, quantity: number) => Promise<BaseLine[]>;
  onError: (key: LineKey, cause: unknown, quantity: number) => void;
  debounceMs?: number;
};

/** Sends pending changes one at a time, only the newest of each line. */
export function createWriteQueue({ lines, send, onError, debounceMs = 250 }: WriteQueueOptions): WriteQueue {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let tail: Promise<unknown> = Promise.resolve();
  let clearedCount = 0;

  function enqueue<T>(write: () => Promise<T>): Promise<T> {
    const run = tail.then(write);
    tail = run.catch(() => undefined);
    return run;
  }

  async function sendNext(): Promise<void> {
    if (timer !== null) return;
    lines.set(startSending(lines.get()));
    const change = lines.get().sending;
    if (!change) return;
    const startedAt = clearedCount;
    try {
      const base = await send(change.key, change.quantity);
      if (startedAt === clearedCount) lines.set(confirm(lines.get(), base));
    } catch (cause) {
      if (startedAt !== clearedCount) return;
      lines.set(reject(lines.get()));
      onError(change.key, cause, change.quantity);
    }
    if (lines.get().pending.size > 0) void enqueue(sendNext);
  }

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function sendPending(): void {
    stopTimer();
    void enqueue(sendNext);
  }

  return {
    setTarget(key, quantity) {
      lines.set(setTarget(lines.get(), key, quantity));
      stopTimer();
      timer = setTimeout(sendPending, debounceMs);
    },
    clear() {
      stopTimer();
      clearedCount += 1;
      lines.set(NO_LINES);
    },
    enqueue,
    async flush() {
      do {
        sendPending();
        await tail;
      } while (hasPending(lines.get()));
    },
    takePending() {
      stopTimer();
      const pending = new Map(lines.get().pending);
      lines.set({ ...lines.get(), pending: new Map() });
      return pending;
    },
  };
}
