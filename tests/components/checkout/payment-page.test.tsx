import { screen, waitFor } from "@testing-library/react";
import { PaymentPage } from "@/components/checkout/payment-page";
import type { Order } from "@/lib/ebsn/domain/order";
import { makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const mockReplace = jest.fn();
jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => ({ replace: mockReplace }),
}));

const unpaid = { statusId: 11, transactionStatusId: 0, canRetryPayment: true };
const pending = makeOrder({ ...unpaid, transactionStatusId: 1, canRetryPayment: false });

function setUp(order: Order, unpaidOrders: Order[] = []) {
  stubGateway({
    "cart/view": { data: makeCart() },
    "order/list-retry-payment": { data: { orders: unpaidOrders } },
    "order/view": { data: order },
    "payment-type/list-auth": { data: [] },
  });
  renderPage(<PaymentPage orderId={order.orderId} />);
}

beforeEach(() => setSignedIn());
afterEach(() => {
  resetPage();
  mockReplace.mockClear();
});

it.each([
  ["alone", []],
  ["beside an order to pay", [makeOrder({ ...unpaid, orderId: 710002 })]],
])("leads to the result of an order whose payment the bank is checking, %s", async (_, unpaidOrders) => {
  setUp(pending, unpaidOrders);
  await waitFor(() => expect(mockReplace).toHaveBeenCalledWith("/cart/payment-completed/710001"));
  expect(screen.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
});

it("says of an unpaid change which order stays valid without it", async () => {
  const change = makeOrder({ ...unpaid, validOrderId: 710000 });
  setUp(change, [change]);
  const link = await screen.findByRole("link", { name: /n\. 710000 resta valido com'era/ });
  expect(link).toHaveAttribute("href", "/profile/orders/710000");
});

it("says of a paid order that there is nothing to pay", async () => {
  setUp(makeOrder());
  expect(await screen.findByRole("heading", { name: "Non c'è nulla da pagare" })).toBeVisible();
  expect(mockReplace).not.toHaveBeenCalled();
});
