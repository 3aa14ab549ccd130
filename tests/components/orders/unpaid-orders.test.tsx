import { screen } from "@testing-library/react";
import { UnpaidOrders } from "@/components/orders/unpaid-orders";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("says beside an unpaid change which order stays valid without it", async () => {
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, validOrderId: 710000 });
  stubGateway({ "order/list-retry-payment": { data: { orders: [unpaid] } } });
  renderPage(<UnpaidOrders />);
  const text = "L'ordine n. 710000 resta valido finché questo non è pagato.";
  expect(await screen.findByRole("link", { name: text })).toHaveAttribute("href", "/profile/orders/710000");
});

it("asks for what the order costs, not for the pre-authorised amount", async () => {
  const totals = { ...makeOrder().totals, gross: 803, prebilled: 1104 };
  const unpaid = makeOrder({ statusId: 11, canRetryPayment: true, totals });
  stubGateway({ "order/list-retry-payment": { data: { orders: [unpaid] } } });
  renderPage(<UnpaidOrders />);
  expect(await screen.findByRole("link", { name: /^Paga 8,03\s€ ora/ })).toBeVisible();
});
