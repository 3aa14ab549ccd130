import {
  shouldBecomePackage,
  parseQuantityInput,
  listItemQuantity,
  listItemCartQuantity,
  purchaseLimit,
  splitChoices,
  stepDown,
  stepUp,
  strictestLimit,
} from "@/lib/rules/quantities/quantity";
import { roundQuantity } from "@/lib/rules/quantities/round-quantity";
import { ham, sellingRule } from "./selling-rule";

const changesTo = (quantity: number) => ({ quantity });
const removes = { quantity: 0 };

describe("plus", () => {
  test.each([
    ["a piece from nothing", sellingRule(), 0, changesTo(1)],
    ["a piece from 4", sellingRule(), 4, changesTo(5)],
    ["six at a time", sellingRule({ qtyMult: 6 }), 0, changesTo(6)],
    ["to the next multiple from between multiples", sellingRule({ qtyMult: 6 }), 7, changesTo(12)],
    ["at least minAcq", sellingRule({ minAcq: 3 }), 0, changesTo(3)],
    ["the first multiple over minAcq", sellingRule({ minAcq: 3, qtyMult: 2 }), 0, changesTo(4)],
    ["up to the maximum", sellingRule({ maxAcq: 5 }), 4, changesTo(5)],
    ["not past the maximum", sellingRule({ maxAcq: 5 }), 5, { blocked: "max", limit: 5 }],
    ["not to a multiple past it", sellingRule({ maxAcq: 5, qtyMult: 2 }), 4, { blocked: "max", limit: 5 }],
    ["loose products from nothing", ham(), 0, changesTo(0.1)],
    ["loose products by their step", ham(), 0.1, changesTo(0.15)],
    [
      "loose products without rounding errors",
      ham({ stepSelling: 0.1, weightSelling: 0.1 }),
      0.2,
      changesTo(0.3),
    ],
    ["loose products off the steps", ham(), 0.12, changesTo(0.15)],
    ["loose products without a step", ham({ stepSelling: null, weightSelling: 0.25 }), 0.25, changesTo(0.5)],
    ["loose products without a first weight", ham({ weightSelling: null }), 0, changesTo(0.05)],
    ["loose products with 0 for 'not set'", ham({ weightSelling: 0 }), 0, changesTo(0.05)],
    [
      "loose products with neither, by the piece's weight",
      ham({ stepSelling: null, weightSelling: null, weightSingleUnit: 0.18 }),
      0,
      changesTo(0.18),
    ],
    [
      "loose products with nothing at all",
      ham({ stepSelling: null, weightSelling: null }),
      0,
      changesTo(0.1),
    ],
    ["loose products up to their limit", ham({ maxAcq: 0.12 }), 0.1, { blocked: "max", limit: 0.12 }],
    ["loose products up to their very limit", ham({ maxAcq: 0.15 }), 0.1, changesTo(0.15)],
    ["a negative quantity counts as zero", sellingRule(), -3, changesTo(1)],
  ])("%s", (_, rule, from, expected) => {
    expect(stepUp(rule, from)).toEqual(expected);
  });

  it("counts one by one where the multiple is ignored", () => {
    expect(stepUp(sellingRule({ qtyMult: 6 }), 4, { ignoreMultiple: true })).toEqual(changesTo(5));
  });

  it("prefers the given limit over the product's own", () => {
    expect(stepUp(sellingRule({ maxAcq: 9 }), 3, { limit: 3 })).toEqual({ blocked: "max", limit: 3 });
    expect(stepUp(sellingRule({ maxAcq: 3 }), 3, { limit: null })).toEqual(changesTo(4));
  });
});

