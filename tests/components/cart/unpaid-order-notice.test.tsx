import { screen } from "@testing-library/react";
import { UnpaidOrderNotices } from "@/components/cart/unpaid-order-notice";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("says of an unpaid change which order stays valid without it", async () => {
  const change = makeOrder({ statusId: 11, canRetryPayment: true, validOrderId: 710000 });
  stubGateway({ "order/list-retry-payment": { data: { orders: [change] } } });
  renderPage(<UnpaidOrderNotices />);
  expect(
    await screen.findByText("L'ordine n. 710000 resta valido finché questo non è pagato."),
  ).toBeInTheDocument();
});
