import { screen, waitFor } from "@testing-library/react";
import { CartPage } from "@/components/cart/cart-page";
import { UnpaidOrderNotices } from "@/components/cart/unpaid-order-notice";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { NOT_OFFERED } from "@/lib/ebsn/not-offered";
import { makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("says of an unpaid change which order stays valid without it", async () => {
  const change = makeOrder({ statusId: 11, canRetryPayment: true, validOrderId: 710000 });
  stubGateway({ "order/list-retry-payment": { data: { orders: [change] } } });
  renderPage(<UnpaidOrderNotices emptyCart="Vuoto" />);
  expect(
    await screen.findByText("L'ordine n. 710000 resta valido finché questo non è pagato."),
  ).toBeInTheDocument();
});

describe("an empty cart with an order that waits for its payment", () => {
  const order = makeOrder({ statusId: 11, canRetryPayment: true });
  const PAGES = [
    ["cart", <CartPage key="cart" />],
    ["checkout", <CheckoutPage key="checkout" />],
  ] as const;
  const waiting = () =>
    screen.findByRole("heading", { level: 1, name: "L'ordine n. 710001 aspetta il pagamento" });

  beforeEach(() =>
    stubGateway({
      "cart/view": { data: makeCart() },
      "order/list-retry-payment": { data: { orders: [order] } },
    }),
  );

  it.each(PAGES)("is about that order: %s", async (_, page) => {
    renderPage(page);
    expect(await waiting()).toBeVisible();
    expect(screen.getByRole("link", { name: "Vai al pagamento" })).toHaveAttribute(
      "href",
      "/payment?orderId=710001",
    );
    expect(screen.queryByText("Il carrello è vuoto")).not.toBeInTheDocument();
  });

  it("has the focus on its heading in the checkout, where the customer comes back from the bank", async () => {
    renderPage(<CheckoutPage />);
    const heading = await waiting();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it.each(PAGES)("is empty where there is no such order: %s", async (_, page) => {
    stubGateway({ "cart/view": { data: makeCart() }, "order/list-retry-payment": { data: { orders: [] } } });
    renderPage(page);
    expect(await screen.findByRole("heading", { level: 1, name: "Il carrello è vuoto" })).toBeVisible();
  });
});

it("is silent where the shop has no list of unpaid orders", async () => {
  const errors = [{ code: NOT_OFFERED, message: "Questo negozio non offre questo servizio." }];
  const gateway = stubGateway({ "order/list-retry-payment": { http: 404, status: 404, errors } });
  renderPage(<UnpaidOrderNotices emptyCart="Vuoto" />);
  await waitFor(() => expect(gateway.requestsTo("order/list-retry-payment")).toHaveLength(1));
  expect(await screen.findByText("Vuoto")).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
