import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutPage } from "@/components/checkout/checkout-page";
import { toShopTime } from "@/lib/rules/dates/shop-time";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const bag = makeItem({
  itemId: 9,
  quantity: 1,
  product: makeProduct({ productId: 900, name: "Sacchetto di carta", isPackaging: true }),
});
const item = makeItem({ itemId: 2, quantity: 2 });
const soldOut = {
  ...item,
  notices: [{ code: "x", message: "Questo articolo al momento non è disponibile." }],
};
const other = makeProduct({ productId: 103, name: "Penne rigate" });
const cart = makeCart([item, bag], { version: 7 });
const cartAfter = makeCart([soldOut, bag], { version: 8 });

function setUp(errors: { code: string; message: string }[]) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "packaging-type/list": { data: [bag.product] },
    "checkout/prepare": {
      data: {
        cart,
        paymentTypes: [{ paymentTypeId: 2, name: "Al ritiro o alla consegna", descr: "", online: false }],
      },
    },
    "checkout/buy": { status: 1, errors },
    products: { data: { products: [item.product, other], page: null, facets: [], correctedQueries: [] } },
    "products/103": { data: other },
    "cart/add": { data: makeCart([soldOut, makeItem({ itemId: 3, product: other }), bag], { version: 9 }) },
    "cart/delete": { data: makeCart([makeItem({ itemId: 3, product: other }), bag], { version: 10 }) },
  });
  renderPage(<CheckoutPage />);
  return gateway;
}

async function buy(gateway: ReturnType<typeof setUp>): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Continua al pagamento" }));
  await userEvent.click(await screen.findByRole("button", { name: "Controlla e conferma" }));
  await userEvent.click(screen.getByRole("checkbox"));
  gateway.setResponse("cart/view", { data: cartAfter });
  await userEvent.click(screen.getByRole("button", { name: "Ordine con obbligo di pagare" }));
}

beforeEach(() => setSignedIn());

afterEach(() => {
  window.history.replaceState(null, "", "/checkout");
  resetPage();
});

const SOLD_OUT = [{ code: "msg.cart.availability.errors", message: "Qualcuno è arrivato prima." }];

async function readPopup(): Promise<void> {
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Qualcuno è arrivato prima.")).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Ho capito" }));
}

describe("a product sold to somebody else at the last step", () => {
  it("is named with its reason by the dialog, which leads to where it can be put right", async () => {
    window.history.replaceState(null, "", "/checkout");
    const gateway = setUp(SOLD_OUT);
    await buy(gateway);
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      await dialog.findByText("Mezze maniche: Questo articolo al momento non è disponibile."),
    ).toBeInTheDocument();
    expect(dialog.queryByRole("link")).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Sistema ora" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Un articolo da sistemare" })).toHaveFocus(),
    );
  });

  it("is named there and can be removed", async () => {
    const gateway = setUp(SOLD_OUT);
    await buy(gateway);
    await readPopup();
    await userEvent.click(await screen.findByRole("button", { name: "Togli Mezze maniche dall'ordine" }));
    await waitFor(() => expect(gateway.requestsTo("cart/delete")).toHaveLength(1));
    expect(window.location.search).toBe("?step=confirm");
    expect(document.getElementById("step-title")).toHaveFocus();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("stays in the order when the shop rejects the other product", async () => {
    const gateway = setUp(SOLD_OUT);
    gateway.setResponse("cart/add", { status: 1, errors: [{ code: "x", message: "Finito anche questo." }] });
    await buy(gateway);
    await readPopup();
    await userEvent.click(await screen.findByRole("button", { name: "Sostituisci Mezze maniche" }));
    await userEvent.click(await screen.findByRole("button", { name: "Prendi Penne rigate al suo posto" }));
    await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Togli Mezze maniche dall'ordine" })).toBeEnabled();
    expect(gateway.requestsTo("cart/delete")).toHaveLength(0);
  });

  it("says that the similar ones could not be read, and reads them again", async () => {
    const gateway = setUp(SOLD_OUT);
    gateway.setResponse("products", { http: 503, status: 1 });
    await buy(gateway);
    await readPopup();
    await userEvent.click(await screen.findByRole("button", { name: "Sostituisci Mezze maniche" }));
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.queryByText(/Non abbiamo trovato un prodotto simile/)).not.toBeInTheDocument();
    gateway.setResponse("products", {
      data: { products: [item.product, other], page: null, facets: [], correctedQueries: [] },
    });
    await userEvent.click(retry);
    expect(await screen.findByRole("button", { name: "Prendi Penne rigate al suo posto" })).toBeEnabled();
  });

  it("can be replaced there by a similar one that is available", async () => {
    const gateway = setUp(SOLD_OUT);
    await buy(gateway);
    await readPopup();
    await userEvent.click(await screen.findByRole("button", { name: "Sostituisci Mezze maniche" }));
    await userEvent.click(await screen.findByRole("button", { name: "Prendi Penne rigate al suo posto" }));
    await waitFor(() => expect(gateway.requestsTo("cart/delete")).toHaveLength(1));
    expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
      items: [{ productId: 103, quantity: 2 }],
    });
    await waitFor(() => expect(document.getElementById("step-title")).toHaveFocus());
  });
});

