import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const bag = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });
const cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bag, quantity: 1 })]);
const paymentTypes = [{ paymentTypeId: 2, name: "Alla consegna", descr: "", online: false }];

const loseAnswer = () => {
  throw new TypeError("Failed to fetch");
};
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => setSignedIn());
afterEach(resetPage);

function setUp() {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bag] },
    "checkout/prepare": { data: { cart, paymentTypes } },
    "checkout/prebilled-amount": { data: { prebilledCents: cart.totals.gross } },
    "checkout/buy": loseAnswer,
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

it("a lost preparation names the connection, and no order", async () => {
  window.history.replaceState(null, "", "/checkout");
  setUp().setResponse("checkout/prepare", loseAnswer);
  await press("Continua al pagamento");
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.errors.network);
});

it("a lost order promises that it is not placed twice", async () => {
  window.history.replaceState(null, "", "/checkout?step=payment");
  setUp();
  await press("Controlla e conferma");
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
  await press("Ordine con obbligo di pagare");
  expect(await screen.findByRole("alert")).toHaveTextContent(messages.checkout.connectionLost);
});
