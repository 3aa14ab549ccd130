import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSessionHint, setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const EXPIRED = "La sessione è scaduta, si prega di rieffettuare il login per continuare.";
const bag = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });
const cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bag, quantity: 1 })]);
const paymentTypes = [{ paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false }];

beforeEach(() => setSignedIn());

afterEach(resetPage);

it("keeps the confirmation, says that the order was not sent, and goes on after the log-in", async () => {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bag] },
    "checkout/prepare": { data: { cart, paymentTypes } },
    "checkout/prebilled-amount": { data: { prebilledCents: cart.totals.gross } },
    "checkout/buy": { http: 419, status: 1 },
    "auth/login": { data: { user: cart.user } },
  });
  renderPage(<CheckoutPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /condizioni/ }));
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  const dialog = await screen.findByRole("dialog", { name: "Accedi per fare la spesa" });
  const notSent = `${EXPIRED} L'ordine non è stato inviato: dopo l'accesso riprendi da qui.`;
  expect(screen.getByText(notSent)).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: /condizioni/, hidden: true })).toBeChecked();

  setSessionHint();
  await userEvent.type(within(dialog).getByLabelText("E-mail o nome utente"), "anna@example.it");
  await userEvent.type(within(dialog).getByLabelText("Password"), "secret-pass");
  await userEvent.click(within(dialog).getByRole("button", { name: "Accedi" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText(notSent)).not.toBeInTheDocument());
  expect(screen.getByRole("checkbox", { name: /condizioni/ })).toBeChecked();
  expect(gateway.requestsTo("checkout/buy")).toHaveLength(1);
});

it("says on the cart page that the session has expired", async () => {
  const gateway = stubGateway({ "cart/view": { data: cart } });
  renderPage(<CartPage />);
  await screen.findByRole("heading", { name: "Il tuo carrello" });
  gateway.setResponse("cart/view", { http: 419, status: 1 });
  refreshCart();
  expect(await screen.findByRole("heading", { level: 1, name: EXPIRED })).toBeInTheDocument();
});
