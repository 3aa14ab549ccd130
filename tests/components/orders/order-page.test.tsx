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
    { paymentTypeId: 2, name: "Alla consegna", descr: "", online: false },
  ];
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, paymentTypes: types });
  const errors = [{ code: "error.order.not_changeable", message: "Non si può più cambiare" }];
  const gateway = stubGateway({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
    "order/modify-payment-type": { status: 1, errors: errors },
  });
  page(<UnpaidOrders />);
  const paymentMethods = await screen.findByLabelText(tools.toPay.other);
  expect(
    within(paymentMethods)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Satispay", "Alla consegna"]);
  await userEvent.selectOptions(paymentMethods, "Alla consegna");
  await userEvent.click(screen.getByRole("button", { name: /in un altro modo l'ordine n. 710001/ }));
  expect(await screen.findByText("Non si può più cambiare")).toBeInTheDocument();
  expect(Object.fromEntries(gateway.requestsTo("order/modify-payment-type")[0]?.params ?? [])).toEqual({
    order_id: "710001",
    payment_type_id: "2",
  });
});

it("explains the status and hides unavailable actions", async () => {
  stubGateway({ "order/view": { data: makeOrder({ statusId: 4, canBeCancelled: false }) } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByText("In preparazione")).toBeInTheDocument();
  expect(screen.getByText("L'ordine è già stato preparato: non si può più modificare.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Annulla l'ordine" })).not.toBeInTheDocument();
});

it("cancels an order after confirmation", async () => {
  const gateway = stubGateway({ "order/view": { data: makeOrder() }, "order/delete": { data: null } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Annulla l'ordine" }));
  const dialog = await screen.findByRole("dialog", { name: "Annullare l'ordine n. 710001?" });
  gateway.setResponse("order/view", { data: makeOrder({ statusId: 10, canBeCancelled: false }) });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annulla l'ordine" }));
  expect(await screen.findByText("Ordine 710001 annullato")).toBeInTheDocument();
  expect(await screen.findByText("L'ordine è annullato e non ti sarà addebitato.")).toBeInTheDocument();
});

it("adds the whole order to the cart", async () => {
  const gateway = stubGateway({
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
