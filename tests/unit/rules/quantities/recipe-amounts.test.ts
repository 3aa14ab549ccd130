import fc from "fast-check";
import { nameSlug } from "@/lib/rules/text/name-slug";
import { quantityToBuy, scaleAmount, totalToBuy, usedCents } from "@/lib/rules/quantities/recipe-amounts";
import { expandSellingRule } from "@/lib/cart/compact-selling";

const piece = expandSellingRule({});

describe("an ingredient's amount for other portions", () => {
  test.each([
    [{ value: 320, unit: "g" }, 1, 320],
    [{ value: 320, unit: "g" }, 1.5, 480],
    [{ value: 125, unit: "g" }, 1 / 3, 40],
    [{ value: 12, unit: "g" }, 0.5, 6],
    [{ value: 33, unit: "g" }, 1, 33],
    [{ value: 41, unit: "G" }, 0.5, 20],
    [{ value: 56, unit: "gr" }, 0.5, 30],
    [{ value: 57, unit: "ml" }, 0.5, 30],
    [{ value: 5, unit: "spicchi" }, 1 / 3, 1.75],
    [{ value: 3, unit: "" }, 0.5, 1.5],
    [{ value: 1, unit: "spicchio" }, 0.1, 0.25],
    [{ value: 1, unit: "l" }, 1.5, 1.5],
  ])("%j × %d is %d", (amount, factor, expected) => {
    expect(scaleAmount(amount, factor)).toBeCloseTo(expected, 5);
  });

  test.each([
    [{ value: 5, unit: "" }, "tuorli", 3.25, 16],
    [{ value: 3, unit: "" }, "uova", 0.5, 2],
    [{ value: 1, unit: "" }, "uovo", 0.25, 1],
    [{ value: 3, unit: "albumi" }, "montati a neve", 0.5, 2],
    [{ value: 3, unit: "" }, "cipolle", 0.5, 1.5],
  ])("%j %s × %d is %d: eggs stay whole", (amount, name, factor, expected) => {
    expect(scaleAmount(amount, factor, name)).toBe(expected);
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
    expect(quantityToBuy(cheese, 1)).toBe(0.15);
    expect(quantityToBuy(cheese, 0.25)).toBe(0.15);
    expect(quantityToBuy(cheese, 1.6)).toBe(0.25);
    expect(quantityToBuy({ ...cheese, amount: { value: 2, unit: "fette" } }, 1.6)).toBe(0.35);
  });

  test.each([
    [4, 0.2],
    [8, 0.2],
    [12, 0.3],
    [24, 0.5],
  ])("of pecorino, 80 g for four and sold from 200 g, for %d is %d kg", (portions, expected) => {
    const rule = expandSellingRule({ k: "l", s: 0.1, w: 0.2 });
    const pecorino = { amount: { value: 80, unit: "g" }, quantity: 0.2, packSize: "", rule };
    expect(quantityToBuy(pecorino, portions / 4)).toBe(expected);
  });

  test("of loose products covers the amount with less than a step too much, or is the minimum", () => {
    const grams = fc.integer({ min: 1, max: 3000 });
    const steps = fc.integer({ min: 1, max: 10 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(grams, steps, fc.integer({ min: 1, max: 24 }), (value, step, portions) => {
        const rule = expandSellingRule({ k: "l", s: step / 1000, w: 0.2 });
        const need = { amount: { value, unit: "g" }, quantity: 0.2, packSize: "", rule };
        const bought = quantityToBuy(need, portions / 4) * 1000;
        const needed = (value * portions) / 4;
        expect(bought).toBeGreaterThan(needed - 1);
        expect(bought).toBeLessThan(Math.max(needed, 200) + step);
      }),
    );
  });

  test("counts eggs by their pack", () => {
    const eggs = { amount: { value: 5, unit: "" }, quantity: 1, packSize: "6 pz", rule: piece };
    expect([1, 2, 3.25].map((factor) => quantityToBuy(eggs, factor))).toEqual([1, 2, 3]);
  });

  test("of one product for several ingredients is rounded up once", () => {
    const flour = (value: number) => ({
      amount: { value, unit: "g" },
      quantity: 1,
      packSize: "1 kg",
      rule: piece,
    });
    expect(totalToBuy([flour(200), flour(50)], 1)).toBe(1);
    expect(totalToBuy([flour(600), flour(600)], 1)).toBe(2);
    expect(totalToBuy([flour(600), { ...flour(1), amount: null }], 1)).toBe(2);
    const rule = expandSellingRule({ k: "l", s: 0.1, w: 0.2 });
    const grams = (value: number) => ({ ...flour(value), packSize: "", rule });
    expect(totalToBuy([grams(80), grams(150)], 1)).toBe(0.3);
  });

  test("respects the minimum quantity and multiples", () => {
    const rule = expandSellingRule({ n: 2, m: 2 });
    expect(quantityToBuy({ amount: null, quantity: 1, packSize: "", rule }, 1)).toBe(2);
    expect(quantityToBuy({ amount: null, quantity: 1, packSize: "", rule }, 3)).toBe(4);
  });
});

describe("the cost of what is used", () => {
  const loose = expandSellingRule({ k: "l", s: 0.1, w: 0.2 });
  test.each([
    [{ value: 80, unit: "g" }, 0.2, "", loose, 2000, 1, 160],
    [{ value: 80, unit: "g" }, 0.2, "", loose, 2000, 2, 320],
    [{ value: 1, unit: "spicchio" }, 0.2, "", loose, 2000, 1, 400],
    [null, 0.2, "", loose, 2000, 0.5, 200],
    [{ value: 320, unit: "g" }, 1, "1 kg", piece, 300, 1, 96],
    [{ value: 320, unit: "g" }, 1, "1 kg", piece, 299, 1, 96],
    [{ value: 320, unit: "g" }, 1, "", piece, 300, 1, 300],
    [{ value: 3, unit: "" }, 1, "6 pz", piece, 300, 1, 150],
    [{ value: 1, unit: "mazzetto" }, 1, "50 g", piece, 120, 1, 120],
  ])("%j", (amount, quantity, packSize, rule, price, factor, expected) => {
    expect(usedCents({ amount, quantity, packSize, rule }, price, factor)).toBe(expected);
  });
});

test("slugs have no accents or symbols", () => {
  expect(nameSlug("Piatti unici & caffè")).toBe("piatti-unici-caffe");
});
