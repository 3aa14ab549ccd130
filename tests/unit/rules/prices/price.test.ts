import fc from "fast-check";
import { type PricedProduct, priceView } from "@/lib/rules/prices/price";
import type { PricedPromo, Viewer } from "@/lib/rules/prices/promo";

const today = "2026-10-05";
const customer: Viewer = { authenticated: true, today };
const anonymous: Viewer = { authenticated: false, today };

function promo(changes: Partial<PricedPromo> = {}): PricedPromo {
  return {
    typeId: 5,
    selectable: false,
    selectableText: "",
    discountPerc: null,
    hasPercentage: false,
    header: "",
    body: "PROMO",
    bubble: "",
    expireDate: "2026-10-13",
    ...changes,
  };
}

function product(prices: Partial<PricedProduct["prices"]>, offer: PricedPromo | null = null): PricedProduct {
  const none = { display: null, list: null, standard: null, lowest30: null, unit: null, baseUnit: null };
  return { prices: { ...none, ...prices }, promo: offer, selling: { kind: "piece" } };
}

const cut = { display: 67, list: 149, standard: 149 };

describe("the price to pay", () => {
  test.each([
    ["the payable price", { display: 67, list: 149 }, 67],
    ["the list price when there is no other", { list: 149 }, 149],
    ["none", {}, null],
    ["none instead of zero", { display: 0, list: 0 }, null],
    ["none instead of not-a-number", { display: Number.NaN }, null],
  ])("is %s", (_, prices, toPay) => {
    expect(priceView(product(prices), customer).toPay).toBe(toPay);
  });

  it("is per kilogram for loose products", () => {
    const loose: PricedProduct = { ...product({ display: 399 }), selling: { kind: "loose" } };
    expect(priceView(loose, customer).per).toBe("kg");
    expect(priceView(product({ display: 399 }), customer).per).toBe("unit");
  });

  it("has a unit price only with a unit", () => {
    expect(priceView(product({ display: 83, unit: 166, baseUnit: "kg" }), anonymous).unitPrice).toEqual({
      cents: 166,
      unit: "kg",
    });
    expect(priceView(product({ display: 83, unit: 166 }), anonymous).unitPrice).toBeNull();
    expect(priceView(product({ unit: 166, baseUnit: "kg" }), anonymous).unitPrice).toBeNull();
  });
});

