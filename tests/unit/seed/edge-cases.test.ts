import { products } from "@/backend/seed/catalogue";
import type { SeedProduct } from "@/backend/seed/types";

const info = (item: SeedProduct, key: string) => item.infos[key] ?? "";

describe("edge cases in the data", () => {
  it("include offers below cost, of which the quantity is known", () => {
    const belowCost = products.filter(({ promo }) => promo?.body === "SOTTOCOSTO");
    expect(belowCost.length).toBeGreaterThan(0);
    expect(belowCost.filter(({ stock }) => stock === null)).toEqual([]);
  });

  it("occur in small numbers", () => {
    const count = (test: (item: SeedProduct) => boolean) => products.filter(test).length;
    expect(count((item) => item.priceCents === null)).toBe(8);
    expect(count((item) => item.picture === null)).toBe(6);
    expect(count((item) => item.stock === 0)).toBe(25);
    expect(count(({ stock }) => stock !== null && stock > 0 && stock < 10)).toBe(20);
    expect(count((item) => item.isNew)).toBe(60);
    expect(count((item) => / {2}/.test(item.name) && item.name === item.name.toUpperCase())).toBeGreaterThan(
      10,
    );
    expect(count((item) => /\(Minimo € [\d,]+ - [\d,]+%\)$/.test(item.description))).toBeGreaterThan(8);
    expect(count((item) => item.unitMeasureBase === "KG" && info(item, "WEIGHT_UNIT_BASE") === "PZ")).toBe(
      12,
    );
    expect(count((item) => item.classes.includes(10000))).toBe(24);
  });
});
