import { compactSelling, getSellingRule, expandSellingRule } from "@/lib/cart/compact-selling";
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

it("is empty for a product with default selling rules", () => {
  expect(JSON.stringify(compactSelling(piece))).toBe("{}");
});

it("restores the whole selling rule", () => {
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
  const rule = {
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
  };
  expect(expandSellingRule(compactSelling(loose))).toEqual(rule);
  expect(getSellingRule(loose)).toEqual(rule);
});

it("applies the defaults", () => {
  expect(expandSellingRule({})).toMatchObject({ kind: "piece", minAcq: 1, qtyMult: 1, maxAcq: null });
});
