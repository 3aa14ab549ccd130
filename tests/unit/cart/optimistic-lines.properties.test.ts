import fc from "fast-check";
import {
  type BaseLine,
  type OptimisticLines,
  NO_LINES,
  startSending,
  hasPending,
  productTargets,
  reject,
  confirm,
  displayedProductQuantity,
  setTarget,
} from "@/lib/cart/optimistic-lines";

type Action =
  { act: "setTarget"; productId: number; quantity: number } | { act: "startSending" | "confirm" | "reject" };

const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant("setTarget" as const),
        productId: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 0, max: 9 }),
      }),
    },
    fc.record({ act: fc.constantFrom("startSending" as const, "confirm" as const, "reject" as const) }),
  ),
  { maxLength: 40 },
);

function shop() {
  let nextItem = 1;
  let lines: BaseLine[] = [];
  return {
    lines: () => lines,
    write(key: string, quantity: number): BaseLine[] {
      const id = Number(key.slice(1));
      const existing = lines.find((line) =>
        key.startsWith("i") ? line.itemId === id : line.productId === id,
      );
      if (existing) lines = lines.map((line) => (line === existing ? { ...line, quantity } : line));
      else if (key.startsWith("p")) lines = [...lines, { itemId: nextItem++, productId: id, quantity }];
      lines = lines.filter((line) => line.quantity > 0);
      return lines;
    },
  };
}

function answer(state: OptimisticLines, store: ReturnType<typeof shop>): OptimisticLines {
  return state.sending ? confirm(state, store.write(state.sending.key, state.sending.quantity)) : state;
}

describe("optimistic lines under any order of clicks and responses", () => {
  it("shows the newest quantity until a rejection and converges to the server's", () => {
    fc.assert(
      fc.property(actions, (sequence) => {
        const store = shop();
        const newestQuantities = new Map<number, number>();
        let state = NO_LINES;
        let wasRejected = false;
        for (const step of sequence) {
          if (step.act === "setTarget") {
            for (const [key, target] of productTargets(state, step.productId, step.quantity))
              state = setTarget(state, key, target);
            newestQuantities.set(step.productId, step.quantity);
          } else if (step.act === "startSending") state = startSending(state);
          else if (step.act === "confirm") state = answer(state, store);
          else {
            wasRejected ||= state.sending !== null;
            state = reject(state);
          }
          if (wasRejected) continue;
          for (const [productId, quantity] of newestQuantities) {
            expect(displayedProductQuantity(state, productId)).toBe(quantity);
          }
        }
        for (let turn = 0; hasPending(state) && turn < 50; turn += 1)
          state = answer(startSending(state), store);
        expect(hasPending(state)).toBe(false);
        expect(state.base).toEqual(store.lines());
        for (const productId of newestQuantities.keys()) {
          const remaining = store.lines().filter((line) => line.productId === productId);
          expect(remaining.length).toBeLessThanOrEqual(1);
          expect(displayedProductQuantity(state, productId)).toBe(remaining[0]?.quantity ?? 0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