describe("the struck price", () => {
  test.each([
    ["the lowest of 30 days, with its percentage", { ...cut, lowest30: 100 }, promo({ typeId: 3 }), 100, 33],
    ["the standard price, without percentage", cut, promo({ typeId: 3 }), 149, null],
    [
      "the standard price rather than the list price",
      { ...cut, standard: 120 },
      promo({ typeId: 3 }),
      120,
      null,
    ],
    ["the list price without a standard price", { display: 67, list: 149 }, promo({ typeId: 3 }), 149, null],
    [
      "none where the lowest of 30 days was no higher",
      { ...cut, lowest30: 67 },
      promo({ typeId: 3 }),
      null,
      null,
    ],
    [
      "none when no price is higher",
      { display: 149, list: 149, standard: 149 },
      promo({ typeId: 3 }),
      null,
      null,
    ],
    [
      "none from a lower standard price",
      { display: 149, list: 149, standard: 99 },
      promo({ typeId: 3 }),
      null,
      null,
    ],
    ["none from a placeholder", { display: 149, list: 149, standard: 1 }, promo({ typeId: 3 }), null, null],
    ["none for type 1", cut, promo({ typeId: 1 }), null, null],
    ["none for type 2", cut, promo({ typeId: 2 }), null, null],
    ["none for type 5", cut, promo({ typeId: 5 }), null, null],
    ["none for type 6 without percentage", cut, promo({ typeId: 6 }), null, null],
    [
      "none for type 6 by the lowest of 30 days either",
      { ...cut, lowest30: 149 },
      promo({ typeId: 6 }),
      null,
      null,
    ],
    ["shown for type 6 with a discount", cut, promo({ typeId: 6, discountPerc: 55 }), 149, null],
    ["shown for type 6 with percentage", cut, promo({ typeId: 6, hasPercentage: true }), 149, null],
    ["shown without promotion", cut, null, 149, null],
    [
      "no percentage below one",
      { display: 999, list: 1000, lowest30: 1000 },
      promo({ typeId: 3 }),
      1000,
      null,
    ],
    ["a percentage of one", { display: 990, list: 1000, lowest30: 1000 }, promo({ typeId: 3 }), 1000, 1],
    ["never rounded up", { display: 67, list: 149, lowest30: 149 }, promo({ typeId: 3 }), 149, 55],
    [
      "the standard price for a card-only offer, outside the rule",
      { ...cut, lowest30: 100 },
      promo({ typeId: 3, header: "SOLO CON LA CARD" }),
      149,
      null,
    ],
  ])("is %s", (_, prices, offer, compareAtPrice, percentage) => {
    const view = priceView(product(prices, offer), customer);
    expect({ compareAtPrice: view.compareAtPrice, percentage: view.percentage }).toEqual({
      compareAtPrice,
      percentage,
    });
    expect(view.lowestPrice30).toBe(percentage === null && compareAtPrice !== 1000 ? null : compareAtPrice);
  });

  it("is not struck where the specification strikes none, but the lowest of 30 days stays written", () => {
    expect(priceView(product({ ...cut, lowest30: 149 }, promo()), customer)).toMatchObject({
      compareAtPrice: null,
      lowestPrice30: 149,
      percentage: 55,
    });
  });

  it("is not shown to anonymous visitors, unless the shop opens its promotions to all", () => {
    const offer = product({ ...cut, lowest30: 149 }, promo({ typeId: 3 }));
    expect(priceView(offer, anonymous)).toMatchObject({ toPay: 67, compareAtPrice: null, percentage: null });
    expect(priceView(offer, { ...anonymous, promosForAll: true })).toMatchObject({
      compareAtPrice: 149,
      percentage: 55,
    });
  });
});

