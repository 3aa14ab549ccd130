import fc from "fast-check";
import { groupSize, isMultiBuy, type MultiBuy, multiBuyProgress, multiBuyTotal } from "@/lib/rules/multi-buy";
import { parsePromoHeader } from "@/lib/rules/promo-header";

const quarter: MultiBuy = { kind: "percentage", perc: 25, pieces: 1 };
const onTwo: MultiBuy = { kind: "percentage", perc: 37, pieces: 2 };
const threeForTwo: MultiBuy = { kind: "takePay", take: 3, pay: 2 };
const second: MultiBuy = { kind: "secondPiece", perc: 50 };

describe("the total of a line", () => {
  test.each([
    ["without offer", 149, 3, null, 447],
    ["each piece discounted", 200, 3, quarter, 450],
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

describe("the pieces missing for the offer", () => {
  test.each([
    ["3x2 with two: one more, two paid", 2, threeForTwo, { missing: 1, pieces: 3, paid: 2, perc: null }],
    ["3x2 with three: reached", 3, threeForTwo, { missing: 0, pieces: 3, paid: 2, perc: null }],
    ["3x2 with five: one more, four paid", 5, threeForTwo, { missing: 1, pieces: 6, paid: 4, perc: null }],
    ["3x2 with none", 0, threeForTwo, { missing: 3, pieces: 3, paid: 2, perc: null }],
    ["second piece", 1, second, { missing: 1, pieces: 2, paid: null, perc: 50 }],
    ["37% on two", 1, onTwo, { missing: 1, pieces: 2, paid: null, perc: 37 }],
    ["each piece cut: nothing to add", 1, quarter, null],
  ] as const)("%s", (_, quantity, offer, progress) => {
    expect(multiBuyProgress(quantity, offer)).toEqual(progress);
  });
});

it("detects labels that depend on the quantity", () => {
  expect(["3x2", "-25%", "2° pezzo -50%"].map((label) => isMultiBuy(parsePromoHeader(label)))).toEqual([
    true,
    true,
    true,
  ]);
  expect(
    ["Prezzo speciale", "Solo con la card", ""].map((label) => isMultiBuy(parsePromoHeader(label))),
  ).toEqual([false, false, false]);
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
