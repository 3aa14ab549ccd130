import { remainingQuantity } from "@/lib/rules/quantities/remaining-quantity";
import { sellingRule } from "./selling-rule";

test.each([
  ["the pieces that are left", {}, 2, 1, 1],
  ["whole multiples only", { qtyMult: 6 }, 24, 13, 12],
  ["nothing below the minimum", { minAcq: 3 }, 4, 2, null],
  ["nothing that is sold out", {}, 2, 0, null],
  ["nothing where all of it is there", {}, 2, 2, null],
  ["nothing without a limit", {}, 2, null, null],
])("%s", (_, rule, quantity, limit, expected) => {
  expect(remainingQuantity(sellingRule(rule), quantity, { limit })).toBe(expected);
});

test("of loose products, steps of their weight", () => {
  const rule = sellingRule({ kind: "loose", stepSelling: 0.1, weightSelling: 0.2 });
  expect(remainingQuantity(rule, 1, { limit: 0.55 })).toBe(0.5);
});
