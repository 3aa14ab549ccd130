import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

beforeEach(() => setSignedIn());
afterEach(resetPage);

const reopened = {
  ...makeCart([makeItem()]),
  statusId: 7,
  reopenedOrder: { orderId: 710001, modifiableUntil: "", paymentTypeId: 12 },
};

const { totals } = makeCart();
const parked = { ...makeCart([makeItem()]), totals: { ...totals, minimumOrder: null } };

function openCart(code: string) {
  const gateway = stubGateway({
    "cart/view": { data: reopened },
    "cart/purchase-restriction": { data: [{ code, message: "Non si può più modificare." }] },
    "cart-giftcertificate/cart-threshold": { data: [] },
    "order/undo-modify": { data: { ...parked, version: reopened.version + 1 } },
  });
  renderPage(<CartPage />);
  return gateway;
}

it("offers to keep the products of an order that ended while it was being changed", async () => {
  const gateway = openCart("error.order.ended");
  const notice = await screen.findByRole("region", { name: "L'ordine n. 710001 non vale più" });
  expect(screen.queryByText(/resta valido l'ordine di prima/)).not.toBeInTheDocument();
  await userEvent.click(within(notice).getByRole("button", { name: "Tieni i prodotti nel carrello" }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(gateway.requestsTo("order/undo-modify")[0]?.params.get("order_id")).toBe("710001");
});

it("gives up the changes of an order that is being prepared, and does not lead to the checkout", async () => {
  openCart("error.order.not_modifiable");
  const name = "L'ordine n. 710001 è già in preparazione";
  const notice = within(await screen.findByRole("region", { name }));
  expect(screen.queryByText(/resta valido l'ordine di prima/)).not.toBeInTheDocument();
  const checkout = screen.getByRole("link", { name: "Vai alla cassa" });
  expect(checkout).toHaveAttribute("aria-disabled", "true");
  expect(checkout).toHaveAccessibleDescription(name);
  await userEvent.click(notice.getByRole("button", { name: "Abbandona le modifiche" }));
  await userEvent.click(await screen.findByRole("button", { name: "Lascia com'era" }));
  await waitFor(() => expect(screen.queryByRole("region", { name })).not.toBeInTheDocument());
  expect(screen.getByRole("link", { name: "Vai alla cassa" })).not.toHaveAttribute("aria-disabled");
});
