import { act, screen } from "@testing-library/react";
import { LineCondition } from "@/components/cart/line-condition";
import { deferredMessagesStore } from "@/lib/i18n/deferred-messages";
import { makeItem, makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const promo = {
  warehousePromoId: 55,
  typeId: 1,
  selectable: true,
  selectableText: "",
  discountPerc: 20,
  hasPercentage: true,
  percentagePrice: null,
  pieces: null,
  cssClass: "",
  header: "",
  validityDate: "",
  expireDate: "",
};

const show = (texts: { bubble: string; body: string; bubbleCheckout?: string }, info: object = CHOSEN) =>
  renderPage(
    <LineCondition
      item={makeItem({ product: makeProduct({ promo: { ...promo, ...texts } }), info: { ...info } })}
    />,
  );

const CHOSEN = { use_wpid: "55" };
const WITH_CARD = { bubble: "-20% con Carta", body: "SOLO CON CARTA VANTAGGI" };

it.each([
  [WITH_CARD, "Prezzo valido solo con Carta Vantaggi collegata alla spesa"],
  [{ bubble: "-30% coi bolloni", body: "BOLLONI" }, "Prezzo valido usando i tuoi bolloni"],
])("a line of the cart says what the price of %o depends on", (texts, condition) => {
  show(texts);
  expect(screen.getByText(condition)).toBeVisible();
});

it("a promotion that nobody was asked about has a condition only where the shop reduces the line", () => {
  const product = makeProduct({ promo: { ...promo, ...WITH_CARD } });
  const full = { product, info: {}, grossCents: 600, netCents: 600 };
  const { unmount } = renderPage(<LineCondition item={makeItem(full)} />);
  expect(screen.queryByText(/Prezzo valido/)).not.toBeInTheDocument();
  unmount();
  renderPage(<LineCondition item={makeItem({ ...full, netCents: 480 })} />);
  expect(screen.getByText(/Prezzo valido/)).toBeVisible();
});

it("a promotion that was declined has no condition", () => {
  show(WITH_CARD, { use_wpid: "-1" });
  expect(screen.queryByText(/Prezzo valido/)).not.toBeInTheDocument();
});

it.each([
  [{ bubble: "", body: "", bubbleCheckout: "<b>Sconto</b> in cassa" }, "Sconto in cassa"],
  [{ bubble: "-20%", body: "", bubbleCheckout: "Subito in cassa" }, "Subito in cassa"],
])("shows the promotion's text for the cart: %o", (texts, text) => {
  show(texts);
  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ["the condition of the price", { ...WITH_CARD, bubbleCheckout: "Con Carta Vantaggi" }, 1],
  [
    "the condition that only this text names",
    { bubble: "-20%", body: "", bubbleCheckout: "Con Carta Vantaggi" },
    1,
  ],
  ["the offer", { bubble: "3x2", body: "", bubbleCheckout: "3x2" }, 1],
  ["a percentage that the price has already", { bubble: "-20%", body: "", bubbleCheckout: "-20%" }, 0],
])("does not say %s twice", (_, texts, count) => {
  show(texts);
  expect(document.querySelectorAll("p")).toHaveLength(count);
});

it("a promotion that was not granted has neither condition nor text", () => {
  const product = makeProduct({ promo: { ...promo, ...WITH_CARD, bubbleCheckout: "Sconto in cassa" } });
  const { container } = renderPage(
    <LineCondition item={makeItem({ product, promoNotice: "Ti manca la Carta Vantaggi" })} />,
  );
  expect(container).not.toHaveTextContent(/Prezzo valido|Sconto in cassa/);
});

it("a promotion that was declined has no text for the cart", () => {
  show({ bubble: "", body: "", bubbleCheckout: "Sconto in cassa" }, { use_wpid: "-1" });
  expect(screen.queryByText("Sconto in cassa")).toBeNull();
});

it("keeps the place of an offer for several pieces while its texts are loading", async () => {
  show({ bubble: "3x2", body: "" });
  act(() => deferredMessagesStore.set(null));
  expect(document.querySelectorAll("p")).toHaveLength(1);
  expect(await screen.findByText(/^Prendi 3, paghi 2/)).toBeVisible();
  expect(document.querySelectorAll("p")).toHaveLength(1);
});
