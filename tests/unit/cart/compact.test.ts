import { compactSelling, ruleOf, sellingRule } from "@/lib/cart/compact";
import type { Selling } from "@/lib/ebsn/domain/product";

const piece: Selling = {
  kind: "piece",
  minAcq: 1,
  maxAcq: null,
  qtyMult: 1,
  qtyLocked: false,
  stepSelling: null,
  weightSelling: null,
  weightSingleUnit: null,
  unit: "pz",
  multiPack: 1,
  splitOnPackage: false,
  variableWeight: false,
  tolerancePerc: null,
};

it("costs next to nothing for a product sold by the piece", () => {
  expect(JSON.stringify(compactSelling(piece))).toBe("{}");
});

it("brings back the whole rule", () => {
  const loose: Selling = {
    ...piece,
    kind: "loose",
    stepSelling: 0.1,
    weightSelling: 0.3,
    weightSingleUnit: 0.15,
    unit: "kg",
    splitOnPackage: true,
    maxAcq: 5,
  };
  expect(ruleOf(loose)).toEqual({
    kind: "loose",
    minAcq: 1,
    maxAcq: 5,
    multiPack: 1,
    qtyMult: 1,
    qtyLocked: false,
    stepSelling: 0.1,
    weightSelling: 0.3,
    weightSingleUnit: 0.15,
    splitOnPackage: true,
  });
});

it("reads a rule in which everything is usual", () => {
  expect(sellingRule({})).toMatchObject({ kind: "piece", minAcq: 1, qtyMult: 1, maxAcq: null });
});
