import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { PaymentResult, paymentOutcome } from "@/components/checkout/payment-result";
import { clearCart } from "@/lib/cart/cart-store";
import type { Order } from "@/lib/ebsn/domain/order";
import type { SavedCard } from "@/lib/ebsn/domain/payment-auth";
import { markOrderConfirmed } from "@/lib/session/confirmed-orders";
import type { Locale } from "@/lib/i18n/locales";
import { homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

function setUp(order: Order | null, canRetry = true, cards: SavedCard[] = [], locale: Locale = "it") {
  const gateway = stubGateway({
    "order/view": { data: order },
    "cart/view": { data: makeCart() },
    "payment-type/list-auth": { data: cards },
  });
  renderResult(canRetry, locale);
  return gateway;
}

const renderResult = (canRetry: boolean, locale: Locale) =>
  renderPage(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <PaymentResult orderId={710001} canRetry={canRetry} />
    </SWRConfig>,
    locale,
  );

const unpaid = (over: Partial<Order> = {}) =>
  makeOrder({
    statusId: 11,
    transactionStatusId: 0,
    canRetryPayment: true,
    payBefore: "2026-11-25T19:00:00.000Z",
    ...over,
  });

beforeEach(() => setSignedIn());
afterEach(() => {
  jest.useRealTimers();
  setSignedIn(false);
  sessionStorage.clear();
  act(() => clearCart());
});

it.each([
  ["ordered", makeOrder(), "confirmed"],
  ["unpaid, bank still checking", unpaid({ transactionStatusId: 1 }), "pending"],
  ["unpaid, declined", unpaid(), "failed"],
  ["cancelled", makeOrder({ statusId: 10 }), "failed"],
  ["rejected", makeOrder({ statusId: 21 }), "failed"],
  ["to be paid on delivery", makeOrder({ statusId: 1, transactionStatusId: null }), "confirmed"],
] as const)("returns the outcome of an order that is %s", (_name, order, outcome) => {
  expect(paymentOutcome(order)).toBe(outcome);
});

it("shows the confirmation and the next steps", async () => {
  setUp(makeOrder());
  expect(await screen.findByRole("heading", { name: "Grazie, ordine ricevuto!" })).toBeInTheDocument();
  expect(screen.getByText("giovedì 26 novembre")).toBeInTheDocument();
  expect(
    screen.getByText("Puoi annullare l'ordine fino alle 12:00 di giovedì 26 novembre."),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Vedi l'ordine" })).toHaveAttribute(
    "href",
    "/profile/orders/710001",
  );
});

it("shows the amount that remains pre-authorised for an order that has become smaller", async () => {
  const { totals } = makeOrder();
  setUp(makeOrder({ totals: { ...totals, gross: 9253, prebilled: 10_867 } }));
  expect(await screen.findByText(/^92,53\s€$/)).toBeInTheDocument();
  expect(screen.getByText(/^Bloccati 108,67\s€ finché la spesa è pronta/)).toBeInTheDocument();
});

it.each([
  ["home", 2, "Ti portiamo la spesa alla porta nella fascia scelta."],
  ["pickup", 1, "Ti aspettiamo in negozio nella fascia scelta."],
  ["locker", 4, "Ti mandiamo il codice per aprire il locker."],
])("says how an order with the service %s is received", async (_kind, deliveryServiceId, text) => {
  setUp(makeOrder({ service: { ...homeDelivery, deliveryServiceId } }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

const named = (paymentTypeId: number, name: string, dueInDays?: number) =>
  makeOrder({
    paymentType: {
      ...{ paymentTypeId, name, descr: "", online: dueInDays === undefined },
      ...(dueInDays === undefined ? {} : { dueInDays }),
    },
  });

it.each([
  [named(1, "Online con la tua banca"), "it", /^Online con la tua banca8,03\s€$/],
  [named(31, "Altro portafoglio digitale"), "it", /^Altro portafoglio digitale8,03\s€$/],
  [
    named(101, "Fattura riepilogativa", 60),
    "it",
    /^Fattura riepilogativa8,03\s€Da pagare entro 60 giorni dalla consegna$/,
  ],
  [named(1, "Online con la tua banca"), "en", /^Online with your bank€8\.03$/],
  [named(31, "Altro portafoglio digitale"), "en", /^Another digital wallet€8\.03$/],
  [named(101, "Fattura riepilogativa", 60), "en", /^Summary invoice€8\.03.*60 days/],
] as const)("names the payment type and when it is due: %#", async (order, locale, text) => {
  setUp(order, true, [], locale);
  const link = await screen.findByRole("link", { name: locale === "it" ? "Vedi l'ordine" : "See the order" });
  const facts = within(link.closest("section")?.previousElementSibling as HTMLElement);
  expect(facts.getAllByRole("term").at(-1)?.parentElement).toHaveTextContent(text);
});

it("says that the order stays valid whose change was not paid", async () => {
  setUp(unpaid({ validOrderId: 710_000 }));
  const link = await screen.findByRole("link", { name: /n\. 710000 resta valido com'era/ });
  expect(link).toHaveAttribute("href", "/profile/orders/710000");
});

it("refreshes while the payment is pending and can be paused", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const gateway = setUp(unpaid({ transactionStatusId: 1 }));
  expect(await screen.findByText("La pagina si aggiorna da sola ogni 10 secondi.")).toBeInTheDocument();
  const reads = () => gateway.requestsTo("order/view").length;
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const readsAtFirst = reads();
  await wait(10_000);
  expect(reads()).toBe(readsAtFirst + 1);

  await user.click(screen.getByRole("button", { name: "Metti in pausa" }));
  expect(screen.getByText("Aggiornamento in pausa.")).toBeInTheDocument();
  await wait(60_000);
  expect(reads()).toBe(readsAtFirst + 1);

  await user.click(screen.getByRole("button", { name: "Riprendi" }));
  gateway.setResponse("order/view", { data: makeOrder() });
  await wait(10_000);
  expect(screen.getByRole("heading", { name: "Grazie, ordine ricevuto!" })).toBeInTheDocument();
});

it("says what happens to a payment that is being checked, and links to its order", async () => {
  setUp(unpaid({ transactionStatusId: 1, canRetryPayment: false }));
  expect(
    await screen.findByText(
      "La banca sta verificando il pagamento: non pagare di nuovo. Se non lo conferma entro le 20:00 di mercoledì 25 novembre, l'ordine si annulla e non paghi nulla.",
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Vedi l'ordine" })).toHaveAttribute(
    "href",
    "/profile/orders/710001",
  );
});

it.each([
  [5, "In preparazione"],
  [8, "Ritirato"],
])("does not thank again for an order in status %d", async (statusId, status) => {
  markOrderConfirmed(710001);
  setUp(makeOrder({ statusId, service: { ...homeDelivery, deliveryServiceId: 1 } }));
  expect(await screen.findByRole("heading", { name: "Ordine n. 710001" })).toBeInTheDocument();
  expect(screen.getByText(`L'hai già confermato. A che punto è: ${status}.`)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Vedi l'ordine" })).toBeInTheDocument();
  expect(screen.queryByText("Grazie, ordine ricevuto!")).not.toBeInTheDocument();
});

it("does not thank for a delivered order, whoever opens its page", async () => {
  setUp(makeOrder({ statusId: 8 }));
  expect(await screen.findByRole("heading", { name: "Ordine n. 710001" })).toBeInTheDocument();
});

it.each([
  ["whose preparation began while the bank was checking", 4],
  ["of a status that only the shop knows", 99],
])("thanks for an order %s", async (_, statusId) => {
  setUp(makeOrder({ statusId }));
  expect(await screen.findByRole("heading", { name: "Grazie, ordine ricevuto!" })).toBeInTheDocument();
});

it("keeps the confirmation while the order moves on, and thanks for it once", async () => {
  const gateway = setUp(makeOrder());
  await screen.findByRole("heading", { name: "Grazie, ordine ricevuto!" });
  gateway.setResponse("order/view", { data: makeOrder({ statusId: 8, modifiableUntil: "" }) });
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(screen.queryByText(/Puoi annullare/)).not.toBeInTheDocument();
  });
  expect(screen.getByRole("heading", { name: "Grazie, ordine ricevuto!" })).toBeInTheDocument();
  cleanup();
  setUp(makeOrder({ statusId: 4 }));
  expect(await screen.findByRole("heading", { name: "Ordine n. 710001" })).toBeInTheDocument();
});

it("does not forbid to pay again what the shop lets be paid again", async () => {
  setUp(unpaid({ transactionStatusId: 1, canRetryPayment: true }));
  await screen.findByRole("heading", { name: "La banca sta verificando" });
  expect(screen.queryByText(/non pagare di nuovo/)).not.toBeInTheDocument();
});

it("shows the confirmation once the payment is approved", async () => {
  const gateway = setUp(unpaid({ transactionStatusId: 1 }));
  await screen.findByRole("heading", { name: "La banca sta verificando" });
  gateway.setResponse("order/view", { data: makeOrder() });
  await userEvent.click(screen.getByRole("button", { name: "Aggiorna ora" }));
  expect(await screen.findByRole("heading", { name: "Grazie, ordine ricevuto!" })).toBeInTheDocument();
});

it("says that it is asking while it does", async () => {
  const gateway = setUp(unpaid({ transactionStatusId: 1 }));
  const button = await screen.findByRole("button", { name: "Aggiorna ora" });
  await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  let answer: (reply: object) => void = () => undefined;
  gateway.setResponse("order/view", () => new Promise((resolve) => (answer = resolve)));
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-busy", "true");
  await act(async () => answer({ data: unpaid({ transactionStatusId: 1 }) }));
  await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
});

it("offers to retry a declined payment until the deadline and shows the API's error", async () => {
  const gateway = setUp(unpaid());
  expect(
    await screen.findByText("Paga entro le 20:00 di mercoledì 25 novembre o l'ordine si annulla."),
  ).toBeInTheDocument();
  gateway.setResponse("order/payment", {
    status: 1,
    errors: [{ code: "x", message: "La banca sta ancora verificando" }],
  });
  await userEvent.click(screen.getByRole("button", { name: "Paga ora" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("La banca sta ancora verificando");
});

it("retries a declined payment with a saved or a new card", async () => {
  const card = { userPaymentAuthId: 70001, paymentTypeId: 12, brand: "Visa", maskedPan: "•••• 4242" };
  const gateway = setUp(unpaid(), true, [{ ...card, expiry: "209911" }]);
  gateway.setResponse("order/payment", {
    status: 1,
    errors: [{ code: "x", message: "Fondi insufficienti" }],
  });
  expect(await screen.findByRole("radio", { name: /Visa •••• 4242/ })).toBeChecked();
  const pay = () => userEvent.click(screen.getByRole("button", { name: "Paga ora" }));
  await pay();
  expect(await screen.findByRole("alert")).toHaveTextContent("Fondi insufficienti");
  const anotherCard = screen.getByRole("radio", { name: /Un'altra carta/ });
  await userEvent.click(anotherCard);
  expect(anotherCard).toHaveFocus();
  await pay();
  await waitFor(() => expect(gateway.requestsTo("order/payment")).toHaveLength(2));
  const cardsSent = gateway
    .requestsTo("order/payment")
    .map(({ params }) => params.get("user_payment_auth_id"));
  expect(cardsSent).toEqual(["70001", null]);
});

it.each([
  ["on delivery", [2, 12], 2, ["Paga alla consegna"]],
  ["on pick-up an order that is picked up", [2], 1, ["Paga al ritiro"]],
  ["only online without that payment type", [12], 2, []],
])("offers to pay %s", async (_, ids, deliveryServiceId, names) => {
  const paymentTypes = ids.map((paymentTypeId) => ({ paymentTypeId, name: "", descr: "", online: false }));
  setUp(unpaid({ paymentTypes, service: { ...homeDelivery, deliveryServiceId } }));
  await screen.findByRole("button", { name: "Paga ora" });
  const buttons = screen.queryAllByRole("button", { name: /^Paga a/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});

it("offers the products of an order that was cancelled for another one", async () => {
  setUp(makeOrder({ statusId: 10 }));
  expect(await screen.findByRole("heading", { name: "L'ordine non è più attivo" })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: "Metti tutto nel carrello" })).toBeInTheDocument();
});

it("does not offer a retry when canRetry is false", async () => {
  setUp(unpaid(), false);
  await screen.findByRole("heading", { name: "Il pagamento non è andato a buon fine" });
  expect(screen.queryByRole("button", { name: /Paga/ })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Riprova il pagamento" })).toHaveAttribute(
    "href",
    "/cart/payment-error/710001",
  );
});

it("says why an order could not be read", async () => {
  const errors = [{ code: "error.upstream", message: "Torniamo tra poco." }];
  stubGateway({
    "order/view": { http: 503, status: 1, errors },
    "cart/view": { data: makeCart() },
  });
  renderResult(true, "it");
  expect(await screen.findByRole("heading", { name: "Torniamo tra poco." })).toBeInTheDocument();
  expect(screen.queryByText("Forse appartiene a un altro account.")).not.toBeInTheDocument();
});

it("shows not found for another customer's order", async () => {
  setUp(null);
  expect(await screen.findByRole("heading", { name: "Non troviamo questo ordine" })).toBeInTheDocument();
});