describe("the promotion", () => {
  const bubble = (offer: PricedPromo, prices = cut as Partial<PricedProduct["prices"]>) =>
    priceView(product(prices, offer), customer).promo?.bubble;
  const known = { ...cut, lowest30: 149 };
  const words = (...lines: string[]) => ({ kind: "text", lines });

  test.each([
    ["the percentage computed on the lowest price", promo({ discountPerc: 60 }), known, 55],
    ["in place of the one on the label", promo({ header: "-60%" }), known, 55],
    ["also where the promotion can be chosen", promo({ selectable: true, header: "-60%" }), known, 55],
  ])("shows %s", (_, offer, prices, perc) => {
    expect(bubble(offer, prices)).toEqual({ kind: "percentage", perc, pieces: 1 });
  });

  it("counts what stamps take off from the price of now, apart from its reduction", () => {
    const stamps = promo({ selectable: true, bubble: "-30% coi bolloni" });
    const view = priceView(
      product({ display: 90, list: 149, standard: 149, lowest30: 100 }, stamps),
      customer,
    );
    expect(view).toMatchObject({ lowestPrice30: 100, percentage: 10, promo: { bubble: { perc: 30 } } });
  });

  test.each([
    ["words where no percentage may be shown", promo({ discountPerc: 55.034 }), words("PROMO")],
    ["nothing where the words contain it too", promo({ discountPerc: 55, body: "-55%" }), null],
    [
      "conditional percentages as they are",
      promo({ header: "37% su 2 pezzi" }),
      { kind: "percentage", perc: 37, pieces: 2 },
    ],
    [
      "pieces given besides the label",
      promo({ bubble: "-37%", pieces: 2 }),
      { kind: "percentage", perc: 37, pieces: 2 },
    ],
    [
      "what stamps take off",
      promo({ selectable: true, bubble: "-30% coi bolloni" }),
      { kind: "percentage", perc: 30, pieces: 1 },
    ],
    [
      "what stamps take off, beside a label of words",
      promo({ selectable: true, header: "COI<br/>BOLLONI", discountPerc: 30 }),
      { kind: "percentage", perc: 30, pieces: 1 },
    ],
    [
      "what stamps take off, sent beside a label of words",
      promo({ selectable: true, header: "COI<br/>BOLLONI", hasPercentage: true, percentagePrice: 30 }),
      { kind: "percentage", perc: 30, pieces: 1 },
    ],
    [
      "words where the percentage sent is none of the price",
      promo({ selectable: true, header: "COI<br/>BOLLONI", percentagePrice: 30 }),
      words("COI", "BOLLONI"),
    ],
    [
      "words where stamps take off no percentage",
      promo({ selectable: true, body: "Usa i bolloni" }),
      words("Usa i bolloni"),
    ],
    [
      "no percentage for stamps that are collected",
      promo({ discountPerc: 30, body: "Raccogli i bollini" }),
      words("Raccogli i bollini"),
    ],
    ["take and pay", promo({ typeId: 6, header: "3x2" }), { kind: "takePay", take: 3, pay: 2 }],
    ["the bubble where there is no header", promo({ bubble: "Prezzo speciale" }), { kind: "specialPrice" }],
    ["the body where there is nothing else", promo({ body: "PIÙ BASSI SEMPRE" }), words("PIÙ BASSI SEMPRE")],
    ["type 1", promo({ typeId: 1 }), words("PROMO")],
    ["not type 2", promo({ typeId: 2 }), null],
    ["not type 8", promo({ typeId: 8, header: "3x2" }), null],
  ])("shows %s", (_, offer, expected) => {
    expect(bubble(offer)).toEqual(expected);
  });

  test.each([
    ["2026-10-13", { until: "2026-10-13", lastDay: false }],
    ["2026-10-05", { until: "2026-10-05", lastDay: true }],
    ["", { until: null, lastDay: false }],
  ])("that ends on %j", (expireDate, expected) => {
    expect(priceView(product(cut, promo({ expireDate })), customer).promo).toMatchObject(expected);
  });

  it("is hidden after its last day", () => {
    expect(priceView(product(cut, promo({ expireDate: "2026-10-04" })), customer).promo).toBeNull();
  });

  it("shows anonymous visitors only the note for registered users", () => {
    const view = priceView(
      product(cut, promo({ selectable: true, selectableText: "Vuoi?", expireDate: today })),
      anonymous,
    );
    expect(view.promo).toEqual({
      bubble: null,
      condition: null,
      until: null,
      lastDay: false,
      registeredUsersNote: true,
      selectable: true,
      selectableText: "Vuoi?",
    });
  });

  it("is not shown on products without a price", () => {
    expect(priceView(product({}, promo()), customer).promo).toBeNull();
  });
});

it("never shows a false reduction, for any input", () => {
  const cents = fc.option(fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.constant(Number.NaN)));
  const prices = fc.record({ display: cents, list: cents, standard: cents, lowest30: cents, unit: cents });
  fc.assert(
    fc.property(prices, fc.constantFrom(1, 2, 3, 5, 6), (amounts, typeId) => {
      const view = priceView(product({ ...amounts, baseUnit: "kg" }, promo({ typeId })), customer);
      if (view.toPay === null) {
        expect(view).toMatchObject({ compareAtPrice: null, percentage: null, unitPrice: null, promo: null });
        return;
      }
      expect(view.toPay).toBeGreaterThan(0);
      if (view.compareAtPrice !== null) expect(view.compareAtPrice).toBeGreaterThan(view.toPay);
      if (view.percentage !== null && view.compareAtPrice !== null) {
        expect(view.lowestPrice30).toBe(view.compareAtPrice);
        expect(view.percentage / 100).toBeLessThanOrEqual(
          (view.compareAtPrice - view.toPay) / view.compareAtPrice,
        );
      }
    }),
  );
});
