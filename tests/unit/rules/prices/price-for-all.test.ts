import { pricesForAll } from "@/lib/rules/prices/price-for-all";
import { makeProduct } from "@/tests/fixtures/cart";
import { PROMO } from "@/tests/components/product/product-fixtures";

const prices = { display: 263, list: 329, standard: 319, lowest30: 300, unit: 526, baseUnit: "kg" as const };
const WITH_CARD = { ...PROMO, typeId: 1, body: "SOLO CON CARTA VANTAGGI" };

test.each([
  ["without the card, the standard price", WITH_CARD, {}, { display: 319, unit: 638 }],
  [
    "the list price where there is no standard one",
    WITH_CARD,
    { standard: null },
    { display: 329, unit: 658 },
  ],
  [
    "the list price where the standard one is a placeholder",
    WITH_CARD,
    { standard: 1 },
    { display: 329, unit: 658 },
  ],
  ["without stamps", { ...PROMO, body: "COI BOLLONI" }, {}, { display: 319, unit: 638 }],
  [
    "the price itself where nothing is dearer",
    WITH_CARD,
    { standard: null, list: 263 },
    { display: 263, unit: 526 },
  ],
  ["the price of an offer for everybody", { ...PROMO, body: "PROMO" }, {}, { display: 263, unit: 526 }],
  [
    "the price beside what can be chosen",
    { ...WITH_CARD, selectable: true },
    {},
    { display: 263, unit: 526 },
  ],
  ["the price without a promotion", null, {}, { display: 263, unit: 526 }],
  ["no unit price where none is known", WITH_CARD, { unit: null }, { display: 319, unit: null }],
])("everybody pays %s", (_, promo, changes, expected) => {
  const product = makeProduct({ packSize: "500 g", promo, prices: { ...prices, ...changes } });
  expect(pricesForAll(product)).toMatchObject(expected);
});

it("counts the unit price from the prices where the pack size does not fit them", () => {
  expect(pricesForAll(makeProduct({ packSize: "50 g", promo: WITH_CARD, prices })).unit).toBe(638);
});
