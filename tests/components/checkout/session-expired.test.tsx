import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { setLineQuantity } from "@/lib/cart/change-lines";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSessionHint, setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const EXPIRED = "La sessione è scaduta, si prega di rieffettuare il login per continuare.";
const bag = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });
const otherBag = makeProduct({ productId: 901, name: "Shopper", isPackaging: true });
const cart = makeCart([makeItem(), makeItem({ itemId: 9, product: bag, quantity: 1 })]);
const paymentTypes = [{ paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false }];

beforeEach(() => setSignedIn());

afterEach(resetPage);

function setUp() {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bag, otherBag] },
    "checkout/prepare": { data: { cart, paymentTypes } },
    "checkout/prebilled-amount": { data: { prebilledCents: cart.totals.gross } },
    "checkout/buy": { http: 419, status: 1 },
    "auth/login": { data: { user: cart.user } },
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

const cartRequests = ({ requests }: ReturnType<typeof setUp>) =>
  requests.filter(({ path }) => path.startsWith("cart/"));

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const findLogin = () => screen.findByRole("dialog", { name: "Accedi per fare la spesa" });
const notificationsRegion = () => screen.getByRole("region", { name: "Notifiche", hidden: true });

async function expire({ setResponse }: ReturnType<typeof setUp>): Promise<void> {
  setResponse("cart/view", { http: 419, status: 1 });
  setSessionHint(false);
  act(refreshCart);
  await within(notificationsRegion()).findByText(EXPIRED);
}

async function logIn(gateway: ReturnType<typeof setUp>, dialog: HTMLElement): Promise<void> {
  gateway.setResponse("cart/view", { data: cart });
  setSessionHint();
  await userEvent.type(within(dialog).getByLabelText("E-mail o nome utente"), "anna@example.it");
  await userEvent.type(within(dialog).getByLabelText("Password"), "secret-pass");
  await userEvent.click(within(dialog).getByRole("button", { name: "Accedi" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

async function closeLogin(dialog: HTMLElement): Promise<void> {
  await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

async function goToConfirmation(): Promise<void> {
  await press("Continua al pagamento");
  await press("Controlla e conferma");
}

const NOT_SENT = `${EXPIRED} L'ordine non è stato inviato: dopo l'accesso riprendi da qui.`;

async function buy(): Promise<void> {
  await userEvent.click(await screen.findByRole("checkbox", { name: /condizioni/ }));
  await press("Ordine con obbligo di pagare");
}

it("keeps the confirmation, says that the order was not sent, and goes on after the log-in", async () => {
  const gateway = setUp();
  await goToConfirmation();
  await buy();
  const dialog = await findLogin();
  expect(screen.getByText(NOT_SENT)).toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: /condizioni/, hidden: true })).toBeChecked();

  await logIn(gateway, dialog);
  await waitFor(() => expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument());
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: /condizioni/ })).toBeChecked();
  expect(gateway.requestsTo("checkout/buy")).toHaveLength(1);
});

it("says no longer that the session has expired after a log-in by the notification", async () => {
  const gateway = setUp();
  await goToConfirmation();
  await buy();
  await closeLogin(await findLogin());
  expect(screen.getByText(NOT_SENT)).toBeInTheDocument();
  await userEvent.click(within(notificationsRegion()).getByRole("button", { name: "Accedi" }));
  await logIn(gateway, await findLogin());
  await waitFor(() => expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument());
});

it("asks for the log-in as often as the summary's button is pressed, and goes on after it", async () => {
  const gateway = setUp();
  await screen.findByRole("button", { name: "Continua al pagamento" });
  await expire(gateway);
  expect(screen.getByText("Quando")).toBeInTheDocument();
  for (const _time of ["once", "again"]) {
    await press("Continua al pagamento");
    await closeLogin(await findLogin());
  }
  expect(gateway.requestsTo("checkout/prepare")).toHaveLength(0);
  await press("Continua al pagamento");
  await logIn(gateway, await findLogin());
  await press("Continua al pagamento");
  expect(await screen.findByRole("button", { name: "Controlla e conferma" })).toBeInTheDocument();
});

it("asks for it when the session ends with the press of the button", async () => {
  const gateway = setUp();
  const button = await screen.findByRole("button", { name: "Continua al pagamento" });
  act(() => setLineQuantity(9, 2));
  gateway.setResponse("cart/update", { http: 419, status: 1 });
  await userEvent.click(button);
  expect(await findLogin()).toBeInTheDocument();
});

it.each([
  ["button", /^Aggiungi Shopper/],
  ["checkbox", /fattura/],
  ["textbox", /Sacchetto di carta/],
])("sends nothing from another control of the summary (%s)", async (role, name) => {
  const gateway = setUp();
  await screen.findByRole("button", { name: "Continua al pagamento" });
  const control = await screen.findByRole(role, { name });
  await expire(gateway);
  const sent = cartRequests(gateway).length;
  await (role === "textbox" ? userEvent.type(control, "3") : userEvent.click(control));
  expect(await findLogin()).toBeInTheDocument();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
  expect(cartRequests(gateway)).toHaveLength(sent);
});

it.each([
  ["Controlla e conferma", () => press("Continua al pagamento")],
  ["Ordine con obbligo di pagare", goToConfirmation],
  ["Riepilogo (fatto)", goToConfirmation],
])("asks for the log-in at a later step (%s)", async (name, goThere) => {
  const gateway = setUp();
  await goThere();
  const button = await screen.findByRole("button", { name });
  await expire(gateway);
  await userEvent.click(button);
  await logIn(gateway, await findLogin());
  expect(screen.getByRole("button", { name })).toBeInTheDocument();
  expect(gateway.requestsTo("checkout/buy")).toHaveLength(0);
});

it("says on the cart page that the session has expired", async () => {
  const gateway = stubGateway({ "cart/view": { data: cart } });
  renderPage(<CartPage />);
  await screen.findByRole("heading", { name: "Il tuo carrello" });
  gateway.setResponse("cart/view", { http: 419, status: 1 });
  refreshCart();
  expect(await screen.findByRole("heading", { level: 1, name: EXPIRED })).toBeInTheDocument();
});
