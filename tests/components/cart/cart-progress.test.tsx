import { screen } from "@testing-library/react";
import { CartProgress } from "@/components/cart/cart-progress";
import { homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { renderWithProviders } from "@/tests/components/render-with-providers";

const totals = { ...makeCart().totals, productsNet: 9000, minimumOrder: 3000, freeDeliveryFrom: 8000 };

test.each([
  [2, "La consegna è gratuita"],
  [1, "Il ritiro è gratuito"],
  [4, "Il ritiro è gratuito"],
])("what is free at service %i: %s", (deliveryServiceId, text) => {
  const service = { ...homeDelivery, deliveryServiceId };
  renderWithProviders(<CartProgress cart={makeCart([], { service, totals })} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

const code = {
  description: "Consegna gratuita",
  amountCents: -490,
  giftCode: "CONSEGNA",
  reducesDelivery: true,
};

test.each([
  ["nothing makes it free", {}, [], "Mancano 20,00 € per la consegna gratuita"],
  ["a code does", {}, [code], "La consegna è gratuita"],
  ["the timeslot does", { deliveryFee: 0 }, [], "La consegna è gratuita"],
])("below the amount for free delivery, where %s", (_, changes, adjustments, text) => {
  const cart = makeCart([], { adjustments, totals: { ...totals, productsNet: 6000, ...changes } });
  renderWithProviders(<CartProgress cart={cart} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
