import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { BuyBox } from "@/components/product/buy-box";
import { rememberOptions } from "@/lib/cart/remembered-options";
import { fillBrand } from "@/lib/i18n/fill-brand";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import it_ from "@/messages/it.json";
import late from "@/messages/deferred/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PROMO } from "./product-fixtures";

const mockMessages = fillBrand(it_);
jest.mock("next-intl/server", () => ({
  getTranslations: (namespace: "product" | "cart") =>
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
  [{ ownMax: 8, classMax: 6, dailyMax: 9 }, "max 6 pz di bibite in tutto l'ordine"],
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

it("says when a product comes beside its lead time, also of an offer below cost", async () => {
  const promo = { ...PROMO, bubble: "Sottocosto" };
  await show(makeProduct({ leadTimeHours: 24, promo, available: 48 }));
  const date = await screen.findByText(/disponibile da/i);
  expect(date.closest("li")).toHaveTextContent(/^Da ordinare un giorno prima/);
  expect(screen.getByText("Quantità disponibile: 48 pz")).toBeInTheDocument();
});

it("says in the page's language that a product is for adults, and marks the other badges as Italian", async () => {
  stubGateway({});
  const product = makeProduct({ features: ["Vendita vietata ai minori", "Biologico"] });
  renderPage(
    <NextIntlClientProvider locale="en" messages={mockMessages}>
      {await BuyBox({ product, context: { ...context, locale: "en" } })}
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(it_.product.adultsOnly)).not.toHaveAttribute("lang");
  expect(screen.queryByText("Vendita vietata ai minori")).not.toBeInTheDocument();
  expect(screen.getByText("Biologico")).toHaveAttribute("lang", "it");
});

it("shows no badge for the classes that only make a rule apply", async () => {
  await show(
    makeProduct({
      features: ["Biologico", "Alimento per lattanti non promuovibile", "Latte a lunga conservazione"],
      classMax: { name: "Latte a lunga conservazione", max: 12, unit: "pz" },
    }),
  );
  expect(screen.getByText("Biologico")).toBeVisible();
  expect(screen.queryByText(/non promuovibile/)).not.toBeInTheDocument();
  expect(screen.queryByText("Latte a lunga conservazione")).not.toBeInTheDocument();
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
  ["COI BOLLONI", /^Con i tuoi bolloni paghi meno\. Regolamento/],
])("says what the condition of the price %s means, with its rules", async (body, text) => {
  await show(makeProduct({ prices: discounted, promo: { ...PROMO, body } }));
  const link = screen.getByRole("link", { name: "Regolamento della Carta" });
  expect(link.parentElement).toHaveTextContent(text);
  expect(link).toHaveAttribute("href", "/page/carta-madia");
});

it.each([
  ["Usa 5 bolloni e paghi il 30% in meno.", "Usa 5 bolloni e paghi il 30% in meno. Te lo chiediamo"],
  ["Usa 5 bolloni", "Usa 5 bolloni. Te lo chiediamo"],
  ["", "Con i tuoi bolloni paghi meno. Te lo chiediamo"],
])("says what stamps are worth before it asks for them (%j)", async (selectableText, text) => {
  const promo = { ...PROMO, body: "BOLLONI", bubble: "-30% coi bolloni", selectable: true, selectableText };
  await show(makeProduct({ promo }));
  expect(screen.getByRole("link", { name: "Regolamento della Carta" }).parentElement).toHaveTextContent(
    `${text} quando lo metti nel carrello.`,
  );
});

it.each([
  [{ body: "-55% CON CARTA VANTAGGI" }, /^Senza Carta: 1,49.€ \(2,98.€\/kg\)$/],
  [{ body: "COI BOLLONI" }, /^Senza bolloni: 1,49.€ \(2,98.€\/kg\)$/],
])("says what is paid without the condition of %j", async (texts, text) => {
  await show(makeProduct({ prices: discounted, promo: { ...PROMO, ...texts } }));
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ["an offer for everybody", {}],
  ["what is chosen in the cart", { body: "COI BOLLONI", selectable: true }],
])("has one price only of %s", async (_, changes) => {
  await show(makeProduct({ prices: discounted, promo: { ...PROMO, ...changes } }));
  expect(screen.queryByText(/^Senza/)).not.toBeInTheDocument();
});

const WITHOUT_PRICE = {
  display: null,
  list: null,
  standard: null,
  lowest30: null,
  unit: null,
  baseUnit: null,
};

it("leads a visitor who sees no price to the log-in, and back", async () => {
  const product = makeProduct({ prices: WITHOUT_PRICE });
  await show(product);
  const back = encodeURIComponent(`/product/${product.slug}`);
  expect(screen.getByRole("link", { name: "Accedi per vedere il prezzo" })).toHaveAttribute(
    "href",
    `/login?redirect=${back}`,
  );
  expect(screen.queryByText(/[Nn]on disponibile/)).not.toBeInTheDocument();
});

it("leads from what is sold out to alternatives, beside what says so", async () => {
  await show(makeProduct({ name: "Spaghetti N.5", available: 0 }));
  const link = screen.getByRole("link", { name: "Alternative a Spaghetti N.5" });
  expect(link.closest("[data-fixed-bar]")).toHaveTextContent("Non disponibile");
});

it("leads from what may not be promoted to no alternatives", async () => {
  await show(makeProduct({ available: 0, notPromotable: true }));
  expect(screen.queryByRole("link", { name: /^Alternative/ })).not.toBeInTheDocument();
});

it("offers the comparison below the buy button", async () => {
  await show(makeProduct({ name: "Mezze maniche" }));
  const add = screen.getByRole("button", { name: /al carrello$/ });
  const compare = screen.getByRole("checkbox", { name: "Metti a confronto" });
  expect(add.compareDocumentPosition(compare)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

const THICKNESS = {
  name: "Altezza",
  parameterName: "altezza",
  selected: "",
  options: [
    { key: "s", value: "Sottile (1 cm)" },
    { key: "a", value: "Alta (4 cm)" },
  ],
};

const chooser = () => screen.findByRole("combobox", { name: "Altezza" });

function stubShop(product: ProductDetail) {
  setSignedIn();
  return stubGateway({
    "cart/view": { data: makeCart() },
    [`products/${product.productId}`]: { data: product },
    "cart/add": { data: makeCart([makeItem({ product, quantity: 1 })], { version: 2 }) },
  });
}

it("has its options chosen before it is added, and asks for no more", async () => {
  const steak = makeProduct({ name: "Costata", selectOptions: [THICKNESS] });
  const gateway = stubShop(steak);
  renderPage(await BuyBox({ product: steak, context }));
  expect(await chooser()).toHaveDisplayValue("Scegli…");
  await userEvent.selectOptions(await chooser(), "Alta (4 cm)");
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi Costata al carrello" }));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { altezza: "a" } }] });
  await waitFor(() => expect(screen.queryByRole("combobox", { name: "Altezza" })).not.toBeInTheDocument());
});

it("begins with the option that the shop has selected", async () => {
  const steak = makeProduct({ selectOptions: [{ ...THICKNESS, selected: "s" }] });
  stubShop(steak);
  renderPage(await BuyBox({ product: steak, context }));
  expect(await chooser()).toHaveDisplayValue("Sottile (1 cm)");
});

it("begins with what the customer chose the last time", async () => {
  rememberOptions(101, { altezza: "a" });
  const steak = makeProduct({ name: "Costata", selectOptions: [{ ...THICKNESS, selected: "s" }] });
  const gateway = stubShop(steak);
  renderPage(await BuyBox({ product: steak, context }));
  expect(await chooser()).toHaveDisplayValue("Alta (4 cm)");
  await userEvent.click(screen.getByRole("button", { name: "Aggiungi Costata al carrello" }));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ infos: { altezza: "a" } }] });
});

it("asks for no options of what is sold out", async () => {
  const steak = makeProduct({ selectOptions: [THICKNESS], available: 0 });
  stubShop(steak);
  renderPage(await BuyBox({ product: steak, context }));
  expect(await screen.findByText("Non disponibile")).toBeInTheDocument();
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
});

it("asks nobody to log in for what is sold out", async () => {
  await show(makeProduct({ prices: WITHOUT_PRICE, available: 0 }));
  expect(screen.queryByRole("link", { name: "Accedi per vedere il prezzo" })).not.toBeInTheDocument();
  expect(screen.getByText("Non disponibile")).toBeInTheDocument();
});

it("names the bar that a phone fixes at the bottom edge, so that no notification covers it", async () => {
  await show(makeProduct({ name: "Mezze maniche" }));
  const add = screen.getByRole("button", { name: /al carrello$/ });
  expect(add.closest("[data-fixed-bar]")).not.toBeNull();
});

it("names the first delivery, but not of what has a lead time", async () => {
  const link = () => screen.queryByRole("button", { name: it_.client.whenDelivered });
  await show(makeProduct());
  expect(link()).toBeVisible();
  cleanup();
  await show(makeProduct({ leadTimeHours: 48 }));
  expect(await screen.findByText(/disponibile da/)).toBeVisible();
  expect(link()).not.toBeInTheDocument();
});
