import { screen } from "@testing-library/react";
import { parseOrderQuery } from "@/components/orders/order-query";
import { OrdersPage } from "@/components/orders/orders-page";
import { RefundsPage } from "@/components/returns/refunds-page";
import messages from "@/messages/it.json";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const { noSuchPage, toLast, toFirst } = messages.pagination;
const page = (number: number, count: number, items: number) => ({ number, count, items, size: 12 });

afterEach(resetPage);

const expectLink = async (name: string, href: string) => {
  expect(await screen.findByRole("heading", { level: 2, name: noSuchPage })).toBeInTheDocument();
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
};

it("leads from orders after the last page to the last one, with the filters", async () => {
  stubGateway({});
  const query = parseOrderQuery({ page: "99", from_date: "2026-01-01" });
  renderPage(<OrdersPage query={query} initial={{ orders: [], page: page(99, 3, 30) }} />);
  await expectLink(toLast, "/profile/orders?from_date=2026-01-01&page=3");
  expect(screen.queryByText(messages.orderTools.noMatch)).toBeNull();
});

it("leads from returns after the only page to it, and asks for no orders", async () => {
  const { requests } = stubGateway({ "order-refund/list": { data: { refunds: [], page: page(2, 1, 3) } } });
  renderPage(<RefundsPage page={2} />);
  await expectLink(toFirst, "/profile/order-refunds");
  expect(screen.queryByText(messages.refunds.empty)).toBeNull();
  expect(requests.map(({ path }) => path)).toEqual(["order-refund/list"]);
});
