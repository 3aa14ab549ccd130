import { screen } from "@testing-library/react";
import { OrderPayment } from "@/components/checkout/order-payment";
import type { Order } from "@/lib/ebsn/domain/order";
import { homeDelivery } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const show = (order: Order) =>
  renderPage(
    <dl>
      <OrderPayment order={order} />
    </dl>,
  );

it.each([
  [
    "2026-11-20T10:00:00.000Z",
    /^Hai acconsentito a bloccare fino a 88,77\s€, alle 11:00 di venerdì 20 novembre$/,
  ],
  [null, /^Hai acconsentito a bloccare fino a 88,77\s€$/],
])("shows the consent given on %s", (date, text) => {
  show(makeOrder({ holdConsent: { cents: 8877, date } }));
  expect(screen.getByText(text)).toBeInTheDocument();
});

const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };

it.each([
  ["on delivery", homeDelivery, /^Alla consegna: 58,90\s€/],
  ["on pick-up", pickUp, /^Al ritiro: 58,90\s€/],
  ["without a known service", null, /^Al ritiro o alla consegna: 58,90\s€/],
])("shows meal vouchers and where the rest is paid: %s", (_, service, rest) => {
  show(makeOrder({ mealVouchers: { vouchers: 8, value: 800, covered: 6400, rest: 5890 }, service }));
  expect(screen.getByText(/8 buoni da 8,00\s€ pagano 64,00\s€/)).toBeInTheDocument();
  expect(screen.getByText(rest)).toBeInTheDocument();
});
