import { screen } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { BuyBox } from "@/components/product/buy-box";
import { fillBrand } from "@/lib/i18n/fill-brand";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import it_ from "@/messages/it.json";
import late from "@/messages/deferred/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PROMO } from "./product-fixtures";

const mockMessages = fillBrand(it_);
jest.mock("next-intl/server", () => ({
  getTranslations: (namespace: "product") =>
    Promise.resolve(createTranslator({ locale: "it", messages: mockMessages, namespace })),
}));

afterEach(resetPage);

const context = {
  messages: { ...mockMessages.client, ...fillBrand(late) },
  locale: "it",
  today: "2026-11-20",
  href: (path: string) => path,
};

async function show(product: ProductDetail) {
  stubGateway({});
  renderPage(await BuyBox({ product, context }));
}

const limits = () => screen.queryAllByText(/^max /).map(({ textContent }) => textContent);

it.each([
  [{ ownMax: 8, classMax: 6, dailyMax: 2 }, "max 2 pz al giorno per cliente"],
  [{ ownMax: 8, classMax: 6, dailyMax: 9 }, "max 6 in tutto di bibite"],
  [{ ownMax: 4, classMax: 6, dailyMax: 9 }, "max 4 pz per ordine"],
])("of the limits %o it names the one that holds", async ({ ownMax, classMax, dailyMax }, text) => {
  await show(
    makeProduct({
      selling: { maxAcq: ownMax },
      classMax: { name: "bibite", max: classMax, unit: "pz" },
      dailyMax,
    }),
  );
  expect(limits()).toEqual([text]);
});

it("names no limit where there is none", async () => {
  await show(makeProduct());
  expect(limits()).toEqual([]);
});

const discounted = {
  display: 67,
  list: 149,
  standard: 149,
  lowest30: 149,
  unit: 134,
  baseUnit: "kg",
} as const;

it.each([
  ["-20% CON CARTA VANTAGGI", /vale solo con Carta Vantaggi: basta che sia collegata alla tua spesa/],
  ["COI BOLLONI", /vale se usi i tuoi bolloni: nel carrello ti chiediamo se vuoi spenderli/],
])("says what the condition of the price %s means, with its rules", async (body, text) => {
  await show(makeProduct({ prices: discounted, promo: { ...PROMO, body } }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Regolamento della Carta" })).toHaveAttribute(
    "href",
    "/page/carta-madia",
  );
});
