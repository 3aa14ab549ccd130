import { screen } from "@testing-library/react";
import { OrderPayment } from "@/components/checkout/order-payment";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it.each([
  ["2026-11-20T10:00:00.000Z", /^Hai acconsentito a bloccare fino a 88,77\s€, il ven 20 nov 11:00$/],
  [null, /^Hai acconsentito a bloccare fino a 88,77\s€$/],
])("shows the consent given on %s", (date, text) => {
  const order = makeOrder({ holdConsent: { cents: 8877, date } });
  renderPage(
    <dl>
      <OrderPayment order={order} />
    </dl>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
