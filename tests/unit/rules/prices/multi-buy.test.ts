import fc from "fast-check";
import { groupSize, type MultiBuy, multiBuyTotal } from "@/lib/rules/prices/multi-buy";

const quarter: MultiBuy = { kind: "percentage", perc: 25, pieces: 1 };
const onTwo: MultiBuy = { kind: "percentage", perc: 37, pieces: 2 };
const threeForTwo: MultiBuy = { kind: "takePay", take: 3, pay: 2 };
const second: MultiBuy = { kind: "secondPiece", perc: 50 };

describe("the total of a line", () => {
  test.each([
    ["without offer", 149, 3, null, 447],
    ["each piece discounted", 200, 3, quarter, 450],
    ["by weight, to the nearest cent", 199, 0.753, null, 150],
    ["by a weight that is no exact number", 1000, 1.001, null, 1001],
    ["pieces of one cent", 1, 2, null, 2],
    ["by weight", 1990, 0.35, { ...quarter, perc: 20 }, 557],
    ["one piece alone at full price", 100, 1, onTwo, 100],
    ["two pieces together", 100, 2, onTwo, 126],
    ["the third at full price", 100, 3, onTwo, 226],
    ["3x2: two", 100, 2, threeForTwo, 200],
    ["3x2: three", 100, 3, threeForTwo, 200],
    ["3x2: seven", 100, 7, threeForTwo, 500],
    ["second piece at half price", 199, 2, second, 298],
    ["third piece at full price again", 199, 3, second, 497],
    ["zero quantity", 100, 0, threeForTwo, 0],
    ["zero for NaN", 100, Number.NaN, second, 0],
    ["a percentage above 100", 100, 1, { ...quarter, perc: 150 }, 0],
    ["a take below its pay", 100, 2, { kind: "takePay", take: 2, pay: 3 }, 200],
  ] as [string, number, number, MultiBuy | null, number][])("%s", (_, unit, quantity, offer, total) => {
    expect(multiBuyTotal(unit, quantity, offer)).toBe(total);
  });
});

const offer: fc.Arbitrary<MultiBuy> = fc.oneof(
  fc.record({
    kind: fc.constant("percentage" as const),
    perc: fc.double({ min: 0, max: 100, noNaN: true }),
    pieces: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant("takePay" as const),
    take: fc.integer({ min: 1, max: 6 }),
    pay: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({
    kind: fc.constant("secondPiece" as const),
    perc: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
);
const unit = fc.integer({ min: 1, max: 20000 });
const pieces = fc.integer({ min: 0, max: 40 });

it("is a whole number of cents between zero and the undiscounted total", () => {
  fc.assert(
    fc.property(
      unit,
      fc.oneof(
        pieces,
        fc.integer({ min: 0, max: 9000 }).map((g) => g / 1000),
      ),
      offer,
      (price, quantity, multiBuy) => {
        const total = multiBuyTotal(price, quantity, multiBuy);
        expect(Number.isInteger(total)).toBe(true);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(Math.round(price * quantity));
      },
    ),
  );
});

it("never decreases with whole groups, nor with single pieces unless the group is cheaper", () => {
  fc.assert(
    fc.property(unit, pieces, offer, (price, quantity, multiBuy) => {
      const size = groupSize(multiBuy);
      const total = multiBuyTotal(price, quantity, multiBuy);
      expect(multiBuyTotal(price, quantity + size, multiBuy)).toBeGreaterThanOrEqual(total);
      // A steep "68% on 2 pieces" makes two cheaper than one.
      if (multiBuyTotal(price, size, multiBuy) >= price * (size - 1)) {
        expect(multiBuyTotal(price, quantity + 1, multiBuy)).toBeGreaterThanOrEqual(total);
      }
    }),
  );
});
