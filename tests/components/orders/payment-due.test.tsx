import { screen } from "@testing-library/react";
import { PaymentDueCard } from "@/components/orders/payment-due-card";
import type { PaymentDueDate } from "@/lib/ebsn/domain/payment-due";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const due: PaymentDueDate = {
  paymentDueDateId: 1,
  orderId: null,
  description: "Fattura riepilogativa di ottobre",
  paymentType: null,
  period: "2026-10",
  dueDateIso: "2026-11-26",
  amountCents: 21_275,
  refundedCents: null,
  statusId: 2,
};

const ofOrder: PaymentDueDate = {
  ...due,
  orderId: 700005,
  description: "Pagamento differito: ordine 700005",
  paymentType: {
    paymentTypeId: 11,
    name: "Pagamento differito",
    descr: "",
    online: false,
    dueInDays: 30,
    blocker: "",
  },
  period: "",
};

it.each([
  ["it", due, "Fattura riepilogativa di ottobre"],
  ["en", due, "Summary invoice of October"],
  ["it", ofOrder, "Pagamento differito: ordine 700005"],
  ["en", ofOrder, "Deferred payment: order 700005"],
  ["it", { ...due, description: "" }, "Fattura riepilogativa di ottobre"],
  ["en", { ...due, description: "Rata di luglio", period: "" }, "Rata di luglio"],
] as const)("a deadline in %s of %o is titled %s", (locale, record, title) => {
  renderPage(<PaymentDueCard due={record} />, locale);
  expect(screen.getByText(title)).toBeVisible();
});

it("says what was refunded after the payment", () => {
  renderPage(<PaymentDueCard due={{ ...ofOrder, statusId: 4, refundedCents: 2000 }} />);
  expect(screen.getByText(/poi rimborsati 20,00/)).toBeVisible();
});
