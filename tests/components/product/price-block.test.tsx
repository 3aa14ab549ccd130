import { screen } from "@testing-library/react";
import { PriceBlock } from "@/components/product/price-block";
import type { Product } from "@/lib/ebsn/domain/product";
import { priceView } from "@/lib/rules/prices/price";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { renderWithProviders, clientMessages } from "../render-with-providers";
import { DISCOUNTED_PASTA, PASTA, PROMO } from "./product-fixtures";

afterEach(resetPage);

function renderText(product: Product, authenticated = true): string {
  const view = priceView(product, { authenticated, today: "2026-11-20" });
  const { container } = renderWithProviders(<PriceBlock view={view} messages={clientMessages} locale="it" />);
  return (container.textContent ?? "").replace(/\s+/g, " ");
}

test("shows badge, end date and the lowest price of 30 days, and strikes none out", () => {
  const text = renderText(DISCOUNTED_PASTA);
  expect(text).toContain("−55%");
  expect(text).toContain("Fino al gio 26 nov");
  expect(text).not.toContain("Prima 1,49 €");
  expect(text).toContain("Prezzo più basso 30 gg: 1,49 €");
  expect(text).toContain("0,67 €");
});

test("strikes out the price before where the promotion has no bubble of its own", () => {
  const text = renderText({ ...DISCOUNTED_PASTA, promo: { ...PROMO, typeId: 3 } });
  expect(text).toContain("Prima 1,49 €Ora 0,67 €");
});

test.each([
  [{ typeId: 1, bubble: "-20% con Carta", body: "SOLO CON CARTA VANTAGGI" }, "Solo con Carta Vantaggi"],
  [{ bubble: "-30% coi bolloni", body: "BOLLONI" }, "Coi bolloni"],
  [{ header: "30%<br/>con la <b>Card</b>" }, "Solo con Card"],
])("says to everybody what the price of %o depends on", (change, condition) => {
  for (const authenticated of [true, false])
    expect(renderText({ ...DISCOUNTED_PASTA, promo: { ...PROMO, ...change } }, authenticated)).toContain(
      condition,
    );
});

test("says what stamps take off a price that is not reduced", () => {
  const promo = {
    ...PROMO,
    selectable: true,
    discountPerc: 30,
    body: "BOLLONI",
    bubble: "-30% coi bolloni",
  };
  const text = renderText({ ...PASTA, promo });
  expect(text).toContain("−30%Coi bolloni");
  expect(text).not.toMatch(/BOLLONI|Prezzo più basso/);
});

test("says beside the date that it is the last day", () => {
  expect(renderText({ ...DISCOUNTED_PASTA, promo: { ...PROMO, expireDate: "2026-11-20" } })).toContain(
    "Fino al ven 20 nov, ultimo giorno",
  );
});

test("shows only the price to an anonymous visitor", () => {
  expect(renderText(DISCOUNTED_PASTA, false)).toBe("Promo per utenti registrati0,67 €1,34 €/kg");
});

test.each([
  ['2<span class="small">x</span>1', "2×1"],
  ["PREZZO<br/>SPECIALE", "Prezzo speciale"],
  ["BUONO<BR/>SCONTO", "Buono sconto"],
  ['<span class="percentage">40%</span><br/><span class="pieces">su 2 pezzi</span>', "−40% su 2 pz"],
])("renders the promotion header %s as %s", (header, bubble) => {
  const promo = { ...PROMO, typeId: 6, discountPerc: null, hasPercentage: false, header };
  expect(renderText({ ...DISCOUNTED_PASTA, promo })).toContain(bubble);
});

test("renders a message instead of 0 or NaN without a price", () => {
  const prices = { ...DISCOUNTED_PASTA.prices, display: null, list: null };
  expect(renderText({ ...DISCOUNTED_PASTA, prices })).toBe("Prezzo non disponibile");
});

test("multi-buy counts what is in the cart, on the card as on the product's page", async () => {
  setSignedIn();
  const product = { ...PASTA, promo: { ...PROMO, typeId: 6, header: "3x2", discountPerc: null } };
  const item = makeItem({ product: makeProduct(product), quantity: 2 });
  stubGateway({ "cart/view": { data: makeCart([item]) } });
  const view = priceView(product, { authenticated: true, today: "2026-11-20" });
  renderPage(<PriceBlock view={view} messages={clientMessages} locale="it" productId={product.productId} />);
  expect(await screen.findByText("Prendi 3, paghi 2: aggiungine 1")).toBeInTheDocument();
});
