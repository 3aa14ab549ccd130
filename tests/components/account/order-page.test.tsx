import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readOrderQuery } from "@/components/account/order-query";
import { OrdersToPay } from "@/components/account/order-to-pay";
import { OrderPage } from "@/components/account/order-page";
import { OrdersPage } from "@/components/account/orders-page";
import messages from "@/messages/it.json";
import { makeCart } from "@/tests/fixtures/buying";
import { makeOrder } from "@/tests/fixtures/orders";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const tools = messages.orderTools;
const NOTHING_TO_PAY = { data: { orders: [], page: { number: 1, count: 1, items: 0, size: 0 } } };

const page = (children: React.ReactNode) => renderPage(children);

beforeEach(() => signedInHint());
afterEach(leavePage);

it("lists orders twelve a page with their status in words", async () => {
  const door = stubDoor({
    "order/list": {
      data: {
        orders: [makeOrder(), makeOrder({ orderId: 2, statusId: 11 })],
        page: { number: 2, count: 3, items: 26, size: 12 },
      },
    },
    "order/list-retry-payment": NOTHING_TO_PAY,
  });
  page(<OrdersPage query={readOrderQuery({ page: "2", order_type: "home" })} initial={null} />);
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
  expect(Object.fromEntries(door.calls("order/list")[0]?.params ?? [])).toMatchObject({
    page_size: "12",
    order_type: "home",
    show_pending: "true",
  });
  expect(screen.getByLabelText(tools.type)).toHaveValue("home");
});

it("shows the list it came with, and says so when nothing matches", async () => {
  const door = stubDoor({ "order/list-retry-payment": NOTHING_TO_PAY });
  const none = { orders: [], page: { number: 1, count: 1, items: 0, size: 12 } };
  page(<OrdersPage query={readOrderQuery({ from_date: "2026-01-01" })} initial={none} />);
  expect(await screen.findByRole("heading", { name: tools.noMatch })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: tools.clear })[0]).toHaveAttribute("href", "/profile/orders");
  expect(screen.getByLabelText(tools.from)).toHaveValue("2026-01-01");
  expect(door.calls("order/list")).toEqual([]);
});

it("says that nothing was ordered yet where nothing is asked for", async () => {
  stubDoor({ "order/list-retry-payment": NOTHING_TO_PAY });
  const none = { orders: [], page: { number: 1, count: 1, items: 0, size: 12 } };
  page(<OrdersPage query={readOrderQuery({})} initial={none} />);
  expect(await screen.findByText("Non hai ancora fatto ordini.")).toBeInTheDocument();
});

it("pays an unpaid order in another way, and tells why not", async () => {
  const types = [
    { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true },
    { paymentTypeId: 24, name: "Satispay", descr: "", online: true },
    { paymentTypeId: 2, name: "Alla consegna", descr: "", online: false },
  ];
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, paymentTypes: types });
  const refused = [{ code: "error.order.not_changeable", message: "Non si può più cambiare" }];
  const door = stubDoor({
    "order/list-retry-payment": {
      data: { orders: [unpaid], page: { number: 1, count: 1, items: 1, size: 1 } },
    },
    "order/modify-payment-type": { status: 1, errors: refused },
  });
  page(<OrdersToPay />);
  const ways = await screen.findByLabelText(tools.toPay.other);
  expect(
    within(ways)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Satispay", "Alla consegna"]);
  await userEvent.selectOptions(ways, "Alla consegna");
  await userEvent.click(screen.getByRole("button", { name: /in un altro modo l'ordine n. 710001/ }));
  expect(await screen.findByText("Non si può più cambiare")).toBeInTheDocument();
  expect(Object.fromEntries(door.calls("order/modify-payment-type")[0]?.params ?? [])).toEqual({
    order_id: "710001",
    payment_type_id: "2",
  });
});

it("says what a status means and what can still be done", async () => {
  stubDoor({ "order/view": { data: makeOrder({ statusId: 4, canBeCancelled: false }) } });
  page(<OrderPage orderId={710001} />);
  expect(await screen.findByText("In preparazione")).toBeInTheDocument();
  expect(screen.getByText("L'ordine è già stato preparato: non si può più modificare.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Annulla l'ordine" })).not.toBeInTheDocument();
});

it("cancels an order once that is confirmed, and says so", async () => {
  const door = stubDoor({ "order/view": { data: makeOrder() }, "order/delete": { data: null } });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Annulla l'ordine" }));
  const dialog = await screen.findByRole("dialog", { name: "Annullare l'ordine n. 710001?" });
  door.on("order/view", { data: makeOrder({ statusId: 10, canBeCancelled: false }) });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annulla l'ordine" }));
  expect(await screen.findByText("Ordine 710001 annullato")).toBeInTheDocument();
  expect(await screen.findByText("L'ordine è annullato e non ti sarà addebitato.")).toBeInTheDocument();
});

it("puts a whole order in the cart again", async () => {
  const door = stubDoor({
    "order/view": { data: makeOrder() },
    "cart/add-all-from-order": { data: makeCart([], { version: 2 }) },
  });
  page(<OrderPage orderId={710001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  await waitFor(() =>
    expect(door.calls("cart/add-all-from-order")[0]?.params.get("order_id")).toBe("710001"),
  );
  expect(await screen.findByText("I prodotti dell'ordine sono nel carrello")).toBeInTheDocument();
});
