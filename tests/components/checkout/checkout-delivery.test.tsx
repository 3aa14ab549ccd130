import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";
import messages from "@/messages/it.json";
import { home, homeDelivery, makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const bagProduct = makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true });
const items = [makeItem(), makeItem({ itemId: 9, product: bagProduct, quantity: 1 })];
const paymentTypes = [{ paymentTypeId: 2, name: "Alla consegna", descr: "", online: false }];

function setUp(cart = makeCart(items)) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bagProduct] },
    "checkout/prepare": { data: { cart: null, paymentTypes } },
    "checkout/prebilled-amount": { data: { prebilledCents: 1000 } },
    "address/delivery-service-list": { data: [homeDelivery] },
    "user-address/list": { data: [home] },
    "user-address/select": { data: {} },
    "timeslot/list": { data: { days: [makeDay("2099-11-26", [makeSlot()])], userId: 7 } },
    "timeslot/select": { data: {} },
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

const continueToPayment = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));

async function goToConfirmation(): Promise<void> {
  await continueToPayment();
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("offers another timeslot when the chosen one is full", async () => {
  const gateway = setUp();
  const errors = [{ code: "error.checkout.timeslot_full", message: "Non ancora" }];
  gateway.setResponse("checkout/prepare", { status: 1, errors });
  await continueToPayment();
  const alert = await screen.findByRole("alert");
  await userEvent.click(screen.getAllByRole("button", { name: "Cambia fascia oraria" })[0]!);
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(alert).not.toBeInTheDocument();
});

it.each([
  ["no address", { address: null }, "x", "Scegli dove ricevere la spesa"],
  ["no timeslot", { timeslot: null }, "x", "Scegli la fascia oraria"],
  ["a timeslot that is full", {}, "error.checkout.timeslot_full", "Cambia fascia oraria"],
])("leaves the payment to choose another one when the order is rejected for %s", async (...row) => {
  const [, missing, code, action] = row;
  const gateway = setUp();
  gateway.setResponse("checkout/buy", { status: 1, errors: [{ code, message: "Non ancora" }] });
  await goToConfirmation();
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
  gateway.setResponse("cart/view", { data: makeCart(items, { version: 8, ...missing }) });
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  await userEvent.click(await screen.findByRole("button", { name: action }));
  expect(await screen.findByRole("dialog")).toBeVisible();
  expect(screen.getByRole("button", { name: "Continua al pagamento" })).toBeInTheDocument();
});

it.each([
  ["too small", "error.checkout.minimum_order"],
  ["a change of what is being prepared", "error.order.not_modifiable"],
  ["a change of what was cancelled", "error.order.ended"],
])("leads to the cart, and to no timeslot, when the order is rejected as %s", async (_, code) => {
  const gateway = setUp();
  gateway.setResponse("checkout/buy", { status: 1, errors: [{ code, message: "Non ancora" }] });
  await goToConfirmation();
  await userEvent.click(screen.getByRole("checkbox", { name: /condizioni/ }));
  gateway.setResponse("cart/view", { data: makeCart(items, { version: 8, timeslot: null }) });
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
  expect(await screen.findByRole("link", { name: "Modifica il carrello" })).toHaveAttribute("href", "/cart");
  expect(screen.queryByRole("button", { name: "Scegli la fascia oraria" })).not.toBeInTheDocument();
});

it("changes neither place nor timeslot while paying", async () => {
  setUp();
  await screen.findByRole("button", { name: "Continua al pagamento" });
  const editButtons = () => screen.queryAllByRole("button", { name: /^Cambia (indirizzo|fascia)/ });
  expect(editButtons()).toHaveLength(2);
  await goToConfirmation();
  expect(editButtons()).toHaveLength(0);
  expect(deliveryLockStore.get()).not.toBe("");
  expect(screen.getByText(messages.delivery.lockedWhilePaying)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: /Riepilogo/ }));
  expect(editButtons()).toHaveLength(2);
  expect(deliveryLockStore.get()).toBe("");
});

describe.each([
  ["the address", { address: null }, "Come vuoi ricevere la spesa?"],
  ["the timeslot", { timeslot: null }, "Quando vuoi ricevere la spesa?"],
])("without %s", (_step, missing, title) => {
  const findDialog = () => screen.findByRole("dialog", { name: title });
  const close = async () => {
    const dialog = await findDialog();
    await userEvent.click(within(dialog).getByRole("button", { name: "Chiudi" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // Whatever would open a dialog again has had its time.
    await act(async () => {});
  };

  const setUpMissing = () => setUp(makeCart(items, missing));

  it.each(["/checkout", "/checkout?step=confirm"])(
    "opens its dialog at once, but once, at %s",
    async (url) => {
      window.history.replaceState(null, "", url);
      const gateway = setUpMissing();
      await close();
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
      expect(screen.getByRole("heading", { name: "Riepilogo" })).toBeInTheDocument();
      expect(window.location.search).toBe("");
      expect(gateway.requestsTo("checkout/prepare")).toHaveLength(0);
    },
  );

  it("opens its dialog before the payment, and goes on once it is chosen", async () => {
    const gateway = setUpMissing();
    await close();
    await continueToPayment();
    const dialog = within(await findDialog());
    expect(gateway.requestsTo("checkout/prepare")).toHaveLength(0);
    gateway.setResponse("cart/view", { data: makeCart(items, { version: 8 }) });
    await userEvent.click(await dialog.findByRole("button", { name: /^Scegli Casa|18:00–20:00/ }));
    expect(await screen.findByRole("heading", { name: "Pagamento" })).toBeInTheDocument();
    expect(gateway.requestsTo("checkout/prepare")).toHaveLength(1);
  });
});
