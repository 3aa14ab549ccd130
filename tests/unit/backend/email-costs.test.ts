import { getTranslator } from "@/backend/modules/lang/translator";
import { costsParagraph } from "@/backend/modules/order/email-costs";
import { unitPriceOf } from "@/backend/modules/order/unit-price";
import { quantityText } from "@/backend/modules/order/email-picking";
import type { OrderItemRow, OrderRow } from "@/backend/modules/order/rows";

const translator = getTranslator("it");

test("an email of an order has the cost rows of its page: products at full price, then savings", () => {
  const row = {
    deliveryService: { deliveryServiceId: 2 },
    productsCents: 4812,
    packagingCents: 15,
    deliveryFeeCents: 690,
    totalCents: 5128,
    adjustments: [],
  } as unknown as OrderRow;
  expect(costsParagraph(translator, row).split("\n")).toEqual([
    "Prodotti: 48,12 €",
    "Risparmi: −3,89 €",
    "Buste: 0,15 €",
    "Consegna: 6,90 €",
    expect.stringMatching(/^Totale: 51,28 €/),
  ]);
});

test.each([
  ["it", "0,50 €/pz"],
  ["en", "€0.50/pc"],
] as const)("the price of a unit in %s is %s", (language, text) => {
  const product = { price: 3, priceDisplay: 3, priceUmDisplay: 0.5, unitMeasureBase: { um: "PZ" } };
  const item = { product, quantity: 1, grossCents: 300, netCents: 300 } as unknown as OrderItemRow;
  expect(unitPriceOf(item, getTranslator(language))).toBe(text);
});

test.each([
  ["Sfuso", 0.12, "120 g"],
  ["Sfuso", 1.08, "1,08 kg"],
  ["Pezzo", 2, "2 pz"],
])("%s, %d is written as %s", (TIPOLOGIA, quantity, text) => {
  const item = { product: { productInfos: { TIPOLOGIA } }, quantity } as unknown as OrderItemRow;
  expect(quantityText(translator, item)).toBe(text);
});
