import { screen } from "@testing-library/react";
import { RefundItems } from "@/components/returns/refund-items";
import { RefundLine } from "@/components/returns/refund-line";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage, resetPage } from "@/tests/support/render-page";

const [item] = makeOrder({ statusId: 8 }).items;
if (!item) throw new Error("the order fixture has no items");

afterEach(resetPage);

it.each([
  [
    "a return",
    <RefundItems key="items" items={[{ orderItemId: 1, quantity: 1, amountCents: 149, orderItem: item }]} />,
  ],
  ["its request", <RefundLine key="line" item={item} choices={[1]} />],
])("products of %s are marked as Italian on an English page", (_where, page) => {
  renderPage(page, "en");
  expect(screen.getByText(item.product.name)).toHaveAttribute("lang", "it");
});
