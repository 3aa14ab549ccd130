import fc from "fast-check";
import {
  type BaseLine,
  type Lines,
  NO_LINES,
  depart,
  isSettling,
  keyOfProduct,
  reject,
  settle,
  shownOfProduct,
  want,
} from "@/lib/cart/lines";

type Act = { act: "want"; productId: number; quantity: number } | { act: "depart" | "answer" | "refuse" };

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        act: fc.constant("want" as const),
        productId: fc.integer({ min: 1, max: 3 }),
        quantity: fc.integer({ min: 0, max: 9 }),
      }),
    },
    fc.record({ act: fc.constantFrom("depart" as const, "answer" as const, "refuse" as const) }),
  ),
  { maxLength: 40 },
);

/** A shop that does as it is told. */
function shop() {
  let nextItem = 1;
  let lines: BaseLine[] = [];
  return {
    lines: () => lines,
    write(key: string, quantity: number): BaseLine[] {
      const id = Number(key.slice(1));
      const there = lines.find((line) => (key.startsWith("i") ? line.itemId === id : line.productId === id));
      if (there) lines = lines.map((line) => (line === there ? { ...line, quantity } : line));
      else if (key.startsWith("p")) lines = [...lines, { itemId: nextItem++, productId: id, quantity }];
      lines = lines.filter((line) => line.quantity > 0);
      return lines;
    },
  };
}

function answer(state: Lines, store: ReturnType<typeof shop>): Lines {
  return state.sending ? settle(state, store.write(state.sending.key, state.sending.quantity)) : state;
}

describe("optimistic lines under any order of clicks and answers", () => {
  it("always shows the newest wish until the shop refuses one, and ends where the shop ends", () => {
    fc.assert(
      fc.property(acts, (sequence) => {
        const store = shop();
        const newest = new Map<number, number>();
        let state = NO_LINES;
        let refused = false;
        for (const step of sequence) {
          if (step.act === "want") {
            state = want(state, keyOfProduct(state, step.productId), step.quantity);
            newest.set(step.productId, step.quantity);
          } else if (step.act === "depart") state = depart(state);
          else if (step.act === "answer") state = answer(state, store);
          else {
            refused ||= state.sending !== null;
            state = reject(state);
          }
          if (refused) continue;
          for (const [productId, quantity] of newest) {
            expect(shownOfProduct(state, productId)).toBe(quantity);
          }
        }
        for (let turn = 0; isSettling(state) && turn < 50; turn += 1) state = answer(depart(state), store);
        expect(isSettling(state)).toBe(false);
        expect(state.base).toEqual(store.lines());
        for (const productId of newest.keys()) {
          const kept = store.lines().filter((line) => line.productId === productId);
          expect(kept.length).toBeLessThanOrEqual(1);
          expect(shownOfProduct(state, productId)).toBe(kept[0]?.quantity ?? 0);
        }
      }),
      { numRuns: 500 },
    );
  });
});
