import { chargedPrices, linePriceBefore, unclaimedCents } from "@/lib/rules/prices/price-line";
import { makeProduct } from "@/tests/fixtures/cart";
import { PROMO } from "@/tests/components/product/product-fixtures";

const OFFER = { ...PROMO, typeId: 3, body: "" };
const OF_TWO = { quantity: 2, grossCents: 2000, netCents: 1500 };
const prices = (lowest30: number | null) => ({
  display: 750,
  list: 1000,
  standard: 1000,
  lowest30,
  unit: 1500,
  baseUnit: "kg" as const,
});

const lowest = (cents: number, isStruck = true) => ({ cents, isLowest30: true, isStruck });
const FULL = { cents: 2000, isLowest30: false, isStruck: true };

describe("the price before of a line", () => {
  test.each([
    ["is the lowest of 30 days, not the full price", OFFER, 900, lowest(1800)],
    ["is never above the full price", OFFER, 1200, lowest(2000)],
    ["is the lowest of 30 days without a promotion too", null, 900, lowest(1800)],
    ["is none where the lowest of 30 days was no higher than what is charged", OFFER, 750, null],
    ["is the standard price, as on the card, where the lowest of 30 days is not known", OFFER, null, FULL],
    ["is none for type 1 where the lowest of 30 days is not known", { ...OFFER, typeId: 1 }, null, null],
    ["is the standard price without a promotion too", null, null, FULL],
    ["is written, not struck, for type 1", { ...OFFER, typeId: 1 }, 900, lowest(1800, false)],
    ["is written, not struck, for type 2", { ...OFFER, typeId: 2 }, 900, lowest(1800, false)],
    ["is written, not struck, for type 5", { ...OFFER, typeId: 5 }, 900, lowest(1800, false)],
    ["is the full one of a price for holders of a card", { ...OFFER, header: "SOLO CON LA CARD" }, 900, FULL],
    [
      "is the card's own lowest for a percentage with the card",
      { ...OFFER, body: "CON CARTA ORO" },
      900,
      lowest(1800),
    ],
    [
      "is the full one for a percentage with the card, else",
      { ...OFFER, typeId: 1, body: "CON CARTA ORO" },
      null,
      FULL,
    ],
    ["is the full one of what was chosen", { ...OFFER, typeId: 1, selectable: true }, 900, FULL],
    ["is the full one of stamps", { ...OFFER, selectable: true, bubble: "-25% coi bolloni" }, 900, FULL],
    [
      "is the full one of 3x2",
      { ...OFFER, typeId: 6, discountPerc: null, hasPercentage: false, header: "3x2" },
      900,
      FULL,
    ],
    ["is the full one of the second piece", { ...OFFER, header: "50% sul 2° pezzo" }, 900, FULL],
  ])("%s", (_, promo, lowest30, expected) => {
    expect(linePriceBefore({ prices: prices(lowest30), promo }, OF_TWO)).toEqual(expected);
  });

  test.each([
    ["a line that is not reduced", { ...OF_TWO, netCents: 2000 }],
    ["a line without prices", { quantity: 2, grossCents: null, netCents: null }],
  ])("%s has none", (_, amounts) => {
    expect(linePriceBefore({ prices: prices(900), promo: OFFER }, amounts)).toBeNull();
    const threeForTwo = { ...OFFER, header: "3x2" };
    expect(linePriceBefore({ prices: prices(900), promo: threeForTwo }, amounts)).toBeNull();
  });

  it("is none from a placeholder", () => {
    const product = { prices: { ...prices(null), standard: 1 }, promo: null };
    expect(linePriceBefore(product, { ...OF_TWO, netCents: 0 })).toBeNull();
  });

  it("is rounded for a weight", () => {
    const amounts = { quantity: 0.35, grossCents: 350, netCents: 263 };
    expect(linePriceBefore({ prices: prices(899), promo: OFFER }, amounts)?.cents).toBe(315);
  });
});

test("reductions that no line claims are those from prices that were not the lowest", () => {
  const line = { grossCents: 2000, netCents: 1500 };
  expect(
    unclaimedCents([
      { ...line, before: lowest(1800) },
      { ...line, before: FULL },
      { ...line, before: null },
      { grossCents: null, netCents: null, before: null },
    ]),
  ).toBe(200 + 0 + 500);
});

describe("the prices that a line charges", () => {
  const ICE_CREAM = makeProduct({
    packSize: "300 g",
    prices: { display: 263, list: 329, standard: 329, lowest30: null, unit: 877, baseUnit: "kg" },
    promo: { ...OFFER, typeId: 1, body: "CON CARTA ORO", discountPerc: 20 },
  });
  const STAMPS = {
    ...ICE_CREAM,
    prices: { ...ICE_CREAM.prices, display: 329, unit: 1097 },
    promo: { ...OFFER, selectable: true, bubble: "-30% coi bolloni" },
  };
  const LOOSE = { ...ICE_CREAM, selling: { ...ICE_CREAM.selling, kind: "loose" as const } };
  const ofOffer = (header: string) => ({ ...STAMPS, promo: { ...OFFER, header } });
  const THREE_FOR_TWO = { ...STAMPS, promo: { ...OFFER, typeId: 6, header: "3x2" } };

  test.each([
    ["with the card", ICE_CREAM, 2, 658, 526, { display: 263, unit: 877 }],
    ["without the card", ICE_CREAM, 2, 658, 658, { display: 329, unit: 1097 }],
    ["with stamps", STAMPS, 2, 658, 460, { display: 230, unit: 767 }],
    ["without stamps", STAMPS, 2, 658, 658, { display: 329, unit: 1097 }],
    ["with stamps, to the nearest cent", STAMPS, 2, 658, 461, { display: 231, unit: 770 }],
    [
      "of a piece of a percentage on two",
      ofOffer("30% su 2 pezzi"),
      2,
      658,
      461,
      { display: 329, unit: 1097 },
    ],
    [
      "of a piece of a second at half price",
      ofOffer("2° pezzo -50%"),
      2,
      658,
      494,
      { display: 329, unit: 1097 },
    ],
    ["of a piece of three for two", THREE_FOR_TWO, 3, 987, 658, { display: 329, unit: 1097 }],
    [
      "of a weight, whatever the rounding",
      { ...LOOSE, prices: { ...LOOSE.prices, unit: 263 } },
      0.1,
      33,
      26,
      { display: 263, unit: 263 },
    ],
    [
      "of a weight without the card",
      { ...LOOSE, prices: { ...LOOSE.prices, unit: 263 } },
      0.4,
      132,
      132,
      { display: 329, unit: 329 },
    ],
    [
      "of a weight that is not the one ordered",
      { ...LOOSE, prices: { ...LOOSE.prices, unit: 263 } },
      0.12,
      33,
      26,
      { display: 263, unit: 263 },
    ],
    [
      "of a shop whose list price is another",
      { ...ICE_CREAM, prices: { ...ICE_CREAM.prices, list: 400 } },
      2,
      658,
      526,
      { display: 263, unit: 877 },
    ],
    ["of a line that costs nothing yet", ICE_CREAM, 2, 0, 0, { display: 263, unit: 877 }],
    ["of a shop whose full price has the promotion", ICE_CREAM, 2, 526, 526, { display: 263, unit: 877 }],
    ["of a shop that counts otherwise", ICE_CREAM, 2, 999, 999, { display: 263, unit: 877 }],
  ])("are those %s", (_, product, quantity, grossCents, netCents, expected) => {
    expect(chargedPrices(product, { quantity, grossCents, netCents })).toMatchObject(expected);
  });
});
