import { screen } from "@testing-library/react";
import { OrderPage } from "@/components/orders/order-page";
import type { Order } from "@/lib/ebsn/domain/order";
import messages from "@/messages/it.json";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const { buyAgain, modify } = messages.orders;
const { payNow } = messages.payment;

beforeEach(() => setSignedIn());
afterEach(resetPage);

async function findMainActions(order: Partial<Order>): Promise<(string | null)[]> {
  stubGateway({
    "order/view": { data: makeOrder(order) },
    "payment-type/list-auth": { data: [] },
    "note/order/view": { data: null },
  });
  renderPage(<OrderPage orderId={710001} />);
  await screen.findByRole("button", { name: buyAgain });
  return screen
    .getAllByRole("button")
    .filter(({ classList }) => classList.contains("primary"))
    .map(({ textContent }) => textContent);
}

it.each([
  ["to pay for it, while it is not paid", { statusId: 11, canRetryPayment: true }, [payNow]],
  ["none, while the bank verifies its payment", { statusId: 11, transactionStatusId: 1 }, []],
  ["to change it, while that is possible", { statusId: 3, canBeModified: true }, [modify]],
  [
    "to pay for it, even where it can be changed",
    { statusId: 11, canRetryPayment: true, canBeModified: true },
    [payNow],
  ],
  ["to buy it again, once it is prepared", { statusId: 6 }, [buyAgain]],
])("the main action of an order is %s", async (_, order, expected) => {
  const unchangeable = { canBeModified: false, canBeCancelled: false, canRetryPayment: false };
  expect(await findMainActions({ ...unchangeable, ...order })).toEqual(expected);
});
