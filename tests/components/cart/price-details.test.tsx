import { screen } from "@testing-library/react";
import { SideCartLine } from "@/components/cart/side-cart-line";
import { makeItem, makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const { prices } = makeProduct();
const show = (quantity: number, product = makeProduct()) =>
  renderPage(<SideCartLine item={makeItem({ product, quantity })} />);

it.each([
  ["one piece", 1, {}, "2,98 €/kg"],
  ["several pieces", 3, {}, "1,49 € al pezzo · 2,98 €/kg"],
  [
    "several, compared by the piece",
    3,
    { prices: { ...prices, unit: 149, baseUnit: "pz" as const } },
    "1,49 €/pz",
  ],
  ["several, without a unit price", 3, { prices: { ...prices, unit: null } }, "1,49 € al pezzo"],
  ["a loose weight", 3, { selling: { kind: "loose" as const } }, "2,98 €/kg"],
])("a line of %s says what its price is made of", (_what, quantity, overrides, details) => {
  show(quantity, makeProduct(overrides));
  expect(screen.getByText("Pasta Madre").parentElement).toHaveTextContent(`Pasta Madre · 500 g · ${details}`);
});

it("a line without a unit price has none of one piece", () => {
  show(1, makeProduct({ prices: { ...prices, unit: null } }));
  expect(screen.queryByText(/al pezzo/)).not.toBeInTheDocument();
});

const before = { cents: 400, isLowest30: true, isStruck: true };

it.each([
  [before, /Prezzo più basso 30 gg: 4,00.€2,98.€risparmi 1,02.€/, ["Prezzo più basso 30 gg: 4,00 €"]],
  [{ ...before, isStruck: false }, /Prezzo più basso 30 gg: 4,00.€2,98.€risparmi 1,02.€/, []],
  [{ ...before, isLowest30: false }, /Prezzo pieno: 4,00.€2,98.€risparmi 1,02.€/, ["Prezzo pieno: 4,00 €"]],
  [null, /^2,98.€$/, []],
])("a line with the price before %j says what it saves, and from what", (own, text, struck) => {
  renderPage(<SideCartLine item={makeItem({ before: own })} />);
  const price = screen.getByText(/^2,98/, { selector: "strong" }).parentElement;
  expect(price).toHaveTextContent(text);
  const texts = [...(price?.querySelectorAll("s") ?? [])].map(({ textContent }) =>
    textContent?.replace(/\s/g, " "),
  );
  expect(texts).toEqual(struck);
});
