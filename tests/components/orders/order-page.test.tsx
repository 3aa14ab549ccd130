import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { parseOrderQuery } from "@/components/orders/order-query";
import { UnpaidOrders } from "@/components/orders/unpaid-orders";
import { OrderPage } from "@/components/orders/order-page";
import { OrdersPage } from "@/components/orders/orders-page";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const tools = messages.orderTools;
const NOTHING_TO_PAY = { data: { orders: [], page: { number: 1, count: 1, items: 0, size: 0 } } };

const page = (children: React.ReactNode) => renderPage(children);

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("lists orders with status labels and pagination", async () => {
  const gateway = stubGateway({
    "order/list": {
      data: {
        orders: [makeOrder(), makeOrder({ orderId: 2, statusId: 11 })],
        page: { number: 2, count: 3, items: 26, size: 12 },
      },
    },
    "order/list-retry-payment": NOTHING_TO_PAY,
  });
  page(<OrdersPage query={parseOrderQuery({ page: "2", order_type: "home" })} initial={null} />);
  expect(await screen.findByText("Ordinato")).toBeInTheDocument();
  expect(screen.getByText("Non pagato")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Più recenti" })).toHaveAttribute(
    "href",
    "/profile/orders?order_type=home",
  );
  expect(screen.getByRole("link", { name: "Meno recenti" })).toHaveAttribute(
    "href",
    "/profile/orders?order_type=home&page=3",
  );
  expect(Object.fromEntries(gateway.requestsTo("order/list")[0]?.params ?? [])).toMatchObject({
    page_size: "12",
    order_type: "home",
    show_pending: "true",
  });
  expect(screen.getByLabelText(tools.type)).toHaveValue("home");
});

it("uses the initial list and shows that nothing matches", async () => {
  const gateway = stubGateway({ "order/list-retry-payment": NOTHING_TO_PAY });
  const none = { orders: [], page: { number: 1, count: 1, items: 0, size: 12 } };
  page(<OrdersPage query={parseOrderQuery({ from_date: "2026-01-01" })} initial={none} />);
  expect(await screen.findByRole("heading", { name: tools.noMatch })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: tools.clear })[0]).toHaveAttribute("href", "/profile/orders");
  expect(screen.getByLabelText(tools.from)).toHaveValue("2026-01-01");
  expect(gateway.requestsTo("order/list")).toEqual([]);
});

it("shows the empty state without filters", async () => {
  stubGateway({ "order/list-retry-payment": NOTHING_TO_PAY });
  const none = { orders: [], page: { number: 1, count: 1, items: 0, size: 12 } };
  page(<OrdersPage query={parseOrderQuery({})} initial={none} />);
  expect(await screen.findByText("Non hai ancora fatto ordini.")).toBeInTheDocument();
});

