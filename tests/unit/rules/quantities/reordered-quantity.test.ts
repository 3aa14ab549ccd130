import { reorderedQuantity } from "@/lib/rules/quantities/reordered-quantity";
import type { SellingRule } from "@/lib/rules/quantities/quantity";

const piece: SellingRule = {
  kind: "piece",
  minAcq: 1,
  maxAcq: null,
  multiPack: 1,
  qtyMult: 1,
  qtyLocked: false,
  stepSelling: null,
  weightSelling: null,
  weightSingleUnit: null,
  splitOnPackage: false,
};
const loose: SellingRule = { ...piece, kind: "loose", stepSelling: 0.1, weightSelling: 0.2 };

it.each<[string, SellingRule, SellingRule, number, number]>([
  ["as it was", piece, piece, 3, 3],
  ["packages for pieces", piece, { ...piece, kind: "package" }, 3, 3],
  ["by weight as it was", loose, loose, 0.35, 0.35],
  ["three pieces, now weighed", piece, loose, 3, 0.6],
  ["700 g, now by the piece", loose, piece, 0.7, 4],
  ["100 g, now by the piece", loose, piece, 0.1, 1],
  ["200 g, now four pieces at least", loose, { ...piece, minAcq: 4 }, 0.2, 4],
])("orders again %s", (_, ordered, today, quantity, expected) => {
  expect(reorderedQuantity(ordered, today, quantity)).toBe(expected);
});
