import { screen } from "@testing-library/react";
import { OrderConfirmation } from "@/components/checkout/order-confirmation";
import type { Order } from "@/lib/ebsn/domain/order";
import { homeDelivery } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { renderWithProviders } from "../render-with-providers";

const card = { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true };
const onDelivery = { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false };
const vouchers = { paymentTypeId: 18, name: "Buoni Mezzodì", descr: "", online: false };
const mealVouchers = { vouchers: 8, value: 800, covered: 6400, rest: 4402 };
const pickUp = { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio" };

const show = (changes: Partial<Order>) =>
  renderWithProviders(
    <OrderConfirmation
      order={makeOrder({ ...changes, totals: { ...makeOrder().totals, gross: 5859, variableWeight: 500 } })}
    />,
  );

it.each<[string, Partial<Order>, string]>([
  ["by card", { paymentType: card }, "Carta di credito"],
  ["on delivery", { paymentType: onDelivery }, "Paghi alla consegna"],
  ["at the store", { paymentType: onDelivery, service: pickUp }, "Paghi al ritiro"],
  [
    "where the service is not known",
    { paymentType: onDelivery, service: null },
    "Paghi al ritiro o alla consegna",
  ],
  ["with vouchers", { paymentType: vouchers }, "Buoni Mezzodì"],
])("names how the total is paid: %s", (_, changes, name) => {
  show(changes);
  const label = screen.getAllByRole("term").at(-1);
  expect(label).toHaveTextContent(name);
  expect(label?.nextElementSibling).toHaveTextContent(/^58,59\s€ \(stimato\)/);
});

it.each<[string, Partial<Order>, RegExp]>([
  ["what is charged, by card", { paymentType: card }, /e addebitiamo il prezzo effettivo\.$/],
  ["what is paid, at the door", { paymentType: onDelivery }, /: paghi il prezzo effettivo\.$/],
  ["what is paid, with vouchers", { paymentType: vouchers, mealVouchers }, /: paghi il prezzo effettivo\.$/],
])("says of weighed products %s", (_, changes, text) => {
  show(changes);
  expect(screen.getByText(/^Pesiamo i prodotti a peso variabile/)).toHaveTextContent(text);
});

it.each([
  ["home delivery", homeDelivery, "Alla consegna"],
  ["pick-up", pickUp, "Al ritiro"],
])("says where the rest of the vouchers is paid: %s", (_, service, where) => {
  show({ paymentType: vouchers, mealVouchers, service });
  expect(screen.getByText(/con carta o bancomat/)).toHaveTextContent(
    `${where}: 44,02 € con carta o bancomat`,
  );
});

describe("of a changed order", () => {
  const heading = () => screen.getByRole("heading", { level: 1 });

  it("says which order it replaces and what is released", () => {
    show({ paymentType: card, replacedOrder: { orderId: 710_003, releasedCents: 5150 } });
    expect(heading()).toHaveTextContent("Modifica confermata");
    expect(
      screen.getByText(
        "Sostituisce l'ordine n. 710003: ricevi una sola spesa. I 51,50 € bloccati per quell'ordine tornano liberi.",
      ),
    ).toBeInTheDocument();
  });

  it.each([
    ["are weighed", 500, "fino alla pesata dei prodotti"],
    ["have fixed weights", 0, "finché la spesa è pronta"],
  ])(
    "says until when more than the total is pre-authorised where the products %s",
    (_, variableWeight, text) => {
      const totals = { ...makeOrder().totals, gross: 5859, prebilled: 6000, variableWeight };
      renderWithProviders(<OrderConfirmation order={makeOrder({ paymentType: card, totals })} />);
      expect(screen.getByText(`Bloccati 60,00 € ${text}.`)).toBeInTheDocument();
    },
  );

  it("says nothing of money where nothing is released", () => {
    show({ paymentType: card, replacedOrder: { orderId: 710_003, releasedCents: null } });
    expect(screen.getByText("Sostituisce l'ordine n. 710003: ricevi una sola spesa.")).toBeInTheDocument();
  });
});
