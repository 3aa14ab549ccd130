import { screen } from "@testing-library/react";
import { SideCartLine } from "@/components/cart/side-cart-line";
import { CheckoutProducts } from "@/components/checkout/checkout-products";
import type { Prices } from "@/lib/ebsn/domain/product";
import { makeItem, makeProduct } from "@/tests/fixtures/cart";
import { renderWithProviders } from "../render-with-providers";

const prices: Prices = {
  display: 259,
  list: 259,
  standard: null,
  lowest30: null,
  unit: 1727,
  baseUnit: "kg",
};
const ham = makeItem({
  quantity: 20,
  product: makeProduct({ name: "Prosciutto cotto", brand: "Madia", packSize: "150 g", prices }),
});

it("names brand, pack size, quantity and price per piece of a product in the checkout", () => {
  renderWithProviders(<CheckoutProducts items={[ham]} isPending={false} isOpen />);
  expect(screen.getByText("Madia").parentElement).toHaveTextContent(
    /^Madia · 150 g · 20 pz · 2,59\s€ al pezzo · 17,27\s€\/kg$/,
  );
});

it("names brand, pack size and price per piece of a product in the side cart", () => {
  renderWithProviders(<SideCartLine item={ham} />);
  expect(screen.getByText("Madia").parentElement).toHaveTextContent(
    /^Madia · 150 g · 2,59\s€ al pezzo · 17,27\s€\/kg$/,
  );
});
