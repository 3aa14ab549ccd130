import { screen } from "@testing-library/react";
import { OrderTotals } from "@/components/orders/order-totals";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderWithProviders } from "@/tests/components/render-with-providers";

const totals = { ...makeOrder().totals, gross: 9253, prebilled: 10_867 };
const onDelivery = { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false };

test("an order that is paid online says what is held until it is weighed", () => {
  renderWithProviders(<OrderTotals order={makeOrder({ totals })} />);
  expect(screen.getByText("Importo bloccato").nextElementSibling).toHaveTextContent("108,67");
});

test.each([
  ["paid on delivery", { paymentType: onDelivery, transactionStatusId: null }],
  ["not paid yet", { statusId: 11, transactionStatusId: 1 }],
  ["declined by the bank", { statusId: 11, transactionStatusId: 0 }],
  ["cancelled", { statusId: 10 }],
  ["delivered", { statusId: 8 }],
  ["charged at its weight", { statusId: 6, totals: { ...totals, charged: 9100 } }],
])("nothing is held of an order that is %s", (_, change) => {
  renderWithProviders(<OrderTotals order={makeOrder({ totals, ...change })} />);
  expect(screen.queryByText("Importo bloccato")).not.toBeInTheDocument();
});
