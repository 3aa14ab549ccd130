import fc from "fast-check";
import { parseSellingRule } from "@/backend/modules/cart/selling-rule";
import { productSchema } from "@/lib/ebsn/schemas/product";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { listItemQuantity, stepUp } from "@/lib/rules/quantities/quantity";
import { fromBaseWeight, toBaseWeight } from "@/lib/rules/quantities/weight-units";
import { sellingRule } from "./selling-rule";

test.each([
  [500, "GR", 0.5],
  [500, "gr.", 0.5],
  [250, "g", 0.25],
  [2, "HG", 0.2],
  [1.5, "KG", 1.5],
  [1, "GR", 0.001],
  [5, " dl ", 0.5],
  [750, "ML", 0.75],
  [33, "cl", 0.33],
  [1, "LT", 1],
  [6, "PZ", 6],
  [0.3, "", 0.3],
  [0.3, undefined, 0.3],
  [0.1, "GR", 0.1],
])("a weight of %p %p is %p", (value, unit, base) => {
  expect(toBaseWeight(value, unit)).toBe(base);
});

test("a converted weight is its own again in its unit", () => {
  const units = fc.constantFrom("GR", "HG", "KG", "ML", "CL", "PZ", "");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), units, (value, unit) => {
      expect(fromBaseWeight(toBaseWeight(value, unit), unit)).toBeCloseTo(value, 3);
    }),
  );
});

const LOOSE = { TIPOLOGIA: "Sfuso", WEIGHT_UNIT_SELLING: "GR" };

test.each([
  ["grams", { ...LOOSE, WEIGHT_SELLING: "200", STEP_SELLING: "100", WEIGHT_SELLING_SINGLE_UNIT: "150" }],
  [
    "kilograms",
    {
      ...LOOSE,
      WEIGHT_UNIT_SELLING: "Kg",
      WEIGHT_SELLING: "0.2",
      STEP_SELLING: "0.1",
      WEIGHT_SELLING_SINGLE_UNIT: "0,15",
    },
  ],
  [
    "grams without a unit",
    { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "200", STEP_SELLING: "100", WEIGHT_SELLING_SINGLE_UNIT: "150" },
  ],
  [
    "grams called kilograms",
    {
      ...LOOSE,
      WEIGHT_UNIT_SELLING: "KG",
      WEIGHT_SELLING: "200",
      STEP_SELLING: "100",
      WEIGHT_SELLING_SINGLE_UNIT: "150",
    },
  ],
])("loose products sold in %s are counted in kilograms, by the storefront and the backend", (_, infos) => {
  const weights = { stepSelling: 0.1, weightSelling: 0.2, weightSingleUnit: 0.15 };
  const rule = parseSellingRule(infos);
  expect(rule).toMatchObject(weights);
  expect(
    toProduct(productSchema.parse({ productId: 1, name: "Mele", productInfos: infos })).selling,
  ).toMatchObject(weights);
  expect(stepUp(rule, 0.2)).toEqual({ quantity: 0.3 });
});

test.each([
  ["more than 25 kilograms", { WEIGHT_SELLING: "26", STEP_SELLING: "13" }, [0.026, 0.013]],
  ["25 kilograms and no more", { WEIGHT_SELLING: "25", STEP_SELLING: "1" }, [25, 1]],
  [
    "a step of one gram",
    { WEIGHT_UNIT_SELLING: "GR", WEIGHT_SELLING: "50", STEP_SELLING: "1" },
    [0.05, 0.001],
  ],
  ["a small step beside a minimum in grams", { WEIGHT_SELLING: "200", STEP_SELLING: "20" }, [0.2, 0.02]],
  [
    "a piece heavier than a gram's part beside a minimum in kilograms",
    { WEIGHT_UNIT_SELLING: "GR", WEIGHT_SELLING: "0.5", STEP_SELLING: "1.5" },
    [0.5, 1.5],
  ],
])("all weights of a loose product are of one unit: %s", (_, weights, [weightSelling, stepSelling]) => {
  const infos = { TIPOLOGIA: "Sfuso", ...weights };
  const expected = { weightSelling, stepSelling };
  expect(parseSellingRule(infos)).toMatchObject(expected);
  const { selling } = toProduct(productSchema.parse({ productId: 1, name: "Spezie", productInfos: infos }));
  expect(selling).toMatchObject(expected);
});

test("a sack of 30 kilograms stays one", () => {
  const infos = { TIPOLOGIA: "Confezione", WEIGHT_UNIT_SELLING: "KG", WEIGHT_SELLING: "30" };
  expect(parseSellingRule(infos).weightSelling).toBe(30);
  const { selling } = toProduct(productSchema.parse({ productId: 1, name: "Pellet", productInfos: infos }));
  expect(selling.weightSelling).toBe(30);
});

test("a list shows a package's weight in the shop's own unit", () => {
  const rule = sellingRule({ kind: "package", weightSelling: toBaseWeight(125, "gr") });
  expect(listItemQuantity(rule, 3, "gr")).toEqual({ value: 375, unit: "gr" });
});
