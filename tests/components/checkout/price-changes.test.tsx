import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const paymentTypes = [{ paymentTypeId: 2, name: "Alla consegna", descr: "", online: false }];
const CHANGED = "Il carrello è cambiato nel frattempo.";

function cartAt(coffeeCents: number, version: number) {
  const { prices } = makeProduct();
  const priced = (productId: number, name: string, display: number) =>
    makeItem({
      itemId: productId,
      product: makeProduct({ productId, name, prices: { ...prices, display } }),
    });
  return makeCart([priced(1, "Caffè", coffeeCents), priced(2, "Latte", 199)], { version });
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it.each([
  ["names the price that has changed", 549, `${CHANGED} Prezzi cambiati: Caffè da 4,49 € a 5,49 €.`],
  ["names none where something else has", 449, CHANGED],
])("an order that is refused because the cart has changed %s", async (_, coffeeCents, text) => {
  window.history.replaceState(null, "", "/checkout?step=payment");
  const gateway = stubGateway({
    "cart/view": { data: cartAt(449, 7) },
    "packaging-type/list": { data: [] },
    "checkout/prepare": { data: { cart: null, paymentTypes } },
    "checkout/buy": { status: 1, errors: [{ code: "error.cart.version", message: CHANGED }] },
  });
  renderPage(<CheckoutPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
  gateway.setResponse("cart/view", { data: cartAt(coffeeCents, 7) });
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  expect((await screen.findByRole("alert")).textContent?.replaceAll("\u00a0", " ")).toBe(text);
});
