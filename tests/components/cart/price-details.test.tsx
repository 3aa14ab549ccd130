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
  expect(screen.getByText(`Pasta Madre · 500 g · ${details}`)).toBeVisible();
});

it("a line without a unit price has none of one piece", () => {
  show(1, makeProduct({ prices: { ...prices, unit: null } }));
  expect(screen.queryByText(/al pezzo/)).not.toBeInTheDocument();
});
