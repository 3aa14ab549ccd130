import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { PreAuthorisedAmount } from "@/components/checkout/pre-authorised-amount";
import { makeCart, makeCourgettes, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const bag = makeItem({ itemId: 9, quantity: 1, product: makeProduct({ productId: 900, isPackaging: true }) });
const cart = makeCart([makeItem({ itemId: 2, product: makeCourgettes(), quantity: 20 }), bag], {
  version: 7,
});
cart.totals = { ...cart.totals, gross: 6485, variableWeight: 5980 };

const card = { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true };
const ORDER = "Ordine con obbligo di pagare";

type Response = Parameters<typeof stubGateway>[0][string];

async function goToConfirmation(
  prebilled: object,
  paymentType = card,
  response: Response = { data: prebilled },
) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bag.product] },
    "payment-type/list-auth": { data: [] },
    "checkout/prepare": { data: { cart, paymentTypes: [paymentType] } },
    "checkout/prebilled-amount": response,
    "checkout/buy": () => new Promise(() => {}),
  });
  renderPage(<CheckoutPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
  return gateway;
}

const paymentData = (gateway: Awaited<ReturnType<typeof goToConfirmation>>) =>
  gateway.requestsTo("checkout/buy")[0]?.params.get("payment_data");

beforeEach(() => setSignedIn());

afterEach(() => {
  window.history.replaceState(null, "", "/checkout");
  resetPage();
});

it("is asked for by itself, unticked, and sent with the order", async () => {
  const gateway = await goToConfirmation({ prebilledCents: 8877, alreadyHeld: false });
  const consent = await screen.findByRole("checkbox", { name: /siano bloccati 88,77\s€/ });
  expect(consent).not.toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  expect(consent).toHaveFocus();
  expect(screen.getByText(/occorre il consenso/)).toBeInTheDocument();
  expect(gateway.requestsTo("checkout/buy")).toHaveLength(0);
  await userEvent.click(consent);
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
  expect(JSON.parse(paymentData(gateway) ?? "")).toEqual({ holdConsent: 88.77 });
});

it("announces the amount that remains pre-authorised for the order that is being modified", async () => {
  await goToConfirmation({ prebilledCents: 10_867, alreadyHeld: true });
  expect(await screen.findByText(/^Restano bloccati 108,67\s€, già autorizzati/)).toBeInTheDocument();
  expect(screen.queryByText(/saranno bloccati/)).not.toBeInTheDocument();
});

it.each([
  ["weighed products", cart, /^Sul tuo metodo di pagamento saranno bloccati 88,77\s€/],
  [
    "products of a known weight",
    { ...cart, totals: { ...cart.totals, variableWeight: 0 } },
    /^Ti saranno addebitati 64,85\s€/,
  ],
])("says with %s that what is held for the order before the change becomes free", async (_, changed, now) => {
  stubGateway({
    "checkout/prebilled-amount": { data: { prebilledCents: 8877, alreadyHeld: false, releasedCents: 5465 } },
  });
  const reopenedOrder = { orderId: 710022, modifiableUntil: "", paymentTypeId: 12 };
  renderPage(<PreAuthorisedAmount cart={{ ...changed, reopenedOrder }} payment={card} />);
  expect(
    await screen.findByText(/^I 54,65\s€ bloccati per l'ordine n\. 710022 tornano liberi quando/),
  ).toBeInTheDocument();
  expect(screen.getByText(now)).toBeInTheDocument();
});

it("is asked for where more than the total stays held without one", async () => {
  const gateway = await goToConfirmation({ prebilledCents: 9000, alreadyHeld: true });
  await userEvent.click(await screen.findByRole("checkbox", { name: /restino bloccati 90,00\s€/ }));
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
  expect(JSON.parse(paymentData(gateway) ?? "")).toEqual({ holdConsent: 90 });
});

it.each([
  [
    "the payment is made at the door",
    { prebilledCents: 6485, alreadyHeld: false },
    { ...card, online: false },
  ],
  [
    "it was given for the order that is being modified",
    { prebilledCents: 9000, alreadyHeld: true, alreadyConsented: true },
    card,
  ],
  ["what stays held is not more than the total", { prebilledCents: 6485, alreadyHeld: true }, card],
])("is not asked for where %s", async (_case, prebilled, paymentType) => {
  const gateway = await goToConfirmation(prebilled, paymentType);
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
  expect(paymentData(gateway)).toBeNull();
});

it.each([
  ["cannot be read", { http: 502, status: 502 }],
  ["is not known", { data: { prebilledCents: null } }],
])("an amount that %s is announced and read again", async (_case, reply) => {
  const gateway = await goToConfirmation({ prebilledCents: 8877 }, card, reply);
  const alert = (await screen.findByText(/Non riusciamo a leggere l'importo/)).closest("[role=alert]");
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  expect(alert?.parentElement).toHaveFocus();
  gateway.setResponse("checkout/prebilled-amount", { data: { prebilledCents: 8877 } });
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  await userEvent.click(await screen.findByRole("checkbox", { name: /siano bloccati 88,77\s€/ }));
  await userEvent.click(screen.getByRole("button", { name: ORDER }));
  await waitFor(() => expect(gateway.requestsTo("checkout/buy")).toHaveLength(1));
});

it("the order waits while the amount is read", async () => {
  await goToConfirmation({}, card, () => new Promise(() => {}));
  expect(screen.getByRole("button", { name: ORDER })).toHaveAttribute("aria-busy", "true");
});