it("offers the pieces that are left of more that were ordered", async () => {
  const product = makeProduct({ available: 1 });
  const notices = [{ code: "x", message: "Di questo articolo resta solo 1 pz." }];
  const gateway = setUp([]);
  gateway.setResponse("cart/view", { data: makeCart([{ ...item, product, notices }, bag]) });
  gateway.setResponse("cart/update", { data: makeCart([{ ...item, quantity: 1, product }, bag]) });
  await userEvent.click(await screen.findByRole("button", { name: /^Prendine 1\spz: Mezze maniche$/ }));
  await waitFor(() => expect(gateway.requestsTo("cart/update")).toHaveLength(1));
  expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 2, quantity: 1 }] });
  expect(document.getElementById("step-title")).toHaveFocus();
});

it("offers no pieces of what is sold out", async () => {
  const gateway = setUp([]);
  const product = makeProduct({ available: 0 });
  gateway.setResponse("cart/view", { data: makeCart([{ ...soldOut, product }, bag]) });
  expect(await screen.findByRole("button", { name: "Sostituisci Mezze maniche" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Prendine/ })).not.toBeInTheDocument();
});

it("offers another day for what is not delivered in the chosen timeslot", async () => {
  const monday = "2099-01-05T00:00:00";
  const timeslot = cart.timeslot && { ...cart.timeslot, dateIso: monday };
  const locked = { ...soldOut, product: { ...soldOut.product, dayLock: "2" } };
  const gateway = setUp([]);
  gateway.setResponse("cart/view", {
    data: { ...makeCart([locked, { ...soldOut, itemId: 3 }, bag]), timeslot },
  });
  const box = await screen.findByRole("region", { name: "2 articoli da sistemare" });
  expect(within(box).getAllByRole("button", { name: /^Cambia giorno/ })).toHaveLength(1);
  await userEvent.click(within(box).getByRole("button", { name: "Cambia giorno: Mezze maniche" }));
  expect(await screen.findByRole("dialog", { name: "Quando vuoi ricevere la spesa?" })).toBeVisible();
});

it("offers no other day for what cannot be ordered at this hour", async () => {
  const timeslot = cart.timeslot && { ...cart.timeslot, dateIso: "2099-01-05T00:00:00" };
  const now = toShopTime(new Date()).minutes;
  const lockCutoff = now < 720 ? "22:00-23:00" : "01:00-02:00";
  const locked = { ...soldOut, product: { ...soldOut.product, lockCutoff } };
  const gateway = setUp([]);
  gateway.setResponse("cart/view", { data: { ...makeCart([locked, bag]), timeslot } });
  expect(await screen.findByRole("button", { name: "Sostituisci Mezze maniche" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Cambia giorno/ })).not.toBeInTheDocument();
});

it("links to the loyalty card where the order needs one", async () => {
  const gateway = setUp([{ code: "error.checkout.fidelity_card", message: "Serve la carta fedeltà." }]);
  await buy(gateway);
  expect(await screen.findByRole("link", { name: "Chiedi o aggiungi la Carta Vantaggi" })).toHaveAttribute(
    "href",
    "/profile/request-fidelitycard?redirect=%2Fcheckout",
  );
});

it("says at the first step that the order needs the loyalty card", async () => {
  const gateway = setUp([]);
  gateway.setResponse("cart/purchase-restriction", {
    data: [{ code: "error.checkout.fidelity_card", message: "Serve la carta fedeltà." }],
  });
  expect(await screen.findByText("Serve la carta fedeltà.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Chiedi o aggiungi la Carta Vantaggi" })).toHaveAttribute(
    "href",
    "/profile/request-fidelitycard?redirect=%2Fcheckout",
  );
});
