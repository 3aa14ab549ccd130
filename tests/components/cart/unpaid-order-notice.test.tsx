import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const unpaid = makeOrder({ statusId: 10, canRetryPayment: true, payBefore: "2026-11-27T11:00:00.000Z" });

beforeEach(() => setSignedIn());

afterEach(resetPage);

describe.each([
  ["cart", CartPage],
  ["checkout", CheckoutPage],
])("an unpaid order in an empty %s", (_name, Page) => {
  it("can be paid or cancelled", async () => {
    const gateway = stubGateway({
      "cart/view": { data: makeCart([]) },
      "order/list-retry-payment": { data: { orders: [unpaid] } },
      "order/delete": { data: null },
    });
    renderPage(<Page />);
    const notice = await screen.findByRole("region", { name: "L'ordine n. 710001 aspetta il pagamento" });
    expect(notice).toHaveTextContent("Paga entro ven 27 nov 12:00");
    expect(within(notice).getByRole("link", { name: "Paga ora" })).toHaveAttribute(
      "href",
      "/payment?orderId=710001",
    );
    gateway.setResponse("order/list-retry-payment", { data: { orders: [] } });
    await userEvent.click(within(notice).getByRole("button", { name: "Annulla l'ordine" }));
    await userEvent.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Annulla l'ordine" }),
    );
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(gateway.requestsTo("order/delete")[0]?.params.get("order_id")).toBe("710001");
  });
});

it("is not asked for by visitors", async () => {
  setSignedIn(false);
  const gateway = stubGateway({});
  renderPage(<CartPage />);
  await screen.findByRole("heading", { level: 1 });
  expect(gateway.requests).toHaveLength(0);
});

it("is not asked for while the cart has products", async () => {
  const gateway = stubGateway({ "cart/view": { data: makeCart([makeItem()]) } });
  renderPage(<CartPage />);
  await screen.findByRole("link", { name: "Mezze maniche" });
  expect(gateway.requestsTo("order/list-retry-payment")).toHaveLength(0);
});
