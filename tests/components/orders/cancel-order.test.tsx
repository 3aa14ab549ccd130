import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OrderPage } from "@/components/orders/order-page";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

const openDialog = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Annulla l'ordine" }));
  return screen.findByRole("dialog", { name: "Annullare l'ordine n. 710001?" });
};

const SLOT = "La fascia e i prodotti tornano disponibili per gli altri clienti";

it.each([
  ["paid online", {}, `${SLOT}; l'importo bloccato torna libero.`],
  ["paid on delivery", { transactionStatusId: null }, `${SLOT}.`],
  ["not paid yet", { statusId: ORDER_STATUS.unpaid, transactionStatusId: 0 }, `${SLOT}.`],
])("says what the cancellation of an order %s releases", async (_, changes, text) => {
  stubGateway({ "order/view": { data: makeOrder(changes) }, "payment-type/list-auth": { data: [] } });
  renderPage(<OrderPage orderId={710001} />);
  expect(within(await openDialog()).getByText(text)).toBeInTheDocument();
});

it("gives the focus to the page's heading once the order is cancelled", async () => {
  const gateway = stubGateway({ "order/view": { data: makeOrder() }, "order/delete": { data: null } });
  renderPage(<OrderPage orderId={710001} />);
  const dialog = await openDialog();
  gateway.setResponse("order/view", {
    data: makeOrder({ statusId: ORDER_STATUS.cancelled, canBeCancelled: false }),
  });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annulla l'ordine" }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Annulla l'ordine" })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
});

it("shows the order as it is by now where the shop refuses the cancellation", async () => {
  const message = "L'ordine è già in preparazione.";
  const gateway = stubGateway({
    "order/view": { data: makeOrder() },
    "order/delete": { status: 1, errors: [{ code: "error.order.cancel", message }] },
  });
  renderPage(<OrderPage orderId={710001} />);
  const dialog = await openDialog();
  gateway.setResponse("order/view", {
    data: makeOrder({ statusId: ORDER_STATUS.picking, canBeCancelled: false }),
  });
  await userEvent.click(within(dialog).getByRole("button", { name: "Annulla l'ordine" }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Annulla l'ordine" })).not.toBeInTheDocument(),
  );
});
