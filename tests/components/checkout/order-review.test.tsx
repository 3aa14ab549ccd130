import { screen } from "@testing-library/react";
import { OrderReview } from "@/components/checkout/order-review";
import { home, homeDelivery, makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const payment = { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true };

beforeEach(() => setSignedIn());
afterEach(resetPage);

it.each([
  ["home", 2, "Casa", "Via Mario Pagano 12, 20145 Milano (MI)"],
  ["a store", 1, "Madia Navigli", "Madia Navigli, Via Mario Pagano 12, 20145 Milano (MI)"],
  ["a locker", 4, "Locker Garibaldi", "Locker Garibaldi, Via Mario Pagano 12, 20145 Milano (MI)"],
])("says where the order is received: %s", async (_, deliveryServiceId, addressName, place) => {
  stubGateway({});
  const service = { ...homeDelivery, deliveryServiceId };
  const cart = makeCart([makeItem()], { service, address: { ...home, addressName } });
  renderPage(<OrderReview cart={cart} payment={payment} card={null} voucherPayment={null} />);
  expect((await screen.findByText("Dove")).nextElementSibling?.textContent).toBe(place);
});
