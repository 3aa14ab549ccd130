import { nameSlug } from "@/lib/rules/name-slug";
import { quantityToBuy, scaleAmount } from "@/lib/rules/recipe-amounts";
import { expandSellingRule } from "@/lib/cart/compact-selling";

const piece = expandSellingRule({});

describe("an ingredient's amount for other portions", () => {
  test.each([
    [{ value: 320, unit: "g" }, 1, 320],
    [{ value: 320, unit: "g" }, 1.5, 480],
    [{ value: 125, unit: "g" }, 1 / 3, 40],
    [{ value: 12, unit: "g" }, 0.5, 6],
    [{ value: 3, unit: "" }, 0.5, 1.5],
    [{ value: 1, unit: "spicchio" }, 0.1, 0.25],
    [{ value: 1, unit: "l" }, 1.5, 1.5],
  ])("%j × %d is %d", (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBeCloseTo(expected, 5);
  });
});

describe("the quantity to buy", () => {
  const rice = { amount: { value: 320, unit: "g" }, quantity: 1, packSize: "1 kg", rule: piece };

  test("is the smallest number of packs that holds the amount", () => {
    expect(quantityToBuy(rice, 1)).toBe(1);
    expect(quantityToBuy(rice, 3)).toBe(1);
    expect(quantityToBuy(rice, 3.25)).toBe(2);
  });

  test("uses the recipe's number of packs when units cannot be compared", () => {
    const parsley = { amount: { value: 1, unit: "mazzetto" }, quantity: 1, packSize: "50 g", rule: piece };
    expect(quantityToBuy(parsley, 2)).toBe(2);
    expect(quantityToBuy({ ...parsley, amount: null }, 1.5)).toBe(2);
  });

  test("of loose products is a weight in the product's steps, never less than needed", () => {
    const rule = expandSellingRule({ k: "l", s: 0.05, w: 0.15 });
    const cheese = { amount: { value: 150, unit: "g" }, quantity: 0.2, packSize: "", rule };
    expect(quantityToBuy(cheese, 1)).toBe(0.2);
    expect(quantityToBuy(cheese, 0.25)).toBe(0.15);
    expect(quantityToBuy(cheese, 1.6)).toBe(0.35);
  });

  test("respects the minimum quantity and multiples", () => {
    const rule = expandSellingRule({ n: 2, m: 2 });
    expect(quantityToBuy({ amount: null, quantity: 1, packSize: "", rule }, 1)).toBe(2);
    expect(quantityToBuy({ amount: null, quantity: 1, packSize: "", rule }, 3)).toBe(4);
  });
});

test("slugs have no accents or symbols", () => {
  expect(nameSlug("Piatti unici & caffè")).toBe("piatti-unici-caffe");
});
