import { act, screen } from "@testing-library/react";
import { CartPage } from "@/components/cart/cart-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it.each([
  ["focus", window],
  ["visibilitychange", document],
])("a visitor's page shows the customer's cart on %s after a log-in in another tab", async (type, target) => {
  stubGateway({ "cart/view": { data: makeCart([makeItem()]) } });
  renderPage(<CartPage />);
  expect(screen.queryByRole("link", { name: "Mezze maniche" })).not.toBeInTheDocument();
  document.cookie = "madia_in=1";
  act(() => void target.dispatchEvent(new Event(type)));
  expect(await screen.findByRole("link", { name: "Mezze maniche" })).toBeInTheDocument();
});
