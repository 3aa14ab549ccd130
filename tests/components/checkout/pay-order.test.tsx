import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PayOrder } from "@/components/checkout/pay-order";
import type { Order } from "@/lib/ebsn/domain/order";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

function setUp(changes: Partial<Order>) {
  const gateway = stubGateway({ "payment-type/list-auth": { data: [] } });
  renderPage(<PayOrder order={makeOrder({ statusId: 11, canRetryPayment: true, ...changes })} />);
  return gateway;
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it.each([
  [
    "the total, where it is what is held",
    803,
    "Totale: 8,03 €. Ora li blocchiamo, e li addebitiamo a spesa pronta.",
  ],
  [
    "what is held beyond the estimated total",
    850,
    "Totale stimato: 8,03 €. Ora blocchiamo 8,50 €; dopo la pesata addebitiamo il prezzo effettivo e il resto torna libero.",
  ],
  ["the total, where nothing is held", null, "Totale: 8,03 €."],
])("says beside the button %s", async (_, prebilled, text) => {
  setUp({ totals: { ...makeOrder().totals, prebilled } });
  expect(await screen.findByRole("button", { name: "Paga ora" })).toHaveAccessibleDescription(
    text.replaceAll(" €", "\u00a0€"),
  );
});

it("lets a declined card be replaced by another way to pay", async () => {
  const paymentTypes = [12, 2, 24].map((paymentTypeId) => ({
    paymentTypeId,
    name: `Tipo ${paymentTypeId}`,
    descr: "",
    online: paymentTypeId !== 2,
  }));
  const gateway = setUp({ paymentTypes, paymentType: paymentTypes[0] });
  gateway.setResponse("order/modify-payment-type", {
    status: 1,
    errors: [{ code: "x", message: "Riprova più tardi" }],
  });
  const others = await screen.findByRole("combobox");
  expect(within(others).getAllByRole("option")).toHaveLength(1);
  expect(others).toHaveDisplayValue("Tipo 24");
  await userEvent.click(
    screen.getByRole("button", { name: "Continua: paga in un altro modo l'ordine n. 710001" }),
  );
  await waitFor(() => expect(gateway.requestsTo("order/modify-payment-type")).toHaveLength(1));
  expect(gateway.requestsTo("order/modify-payment-type")[0]?.params.get("payment_type_id")).toBe("24");
});
