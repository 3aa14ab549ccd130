import type { BaseLine, LineKey } from "@/lib/cart/lines";
import { itemKey } from "@/lib/cart/lines";
import { createOutbox } from "@/lib/cart/outbox";

type Call = {
  key: LineKey;
  quantity: number;
  answer: (lines: BaseLine[]) => void;
  refuse: (cause: Error) => void;
};

function setUp() {
  const calls: Call[] = [];
  const failures: { key: LineKey; cause: unknown }[] = [];
  const outbox = createOutbox({
    send: (key, quantity) =>
      new Promise((answer, refuse) => {
        calls.push({ key, quantity, answer, refuse });
      }),
    failed: (key, cause) => failures.push({ key, cause }),
  });
  outbox.rebase([
    { itemId: 1, productId: 10, quantity: 1 },
    { itemId: 2, productId: 20, quantity: 1 },
  ]);
  return { outbox, calls, failures };
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

describe("sending wishes", () => {
  it("makes one write of many clicks", async () => {
    const { outbox, calls } = setUp();
    for (const quantity of [2, 3, 4]) outbox.want(itemKey(1), quantity);
    await jest.advanceTimersByTimeAsync(250);
    expect(calls.map(({ key, quantity }) => [key, quantity])).toEqual([["i1", 4]]);
  });

  it("never has two writes under way, and sends what was wished meanwhile", async () => {
    const { outbox, calls } = setUp();
    outbox.want(itemKey(1), 2);
    await jest.advanceTimersByTimeAsync(250);
    outbox.want(itemKey(2), 5);
    await jest.advanceTimersByTimeAsync(250);
    expect(calls).toHaveLength(1);
    calls[0]?.answer(after(2));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.map(({ key }) => key)).toEqual(["i1", "i2"]);
  });

  it("rolls back and says why when the shop refuses", async () => {
    const { outbox, calls, failures } = setUp();
    outbox.want(itemKey(1), 99);
    await jest.advanceTimersByTimeAsync(250);
    const reason = new Error("no");
    calls[0]?.refuse(reason);
    await jest.advanceTimersByTimeAsync(0);
    expect(outbox.lines().sending).toBeNull();
    expect(outbox.lines().base).toEqual(after(1));
    expect(failures).toEqual([{ key: "i1", cause: reason }]);
  });

  it("goes on with other wishes after a refusal", async () => {
    const { outbox, calls } = setUp();
    outbox.want(itemKey(1), 99);
    outbox.want(itemKey(2), 3);
    await jest.advanceTimersByTimeAsync(250);
    calls[0]?.refuse(new Error("no"));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls[1]).toMatchObject({ key: "i2", quantity: 3 });
  });

  it("keeps other writes of the cart behind those of its lines", async () => {
    const { outbox, calls } = setUp();
    const order: string[] = [];
    outbox.want(itemKey(1), 2);
    const settled = outbox.settled().then(() => order.push("settled"));
    await jest.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(1);
    void outbox.inTurn(async () => order.push("address"));
    await jest.advanceTimersByTimeAsync(0);
    expect(order).toEqual([]);
    calls[0]?.answer(after(2));
    await settled;
    await jest.advanceTimersByTimeAsync(0);
    expect(order.toSorted()).toEqual(["address", "settled"]);
  });

  it("sends nothing for a customer who left", async () => {
    const { outbox, calls } = setUp();
    outbox.want(itemKey(1), 2);
    outbox.clear();
    await jest.advanceTimersByTimeAsync(500);
    expect(calls).toEqual([]);
  });
});
