import { act, screen, waitFor } from "@testing-library/react";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const card = { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true };
const cart = makeCart([makeItem()]);

function setUp() {
  window.history.replaceState(null, "", "/checkout");
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [] },
    "checkout/prepare": { data: { cart, paymentTypes: [card] } },
    "checkout/prebilled-amount": { data: { prebilledCents: 6485 } },
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

/** As after the cart was visited: the steps are in the history, and what they were prepared with is gone. */
async function goForwardTo(step: string): Promise<void> {
  await screen.findByRole("heading", { name: "Riepilogo" });
  await act(async () => {
    window.history.pushState(null, "", `/checkout?step=${step}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it.each(["payment", "confirm"])("forward to the step %s is forward to the payment", async (step) => {
  const gateway = setUp();
  await goForwardTo(step);
  expect(await screen.findByRole("heading", { name: "Pagamento" })).toBeInTheDocument();
  expect(window.location.search).toBe("?step=payment");
  expect(gateway.requestsTo("checkout/prepare")).toHaveLength(1);
});

it("forward where the shop refuses stays at the summary, which says why", async () => {
  const gateway = setUp();
  gateway.setResponse("checkout/prepare", {
    status: 1,
    errors: [{ code: "error.cart.minimum", message: "Manca qualcosa." }],
  });
  await goForwardTo("payment");
  expect(await screen.findByText("Manca qualcosa.")).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(screen.getByRole("heading", { name: "Riepilogo" })).toBeInTheDocument();
});
