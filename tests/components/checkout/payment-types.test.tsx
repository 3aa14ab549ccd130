import { screen } from "@testing-library/react";
import { PaymentTypes } from "@/components/checkout/payment-types";
import { renderPage } from "@/tests/support/render-page";

const vouchers = { paymentTypeId: 18, name: "Buoni Mezzodì", descr: "Li dai all'addetto", online: false };

it.each([
  ["it", /^Buoni Mezzodì ?Li dai all'addetto$/],
  ["en", /^Buoni Mezzodì ?Meal vouchers: you hand them over .* by card\.$/],
] as const)("meal vouchers keep their name and are explained in the page's language: %s", (locale, name) => {
  renderPage(<PaymentTypes types={[vouchers]} chosen={null} onChoose={() => undefined} />, locale);
  expect(screen.getByRole("radio", { name })).toBeInTheDocument();
});

it.each([
  [12, "Carta di credito o debito"],
  [19, "Buoni pasto"],
])("payment type %i of a shop that sends no names is called %s", (paymentTypeId, name) => {
  const type = { paymentTypeId, name: "", descr: "", online: true };
  renderPage(<PaymentTypes types={[type]} chosen={null} onChoose={() => undefined} />);
  expect(screen.getByRole("radio", { name })).toBeInTheDocument();
});
