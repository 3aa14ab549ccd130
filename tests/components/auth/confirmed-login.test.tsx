import { act, screen, waitFor } from "@testing-library/react";
import { ConfirmedLogin } from "@/components/auth/confirmed-login";
import { setCart } from "@/lib/cart/fetch-cart";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it.each([
  ["the welcome, with an empty cart", [], "/login?redirect=%2Fwelcome&confirmed=1"],
  ["the cart that the visitor has filled", [makeItem()], "/login?redirect=%2Fcart&confirmed=1"],
])("leads from the confirmed address to %s", async (_, items, href) => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart(items) } });
  renderPage(<ConfirmedLogin label="Accedi" locale="it" />);
  act(() => setCart(makeCart(items)));
  await waitFor(() => expect(screen.getByRole("link", { name: "Accedi" })).toHaveAttribute("href", href));
});