describe("minus", () => {
  test.each([
    ["a piece", sellingRule(), 4, changesTo(3)],
    ["the last piece asks for removal", sellingRule(), 1, removes],
    ["to the multiple below", sellingRule({ qtyMult: 6 }), 13, changesTo(12)],
    ["the last multiple asks for removal", sellingRule({ qtyMult: 6, minAcq: 6 }), 6, removes],
    ["below minAcq is rejected", sellingRule({ minAcq: 3 }), 3, { blocked: "min", limit: 3 }],
    ["from above back to minAcq", sellingRule({ minAcq: 3 }), 4, changesTo(3)],
    ["below minAcq already", sellingRule({ minAcq: 3 }), 2, { blocked: "min", limit: 3 }],
    ["loose products by their step", ham(), 0.2, changesTo(0.15)],
    ["loose products to their first weight", ham(), 0.15, changesTo(0.1)],
    ["loose products below their first weight ask for removal", ham(), 0.1, removes],
    [
      "loose products between first weight and step",
      ham({ stepSelling: 0.3, weightSelling: 0.5 }),
      0.7,
      changesTo(0.5),
    ],
    ["zero asks for removal", sellingRule(), 0, removes],
    ["from above the maximum down to it", sellingRule({ maxAcq: 6 }), 9, changesTo(6)],
    ["to the highest multiple within it", sellingRule({ maxAcq: 8, qtyMult: 3 }), 15, changesTo(6)],
    ["loose products to the highest step within it", ham({ maxAcq: 0.32 }), 0.6, changesTo(0.3)],
    [
      "not below minAcq where the maximum is as small",
      sellingRule({ minAcq: 3, maxAcq: 3 }),
      3,
      { blocked: "min", limit: 3 },
    ],
    ["asks for removal where nothing is allowed", sellingRule({ minAcq: 3, maxAcq: 2 }), 5, removes],
  ])("%s", (_, rule, from, expected) => {
    expect(stepDown(rule, from)).toEqual(expected);
  });
});

describe("minus above what is in stock", () => {
  test.each([
    [6, changesTo(6)],
    [8.5, changesTo(8)],
    [0, removes],
    [null, changesTo(8)],
  ])("goes to %p", (limit, expected) => {
    expect(stepDown(sellingRule({ maxAcq: 4 }), 9, { limit })).toEqual(expected);
  });
});

describe("a quantity typed by hand", () => {
  const locked = sellingRule({ qtyMult: 6, qtyLocked: true });
  test.each([
    ["as it is", sellingRule(), 7, { ...changesTo(7), adjusted: null }],
    ["0 removes", sellingRule({ minAcq: 3 }), 0, { ...removes, adjusted: null }],
    ["to the near multiple where locked", locked, 8, { ...changesTo(6), adjusted: "multiple" }],
    ["upwards too", locked, 9, { ...changesTo(12), adjusted: "multiple" }],
    ["never down to zero", locked, 1, { ...changesTo(6), adjusted: "multiple" }],
    [
      "free of the multiple where not locked",
      sellingRule({ qtyMult: 6 }),
      7,
      { ...changesTo(7), adjusted: null },
    ],
    ["whole pieces", sellingRule(), 2.4, { ...changesTo(2), adjusted: "multiple" }],
    ["capped", sellingRule({ maxAcq: 12 }), 40, { ...changesTo(12), adjusted: "max" }],
    [
      "capped at a multiple",
      sellingRule({ qtyMult: 6, qtyLocked: true, maxAcq: 15 }),
      40,
      { ...changesTo(12), adjusted: "max" },
    ],
    ["capped where nothing else limits", sellingRule(), 10_000, { ...changesTo(999), adjusted: "max" }],
    ["not below minAcq", sellingRule({ minAcq: 3 }), 2, { blocked: "min", limit: 3 }],
    ["minAcq itself", sellingRule({ minAcq: 3 }), 3, { ...changesTo(3), adjusted: null }],
    [
      "not below minAcq where the maximum is as small",
      sellingRule({ minAcq: 3, maxAcq: 3 }),
      2,
      { blocked: "min", limit: 3 },
    ],
    ["limit under minAcq", sellingRule({ minAcq: 3, maxAcq: 2 }), 4, { blocked: "max", limit: 2 }],
    ["not a number", sellingRule(), Number.NaN, { blocked: "invalid" }],
    ["a negative number", sellingRule(), -1, { blocked: "invalid" }],
    ["not for loose products", ham(), 1, { blocked: "loose" }],
  ])("%s", (_, rule, value, expected) => {
    expect(parseQuantityInput(rule, value)).toEqual(expected);
  });
});

it("takes a typed quantity as it is where the multiple is ignored", () => {
  const locked = sellingRule({ qtyMult: 6, qtyLocked: true });
  expect(parseQuantityInput(locked, 7, { ignoreMultiple: true })).toEqual({
    ...changesTo(7),
    adjusted: null,
  });
});

