import { screen } from "@testing-library/react";
import { parseOrderQuery } from "@/components/orders/order-query";
import { OrderPage } from "@/components/orders/order-page";
import { OrdersPage } from "@/components/orders/orders-page";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const NOTHING_TO_PAY = { data: { orders: [], page: { number: 1, count: 1, items: 0, size: 0 } } };

beforeEach(() => setSignedIn());
afterEach(resetPage);

describe("an order whose days cannot be read", () => {
  const undated = makeOrder({ dateIso: "", timeslot: { ...makeOrder().timeslot!, dateIso: "" } });

  it("is listed without them", async () => {
    stubGateway({ "order/list-retry-payment": NOTHING_TO_PAY });
    const initial = {
      orders: [undated, makeOrder({ orderId: 2 })],
      page: { number: 1, count: 1, items: 2, size: 12 },
    };
    renderPage(<OrdersPage query={parseOrderQuery({})} initial={initial} />);
    expect(await screen.findByRole("link", { name: "Ordine n. 710001" })).toBeInTheDocument();
    expect(screen.getAllByText(/fatto il/)).toHaveLength(1);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/fatto il 20\/11\/2026 · per gio 26 nov 18:00\u2060–\u206020:00/),
    );
  });

  it("is shown without them", async () => {
    stubGateway({ "order/view": { data: undated }, "order-refund/list": { data: { refunds: [] } } });
    renderPage(<OrderPage orderId={710001} />);
    expect(await screen.findByRole("heading", { name: "Ordine n. 710001" })).toBeInTheDocument();
    expect(screen.queryByText(/fatto il/)).not.toBeInTheDocument();
  });
});
