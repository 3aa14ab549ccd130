import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadProductQuantity } from "@/components/cart/load-product-quantity";
import messages from "@/messages/it.json";
import { makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { addButton, card } from "./product-card";

jest.mock("@/components/cart/load-product-quantity", () => ({
  ...jest.requireActual<typeof import("@/components/cart/load-product-quantity")>(
    "@/components/cart/load-product-quantity",
  ),
  loadProductQuantity: jest.fn(),
}));

afterEach(() => {
  jest.restoreAllMocks();
  resetPage();
});

it.each([
  [true, messages.cart.productAddError],
  [false, messages.errors.network],
])("says why a product was not added whose code could not be loaded: online %s", async (isOnline, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  jest.mocked(loadProductQuantity).mockRejectedValue(new Error("Failed to load chunk"));
  renderPage(card(makeProduct()));
  await userEvent.click(addButton("Mezze maniche"));
  expect(await screen.findByText(text)).toBeVisible();
  expect(addButton("Mezze maniche")).toBeEnabled();
});
