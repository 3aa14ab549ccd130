import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { redirectAfterPurchase } from "@/components/checkout/redirect-after-purchase";
import { clearCart } from "@/lib/cart/cart-store";
import { formDraftKey, readDraft, writeDraft } from "@/lib/session/form-drafts";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/components/checkout/redirect-after-purchase");

const card = { paymentTypeId: 12, name: "Carta di credito", descr: "", online: true };
const onDelivery = { paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false };
const cart = makeCart([makeItem()]);
const CHOICE = formDraftKey(cart.user.userId, `payment-${cart.cartId}`);

function setUp(paymentTypes = [card, onDelivery], current = cart) {
  window.history.replaceState(null, "", "/checkout?step=payment");
  const gateway = stubGateway({
    "cart/view": { data: current },
    "packaging-type/list": { data: [] },
    "checkout/prepare": { data: { cart: current, paymentTypes } },
    "checkout/prebilled-amount": { data: { prebilledCents: 6485 } },
  });
  const { unmount } = renderPage(<CheckoutPage />);
  return { gateway, unmount };
}

const onDeliveryRadio = () => screen.findByRole("radio", { name: /Al ritiro o alla consegna/ });
const cardRadio = () => screen.findByRole("radio", { name: /Carta di credito/ });

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("is kept over a reload", async () => {
  const { unmount } = setUp();
  await userEvent.click(await onDeliveryRadio());
  unmount();
  act(clearCart);
  setUp();
  expect(await onDeliveryRadio()).toBeChecked();
});

it.each([
  ["another customer", { ...cart, user: { ...cart.user, userId: cart.user.userId + 1 } }],
  ["another cart", { ...cart, cartId: Number(cart.cartId) + 1 }],
])("is not that of %s", async (_, other) => {
  writeDraft(CHOICE, { paymentTypeId: 2 });
  setUp(undefined, other);
  expect(await cardRadio()).toBeChecked();
});

it("begins with that of the order that the cart changes", async () => {
  setUp(undefined, {
    ...cart,
    reopenedOrder: { orderId: 710001, modifiableUntil: "2026-11-26T11:00:00.000Z", paymentTypeId: 2 },
  });
  expect(await onDeliveryRadio()).toBeChecked();
});

it("goes once the shop no longer offers it", async () => {
  writeDraft(CHOICE, { paymentTypeId: 2 });
  setUp([card]);
  expect(await cardRadio()).toBeChecked();
  expect(readDraft(CHOICE)).toBeNull();
});

it("goes with the order", async () => {
  writeDraft(CHOICE, { paymentTypeId: 2 });
  const { gateway } = setUp();
  gateway.setResponse("checkout/buy", { data: { orderId: 710001, orderStatusId: 1, paymentUrl: "" } });
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  await waitFor(() => expect(redirectAfterPurchase).toHaveBeenCalled());
  expect(readDraft(CHOICE)).toBeNull();
  expect(gateway.requestsTo("checkout/buy")[0]?.params.get("payment_type_id")).toBe("2");
});
