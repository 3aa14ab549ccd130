import type { BaseLine, LineKey } from "@/lib/cart/optimistic-lines";
import { itemKey, NO_LINES, rebase } from "@/lib/cart/optimistic-lines";
import { createWriteQueue } from "@/lib/cart/write-queue";
import { createStore } from "@/lib/state/store";

type Call = {
  key: LineKey;
  quantity: number;
  resolve: (lines: BaseLine[]) => void;
  reject: (cause: Error) => void;
};

function setUp() {
  const calls: Call[] = [];
  const failures: { key: LineKey; cause: unknown }[] = [];
  const lines = createStore(
    rebase(NO_LINES, [
      { itemId: 1, productId: 10, quantity: 1 },
      { itemId: 2, productId: 20, quantity: 1 },
    ]),
  );
  const queue = createWriteQueue({
    lines,
    send: (key, quantity) =>
      new Promise((resolve, reject) => {
        calls.push({ key, quantity, resolve, reject });
      }),
    onError: (key, cause) => failures.push({ key, cause }),
  });
  return { queue, lines, calls, failures };
}

const after = (one: number, two = 1): BaseLine[] => [
  { itemId: 1, productId: 10, quantity: one },
  { itemId: 2, productId: 20, quantity: two },
];

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe("the write queue", () => {
  it("debounces clicks into one write", async () => {
    const { queue, calls } = setUp();
    for (const quantity of [2, 3, 4]) queue.setTarget(itemKey(1), quantity);
    await jest.advanceTimersByTimeAsync(250);
    expect(calls.map(({ key, quantity }) => [key, quantity])).toEqual([["i1", 4]]);
  });

  it("sends one write at a time, then changes made meanwhile", async () => {
    const { queue, calls } = setUp();
    queue.setTarget(itemKey(1), 2);
    await jest.advanceTimersByTimeAsync(250);
    queue.setTarget(itemKey(2), 5);
    await jest.advanceTimersByTimeAsync(250);
    expect(calls).toHaveLength(1);
    calls[0]?.resolve(after(2));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.map(({ key }) => key)).toEqual(["i1", "i2"]);
  });

  it("rolls back and reports the cause when a write fails", async () => {
    const { queue, lines, calls, failures } = setUp();
    queue.setTarget(itemKey(1), 99);
    await jest.advanceTimersByTimeAsync(250);
    const reason = new Error("no");
    calls[0]?.reject(reason);
    await jest.advanceTimersByTimeAsync(0);
    expect(lines.get().sending).toBeNull();
    expect(lines.get().base).toEqual(after(1));
    expect(failures).toEqual([{ key: "i1", cause: reason }]);
  });

  it("continues with other changes after a failure", async () => {
    const { queue, calls } = setUp();
    queue.setTarget(itemKey(1), 99);
    queue.setTarget(itemKey(2), 3);
    await jest.advanceTimersByTimeAsync(250);
    calls[0]?.reject(new Error("no"));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls[1]).toMatchObject({ key: "i2", quantity: 3 });
  });

  it("runs other cart writes after those of lines", async () => {
    const { queue, calls } = setUp();
    const order: string[] = [];
    queue.setTarget(itemKey(1), 2);
    const drained = queue.flush().then(() => order.push("settled"));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    void queue.enqueue(async () => order.push("address"));
    await jest.advanceTimersByTimeAsync(0);
    expect(order).toEqual([]);
    calls[0]?.resolve(after(2));
    await drained;
    await jest.advanceTimersByTimeAsync(0);
    expect(order.toSorted()).toEqual(["address", "settled"]);
  });

  it("sends nothing after clear", async () => {
    const { queue, calls } = setUp();
    queue.setTarget(itemKey(1), 2);
    queue.clear();
    await jest.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([]);
  });

  it.each(["resolve", "reject"] as const)(
    "ignores an answer that arrives after clear (%s)",
    async (outcome) => {
      const { queue, lines, calls, failures } = setUp();
      queue.setTarget(itemKey(1), 2);
      await jest.advanceTimersByTimeAsync(250);
      queue.clear();
      if (outcome === "resolve") calls[0]?.resolve(after(2));
      else calls[0]?.reject(new Error("late"));
      await jest.advanceTimersByTimeAsync(0);
      expect(lines.get()).toEqual({ base: [], pending: new Map(), sending: null });
      expect(failures).toEqual([]);
    },
  );
});
