import { describeWeight, type WeighedRule } from "@/lib/rules/quantities/weight";

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
  ["the nearest number of apples", apples, 0.25, null, { pieces: 2, grams: 250, approximate: true }],
  ["less than one apple", apples, 0.05, null, { pieces: 1, grams: 50, approximate: true }],
  ["no apples", apples, 0, null, { pieces: null, grams: 0, approximate: true }],
  ["three apples on the scale", apples, 0.45, 463, { pieces: 3, grams: 463, approximate: false }],
  ["a weight with a rounding error", loose(), 1.001, null, { pieces: null, grams: 1001, approximate: false }],
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
