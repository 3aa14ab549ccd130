import { describeProduct, formatPriceParts } from "@/components/cart/price-text";
import { fillBrand } from "@/lib/i18n/fill-brand";
import deferred from "@/messages/deferred/it.json";
import { PASTA, PROMO } from "@/tests/components/product/product-fixtures";
import { makeCourgettes } from "@/tests/fixtures/cart";

const context = { messages: fillBrand(deferred), locale: "it", today: "2026-11-20" };
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const withCard = { ...PASTA, promo: { ...PROMO, typeId: 1, header: "SOLO CON CARTA VANTAGGI" } };
const withStamps = { ...PASTA, promo: { ...PROMO, header: "-30%", body: "COI BOLLONI", selectable: true } };

test.each([
  ["an ordinary product", PASTA, "0,83 €|1,66 €/kg|"],
  ["a price with the card", withCard, "0,83 €|1,66 €/kg|Solo con Carta Vantaggi"],
  ["a reduction by stamps", withStamps, "0,83 €|1,66 €/kg|Coi bolloni"],
  [
    "an offer that is over",
    { ...withCard, promo: { ...withCard.promo, expireDate: "2026-11-19" } },
    "0,83 €|1,66 €/kg|",
  ],
  ["loose goods", makeCourgettes({ prices: { ...PASTA.prices, display: 249, unit: 249 } }), "2,49 €/kg||"],
  ["no price", { ...withCard, prices: { ...PASTA.prices, display: null, list: null } }, "||"],
])("price, unit price and condition of %s", (_name, product, expected) => {
  const { price, unitPrice, condition } = formatPriceParts(product, context);
  expect(plain([price, unitPrice, condition].join("|"))).toBe(expected);
});

test("who sees promotions reads what the stamps take off", () => {
  expect(formatPriceParts(withStamps, { ...context, authenticated: true }).condition).toBe(
    "Coi bolloni −30%",
  );
});

test("while the texts load, the price stands without them", () => {
  expect(plain(formatPriceParts(withCard, { ...context, messages: null }).price)).toBe("0,83 €");
});

test("a product in short facts", () => {
  expect(describeProduct(withCard, context).map(plain)).toEqual([
    "Divella",
    "500 g",
    "0,83 €",
    "1,66 €/kg",
    "Solo con Carta Vantaggi",
  ]);
});