describe("purchase limit", () => {
  const twelve = { max: 12, unit: "pz" };
  test.each([
    ["none", sellingRule(), null, null],
    ["0 means none", sellingRule({ maxAcq: 0 }), null, null],
    ["the product's own", sellingRule({ maxAcq: 8 }), null, 8],
    ["over the pieces of a multipack", sellingRule({ maxAcq: 13, multiPack: 6 }), null, 2],
    ["the class maximum", sellingRule(), twelve, 12],
    ["the smaller of both", sellingRule({ maxAcq: 8 }), twelve, 8],
    ["the class where it is smaller", sellingRule({ maxAcq: 80 }), twelve, 12],
    ["loose products in kilograms", ham({ maxAcq: 2.5 }), { max: 2, unit: " KG " }, 2],
    ["loose products in pieces, by the piece's weight", ham({ weightSingleUnit: 0.2 }), twelve, 2.4],
    ["loose products in pieces of unknown weight", ham(), twelve, null],
  ])("%s", (_, rule, classMax, expected) => {
    expect(purchaseLimit(rule, classMax)).toBe(expected);
  });
});

describe("packages", () => {
  const crate = sellingRule({ kind: "package", qtyMult: 6 });
  test.each([
    ["of two", sellingRule({ kind: "package", qtyMult: 2 }), 2, false, true],
    ["not yet", crate, 5, false, false],
    ["when QTY_MULT is reached", crate, 6, false, true],
    ["not when it is one already", crate, 12, true, false],
    ["not for single pieces", sellingRule({ qtyMult: 6 }), 6, false, false],
    ["not without a multiple", sellingRule({ kind: "package" }), 1, false, false],
  ])("become whole: %s", (_, rule, quantity, isPackage, expected) => {
    expect(shouldBecomePackage(rule, quantity, isPackage)).toBe(expected);
  });

  it("may be split in one to five, where the product allows it", () => {
    expect(splitChoices(ham({ splitOnPackage: true }))).toEqual([1, 2, 3, 4, 5]);
    expect(splitChoices(ham())).toEqual([]);
  });
});

describe("quantity of a list item", () => {
  test.each([
    ["a piece", sellingRule({ weightSelling: 0.5, weightSingleUnit: 0.5 }), 3, { value: 1, unit: "PZ" }],
    ["a package", sellingRule({ kind: "package", weightSelling: 0.333 }), 3, { value: 1, unit: "KG" }],
    ["loose by the piece", ham({ weightSingleUnit: 0.2, weightSelling: 0.2 }), 3, { value: 0.6, unit: "KG" }],
    ["loose by weight", ham(), 3, { value: 1, unit: "PZ" }],
    ["a package without weight", sellingRule({ kind: "package" }), 3, { value: 1, unit: "PZ" }],
  ])("%s", (_, rule, quantity, expected) => {
    expect(listItemQuantity(rule, quantity, "KG")).toEqual(expected);
  });
});

it("adds list items by pieces, and loose products by their first weight", () => {
  expect(listItemCartQuantity(sellingRule({ minAcq: 2 }), 3)).toBe(3);
  expect(listItemCartQuantity(sellingRule({ kind: "loose", weightSelling: 0.3 }), 2)).toBe(0.6);
  expect(listItemCartQuantity(sellingRule({ kind: "loose", weightSelling: null, stepSelling: 0.1 }), 3)).toBe(
    0.3,
  );
});

it("rounds quantities to three decimals", () => {
  expect(roundQuantity(0.1 + 0.2)).toBe(0.3);
  expect(roundQuantity(1.0005)).toBe(1.001);
});

test.each([
  ["its own", sellingRule({ maxAcq: 4 }), { max: 6, unit: "pz" }, 12, { kind: "product", count: 4 }],
  ["of its class", sellingRule({ maxAcq: 8 }), { max: 6, unit: "pz" }, 12, { kind: "class", count: 6 }],
  ["of the day", sellingRule({ maxAcq: 8 }), { max: 6, unit: "pz" }, 2, { kind: "day", count: 2 }],
  [
    "of its class for loose products, whose own is a weight",
    ham({ maxAcq: 2 }),
    { max: 6, unit: "kg" },
    null,
    { kind: "class", count: 6 },
  ],
  ["none", sellingRule(), null, null, null],
])("of several limits the one that holds is named: %s", (_, rule, classMax, dailyMax, expected) => {
  expect(strictestLimit(rule, classMax, dailyMax)).toEqual(expected);
});
