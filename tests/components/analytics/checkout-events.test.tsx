import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import type { AnalyticsEvent } from "@/lib/analytics/events";
import { setSink } from "@/lib/analytics/track";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

it("the checkout reports delivery and payment once they are chosen", async () => {
  const events: AnalyticsEvent[] = [];
  setSink((event) => events.push(event));
  setSignedIn();
  const cart = makeCart([makeItem({ quantity: 2 })]);
  const card = { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true };
  stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [] },
    "checkout/prepare": { data: { cart, paymentTypes: [card] } },
    "checkout/prebilled-amount": { data: { prebilledCents: 803 } },
  });
  renderPage(<CheckoutPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  const ecommerce = { currency: "EUR", value: 2.98, items: [{ item_id: "101", quantity: 2 }] };
  expect(await screen.findByRole("radio", { name: /Carta di credito/ })).toBeChecked();
  expect(events).toMatchObject([
    { event: "add_shipping_info", ecommerce: { ...ecommerce, shipping_tier: "home" } },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Controlla e conferma" }));
  expect(events.slice(1)).toMatchObject([
    { event: "add_payment_info", ecommerce: { ...ecommerce, payment_type: "card" } },
  ]);
});
