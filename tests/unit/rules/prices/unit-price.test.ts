import fc from "fast-check";
import { unitPrice, type UnitPriceInput } from "@/lib/rules/prices/unit-price";
import gros from "@/tests/fixtures/recorded/gros_products_search.json";
import ipertriscount from "@/tests/fixtures/recorded/ipertriscount_products_partial.json";

const facts = (changes: Partial<UnitPriceInput>): UnitPriceInput => ({
  kind: "piece",
  price: 149,
  listPrice: null,
  priceUm: null,
  labels: ["KG"],
  description: "",
  ...changes,
});

const kg = (cents: number) => ({ cents, unit: "kg" });
const litre = (cents: number) => ({ cents, unit: "l" });

test.each([
  ["as given by the shop", { priceUm: 298, description: "500 g" }, kg(298)],
  [
    "by weight though the label says pieces",
    { price: 83, priceUm: 166, description: "500 g", labels: ["PZ"] },
    kg(166),
  ],
  ["by litre though the label says kilograms", { price: 159, priceUm: 159, description: "1 l" }, litre(159)],
  [
    "recomputed where the shop took the list price",
    { price: 67, listPrice: 149, priceUm: 298, description: "500 g" },
    kg(134),
  ],
  ["on the drained weight", { price: 259, priceUm: 648, description: "700 g - sgocciolato 400 g" }, kg(648)],
  [
    "on the net weight where the shop uses it",
    { price: 259, priceUm: 370, description: "700 g - sgocciolato 400 g" },
    kg(370),
  ],
  ["computed when the shop gives none", { price: 149, description: "500 g" }, kg(298)],
  ["computed on the drained weight", { price: 259, description: "700 g - sgocciolato 400 g" }, kg(648)],
  [
    "per wash when the label says so",
    { price: 560, labels: ["LAV"], description: "1,4 l - 28 lavaggi" },
    { cents: 20, unit: "lav" },
  ],
  ["per piece without weight", { price: 250, labels: ["PZ"], description: "" }, { cents: 250, unit: "pz" }],
  ["as given, without a description", { priceUm: 298, description: "" }, kg(298)],
  ["from a label by the hectogram", { priceUm: 30, labels: ["HG"], description: "" }, kg(300)],
  ["from the first known label", { priceUm: 298, labels: ["", null, "LT"] }, litre(298)],
  ["of loose products, their price", { kind: "loose" as const, price: 399, labels: ["PZ"] }, kg(399)],
  ["unknown: no label, no content", { priceUm: 298, labels: ["??"] }, null],
  ["unknown: weighed products of unknown weight", { labels: ["KG"] }, null],
  ["none without price", { price: null, priceUm: 298 }, null],
  ["none for a price of zero", { price: 0 }, null],
])("the unit price is %s", (_, changes, expected) => {
  expect(unitPrice(facts(changes))).toEqual(expected);
});

const cents = (euros: number) => Math.round(euros * 100);

test.each(gros.data.products.map((product) => [product.slug, product] as const))(
  "recorded: %s is priced by the kilogram",
  (_, product) => {
    const result = unitPrice({
      kind: "piece",
      price: cents(product.priceDisplay),
      listPrice: cents(product.price),
      priceUm: cents(product.priceUmDisplay),
      labels: [product.unitMeasureBase.um, product.weightUnitDisplay],
      description: product.description,
    });
    expect(result).toEqual({ cents: cents(product.priceUmDisplay), unit: "kg" });
  },
);

it("parses every description of a second shop", () => {
  for (const product of ipertriscount.products) {
    const result = unitPrice(
      facts({
        price: cents(product.priceDisplay),
        description: product.description,
        labels: [product.unitMeasureBase.um],
      }),
    );
    expect(result === null).toBe(!/\d\s*(g|kg|l|cl|ml)\b/.test(product.description));
  }
});

it("is a whole number of cents or null", () => {
  const amount = fc.option(fc.integer({ min: -10, max: 100000 }));
  const description = fc.constantFrom(
    "",
    "500 g",
    "6x1,5 l",
    "700 g - sgocciolato 400 g",
    "10 pz",
    "GR. 304",
  );
  const label = fc.constantFrom("KG", "PZ", "LT", "", "X");
  fc.assert(
    fc.property(amount, amount, amount, description, label, (price, listPrice, priceUm, text, um) => {
      const result = unitPrice(facts({ price, listPrice, priceUm, description: text, labels: [um] }));
      if (result === null) return;
      expect(Number.isInteger(result.cents)).toBe(true);
      expect(result.cents).toBeGreaterThanOrEqual(0);
    }),
  );
});
