import fc from "fast-check";
import { lineEstimate, describeWeight, type WeighedRule, weightFigure } from "@/lib/rules/weight";

const loose = (changes: Partial<WeighedRule> = {}): WeighedRule => ({
  kind: "loose",
  weightSelling: 0.15,
  weightSingleUnit: null,
  variableWeight: true,
  ...changes,
});
const apples = loose({ weightSingleUnit: 0.15 });
const chicken = loose({ kind: "piece", weightSelling: 1.2 });
const tin = loose({ kind: "piece", weightSelling: 0.4, variableWeight: false });

test.each([
  ["ham", loose(), 0.25, null, { pieces: null, grams: 250, approximate: false }],
  ["three apples", apples, 0.45, null, { pieces: 3, grams: 450, approximate: true }],
  ["less than one apple", apples, 0.05, null, { pieces: 1, grams: 50, approximate: true }],
  ["no apples", apples, 0, null, { pieces: null, grams: 0, approximate: true }],
  ["three apples on the scale", apples, 0.45, 463, { pieces: 3, grams: 463, approximate: false }],
  ["two chickens", chicken, 2, null, { pieces: 2, grams: 2400, approximate: true }],
  ["two chickens on the scale", chicken, 2, 2510, { pieces: 2, grams: 2510, approximate: false }],
  ["tins", tin, 2, null, { pieces: 2, grams: null, approximate: false }],
  [
    "a chicken of unknown weight",
    { ...chicken, weightSelling: 0 },
    1,
    null,
    { pieces: 1, grams: null, approximate: false },
  ],
])("%s", (_, rule, quantity, weighed, expected) => {
  expect(describeWeight(rule, quantity, weighed)).toEqual(expected);
});

test.each([
  [50, { value: 50, unit: "g" }],
  [999, { value: 999, unit: "g" }],
  [1000, { value: 1, unit: "kg" }],
  [1250, { value: 1.25, unit: "kg" }],
])("%i grams", (grams, expected) => {
  expect(weightFigure(grams)).toEqual(expected);
});

test.each([
  ["ham by the kilogram", loose(), 0.25, 1990, null, { cents: 498, estimated: true }],
  ["ham on the scale", loose(), 0.25, 1990, 262, { cents: 521, estimated: false }],
  ["chickens by the piece", chicken, 2, 780, null, { cents: 1560, estimated: true }],
  ["chickens on the scale", chicken, 2, 780, 2510, { cents: 1632, estimated: false }],
  ["tins", tin, 3, 129, null, { cents: 387, estimated: false }],
  ["tins, whatever the scale says", tin, 3, 129, 1300, { cents: 387, estimated: false }],
  ["NaN quantity", loose(), Number.NaN, 1990, null, { cents: 0, estimated: true }],
])("the line of %s", (_, rule, quantity, cents, weighed, line) => {
  expect(lineEstimate(rule, quantity, cents, weighed)).toEqual(line);
});

it("increases with the quantity and is a whole number of cents", () => {
  const grams = fc.integer({ min: 0, max: 20000 });
  fc.assert(
    fc.property(grams, grams, fc.integer({ min: 1, max: 20000 }), (a, b, price) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map(
        (g) => lineEstimate(loose(), g / 1000, price).cents,
      );
      expect(Number.isInteger(less)).toBe(true);
      expect(less).toBeLessThanOrEqual(more ?? -1);
    }),
  );
});
