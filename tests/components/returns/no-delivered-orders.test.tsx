import { screen } from "@testing-library/react";
import { RefundOrderPicker } from "@/components/returns/refund-order-picker";
import { RefundsPage } from "@/components/returns/refunds-page";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const labels = messages.refunds;
const page = { number: 1, count: 1, items: 0, size: 12 };
const NO_REFUNDS = { data: { refunds: [], page } };

afterEach(resetPage);

describe.each([
  ["the list of returns", labels.empty, () => <RefundsPage page={1} />],
  ["the request", labels.noOrders, () => <RefundOrderPicker />],
])("%s of a customer who has had no delivery", (_, title, render) => {
  it("leads to the shop where there is no order", async () => {
    stubGateway({ "order-refund/list": NO_REFUNDS, "order/list": { data: { orders: [], page } } });
    renderPage(render());
    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: messages.cart.startShopping })).toHaveAttribute("href", "/");
    expect(screen.queryByRole("link", { name: labels.request })).not.toBeInTheDocument();
  });

  it("leads to the orders that are still to come", async () => {
    const orders = [makeOrder({ statusId: 3 })];
    stubGateway({ "order-refund/list": NO_REFUNDS, "order/list": { data: { orders, page } } });
    renderPage(render());
    expect(await screen.findByRole("heading", { name: title })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: messages.orders.title })).toHaveAttribute(
      "href",
      "/profile/orders",
    );
  });
});

it("offers the request where the orders cannot be read", async () => {
  stubGateway({ "order-refund/list": NO_REFUNDS, "order/list": { http: 503 } });
  renderPage(<RefundsPage page={1} />);
  expect(await screen.findByRole("link", { name: labels.request })).toBeInTheDocument();
});
