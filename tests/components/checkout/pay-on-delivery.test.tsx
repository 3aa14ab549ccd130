import { screen } from "@testing-library/react";
import { PreAuthorisedAmount } from "@/components/checkout/pre-authorised-amount";
import { homeDelivery, makeCart, makeItem } from "@/tests/fixtures/cart";
import { renderWithProviders } from "../render-with-providers";

const payment = { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false };
const CHANGES = "Il totale può cambiare di poco con il peso effettivo dei prodotti.";

it.each([
  [2, 0, "alla consegna."],
  [2, 500, `alla consegna. ${CHANGES}`],
  [3, 0, "alla consegna."],
  [1, 0, "al ritiro."],
  [4, 0, "al ritiro."],
  [null, 0, "al ritiro o alla consegna."],
])("with the service %s and %d cents of weighed products ends with %s", (id, variableWeight, end) => {
  const cart = makeCart([makeItem()], {
    service: id === null ? null : { ...homeDelivery, deliveryServiceId: id },
  });
  cart.totals = { ...cart.totals, gross: 5885, variableWeight };
  renderWithProviders(<PreAuthorisedAmount cart={cart} payment={payment} />);
  expect(screen.getByText(/^Paghi/)).toHaveTextContent(`Paghi 58,85 € ${end}`);
});

it("a payment type that is due later says how much and when", () => {
  const cart = makeCart([makeItem()]);
  cart.totals = { ...cart.totals, gross: 5885 };
  renderWithProviders(<PreAuthorisedAmount cart={cart} payment={{ ...payment, dueInDays: 30 }} />);
  expect(screen.getByText(/^Paghi/)).toHaveTextContent(
    `Paghi 58,85 € entro 30 giorni dalla consegna: la scadenza arriva nel tuo profilo. ${CHANGES}`,
  );
});
