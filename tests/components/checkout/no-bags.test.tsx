import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { NOT_OFFERED } from "@/lib/ebsn/not-offered";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it.each([
  ["lists none", { data: [] }],
  ["has no list of them", { http: 404, status: 404, errors: [{ code: NOT_OFFERED, message: "" }] }],
])("no bag is asked for where the shop %s", async (_, bags) => {
  const cart = makeCart([makeItem({ product: makeProduct() })]);
  const paymentTypes = [{ paymentTypeId: 2, name: "Alla consegna", descr: "", online: false }];
  stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": bags,
    "checkout/prepare": { data: { cart, paymentTypes } },
  });
  renderPage(<CheckoutPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  expect(await screen.findByRole("button", { name: "Controlla e conferma" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Buste per la spesa" })).not.toBeInTheDocument();
});