it("changes the payment method of an unpaid order and shows the API error", async () => {
  const types = [
    { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true },
    { paymentTypeId: 24, name: "Satispay", descr: "", online: true },
    { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false },
  ];
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, paymentTypes: types });
  const errors = [{ code: "error.order.not_changeable", message: "Non si può più cambiare" }];
  const gateway = stubGateway({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
    "payment-type/list-auth": { data: [] },
    "order/modify-payment-type": { status: 1, errors: errors },
  });
  page(<UnpaidOrders />);
  const paymentMethods = await screen.findByLabelText(tools.toPay.other);
  expect(
    within(paymentMethods)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Satispay", "Al ritiro o alla consegna"]);
  await userEvent.selectOptions(paymentMethods, "Al ritiro o alla consegna");
  await userEvent.click(screen.getByRole("button", { name: /in un altro modo l'ordine n. 710001/ }));
  expect(await screen.findByText("Non si può più cambiare")).toBeInTheDocument();
  expect(Object.fromEntries(gateway.requestsTo("order/modify-payment-type")[0]?.params ?? [])).toEqual({
    order_id: "710001",
    payment_type_id: "2",
  });
});

it("offers the saved cards of another payment method, and a new card", async () => {
  const types = [
    { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true },
    { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false },
  ];
  const paymentType = { paymentTypeId: 24, name: "Satispay", descr: "", online: true };
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, paymentTypes: types, paymentType });
  const visa = { userPaymentAuthId: 7, paymentTypeId: 12, brand: "Visa", maskedPan: "•••• 4242" };
  const gateway = stubGateway({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
    "payment-type/list-auth": { data: [{ ...visa, expiry: "209912" }] },
    "order/modify-payment-type": { status: 1, errors: [{ code: "x", message: "Riprova più tardi" }] },
  });
  page(<UnpaidOrders />);
  expect(await screen.findByRole("radio", { name: /^Visa •••• 4242/ })).toBeChecked();
  const changeButton = screen.getByRole("button", { name: /in un altro modo l'ordine n. 710001/ });
  const sentCards = () =>
    gateway.requestsTo("order/modify-payment-type").map(({ params }) => params.get("user_payment_auth_id"));
  await userEvent.click(changeButton);
  await waitFor(() => expect(sentCards()).toEqual(["7"]));
  await userEvent.click(screen.getByRole("radio", { name: /^Un'altra carta/ }));
  await userEvent.click(changeButton);
  await waitFor(() => expect(sentCards()).toEqual(["7", null]));
  expect(gateway.requestsTo("payment-type/list-auth")[0]?.params.get("payment_type_id")).toBe("12");
  await userEvent.selectOptions(screen.getByLabelText(tools.toPay.other), "Al ritiro o alla consegna");
  expect(screen.queryByRole("radio")).toBeNull();
});

it("asks for consent to what another payment method holds, and sends it", async () => {
  const types = [
    { paymentTypeId: 24, name: "Satispay", descr: "", online: true },
    { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false },
  ];
  const { totals } = makeOrder();
  const unpaid = makeOrder({
    statusId: 11,
    canRetryPayment: true,
    paymentTypes: types,
    totals: { ...totals, gross: 6485, variableWeight: 5980 },
    holdConsent: { cents: 8877, date: "2026-11-20T10:00:00.000Z" },
  });
  const gateway = stubGateway({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
    "checkout/prebilled-amount": { data: { prebilledCents: 8279, alreadyHeld: false } },
    "order/modify-payment-type": () => new Promise(() => {}),
  });
  page(<UnpaidOrders />);
  const consent = await screen.findByRole("checkbox", { name: /siano bloccati 82,79\s€/ });
  const changeButton = screen.getByRole("button", { name: /in un altro modo l'ordine n. 710001/ });
  expect(consent.compareDocumentPosition(changeButton)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(changeButton);
  expect(consent).toHaveFocus();
  expect(screen.getByText(tools.toPay.holdMissing)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(tools.toPay.other), "Al ritiro o alla consegna");
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText(tools.toPay.other), "Satispay");
  await userEvent.click(await screen.findByRole("checkbox"));
  await userEvent.click(changeButton);
  await waitFor(() => expect(gateway.requestsTo("order/modify-payment-type")).toHaveLength(1));
  expect(Object.fromEntries(gateway.requestsTo("order/modify-payment-type")[0]?.params ?? [])).toEqual({
    order_id: "710001",
    payment_type_id: "24",
    payment_data: '{"holdConsent":82.79}',
  });
});

it("says that the amount of another payment cannot be read, and reads it again", async () => {
  const types = [{ paymentTypeId: 24, name: "Satispay", descr: "", online: true }];
  const { totals } = makeOrder();
  const unpaid = makeOrder({
    statusId: 11,
    canRetryPayment: true,
    paymentTypes: types,
    totals: { ...totals, gross: 6485, variableWeight: 5980 },
  });
  const gateway = stubGateway({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
    "checkout/prebilled-amount": { http: 502, status: 502 },
  });
  page(<UnpaidOrders />);
  const alert = (await screen.findByText(tools.toPay.holdUnknown)).closest("[role=alert]");
  await userEvent.click(screen.getByRole("button", { name: /in un altro modo l'ordine n. 710001/ }));
  expect(alert?.parentElement).toHaveFocus();
  gateway.setResponse("checkout/prebilled-amount", { data: { prebilledCents: 8279 } });
  await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
  expect(await screen.findByRole("checkbox", { name: /siano bloccati 82,79\s€/ })).toBeInTheDocument();
});

it("names payment methods in the language of the page, the shop's vouchers by their own name", async () => {
  const types = [
    { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false },
    { paymentTypeId: 18, name: "Buoni pasto Mezzodì", descr: "", online: false },
  ];
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, paymentTypes: types });
  stubGateway({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
  });
  renderPage(<UnpaidOrders />, "en");
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
    "On pick-up or delivery",
    "Buoni pasto Mezzodì",
  ]);
});

it("explains the status and hides unavailable actions", async () => {
  stubGateway({ "order/view": { data: makeOrder({ statusId: 4, canBeCancelled: false }) } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByText("In preparazione")).toBeInTheDocument();
  expect(screen.getByText("L'ordine è già in preparazione: non si può più modificare.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Annulla l'ordine" })).not.toBeInTheDocument();
});

it("says which order is valid while the payment of a change is open", async () => {
  stubGateway({ "order/view": { data: makeOrder({ pendingChangeOrderId: 710002 }) } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByRole("link", { name: /fino ad allora vale questo ordine/ })).toHaveAttribute(
    "href",
    "/profile/orders/710002",
  );
});

it("names the chosen options of a product, its price per unit and the codes that were used", async () => {
  const [item] = makeOrder().items;
  const ripeness = {
    name: "Maturazione",
    parameterName: "ripeness",
    options: [{ key: "2", value: "Da mangiare oggi" }],
    selected: "",
  };
  const product = { ...item!.product, selectOptions: [ripeness] };
  const order = makeOrder({
    items: [{ ...item!, product, info: { ripeness: "2" }, substitution: { kind: "none" } }],
    adjustments: [
      {
        description: "10 € di benvenuto",
        amountCents: 1000,
        giftCode: "BENVENUTO10",
        reducesDelivery: false,
      },
    ],
  });
  stubGateway({ "order/view": { data: order } });
  page(<OrderPage orderId={710001} />);
  const name = await screen.findByRole("link", { name: product.name });
  expect(name.closest("li")).toHaveTextContent(/Da mangiare oggi · .*2,98\s€\/kg/);
  expect(screen.getByText(/10 € di benvenuto/)).toBeInTheDocument();
  expect(screen.getByText("Se manca: niente al suo posto")).toBeInTheDocument();
});

it("says that a document is asked for at the door where something is for adults", async () => {
  const [item] = makeOrder().items;
  const wine = { ...item!, product: { ...item!.product, features: ["Vietato ai minori di 18 anni"] } };
  stubGateway({ "order/view": { data: makeOrder({ items: [wine] }) } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByText(messages.orders.ageCheck)).toBeInTheDocument();
});

it("says where the delivery is, and between which minutes it comes", async () => {
  const arrival = { beginTime: "18:40", endTime: "19:10", stopsBefore: 2 };
  stubGateway({ "order/view": { data: makeOrder({ statusId: 7, deliveryStatusId: 2, arrival }) } });
  page(<OrderPage orderId={710001} />);
  const { progress, step } = messages.orders.pass;
  const section = await screen.findByRole("region", { name: progress });
  expect(within(section).getByText("Arriva tra le 18:40 e le 19:10.").parentElement).toHaveTextContent(
    "2 consegne prima della tua.",
  );
  expect(section.querySelector("[aria-current=step]")).toHaveTextContent(step.underway);
});

it("cancels an order after confirmation", async () => {
  const gateway = stubGateway({ "order/view": { data: makeOrder() }, "order/delete": { data: null } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Annulla l'ordine" }));
  const dialog = await screen.findByRole("dialog", { name: "Annullare l'ordine n. 710001?" });
  expect(within(dialog).getByRole("button", { name: "Tieni l'ordine" })).toBeInTheDocument();
  gateway.setResponse("order/view", { data: makeOrder({ statusId: 10, canBeCancelled: false }) });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annulla l'ordine" }));
  expect(await screen.findByText("Ordine 710001 annullato")).toBeInTheDocument();
  expect(await screen.findByText(/^L'ordine è annullato e non ti sarà addebitato/)).toBeInTheDocument();
});

it("adds the whole order to the cart", async () => {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/view": { data: makeOrder() },
    products: { data: { products: makeOrder().items.map(({ product }) => product) } },
    "cart/add-all-from-order": { data: makeCart([], { version: 2 }) },
  });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  await waitFor(() =>
    expect(gateway.requestsTo("cart/add-all-from-order")[0]?.params.get("order_id")).toBe("710001"),
  );
  expect(await screen.findByText("I prodotti dell'ordine sono nel carrello")).toBeInTheDocument();
});
