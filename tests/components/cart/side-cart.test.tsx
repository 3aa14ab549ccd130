import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaymentPage } from "@/components/checkout/payment-page";
import { deliveryLockStore } from "@/lib/cart/delivery-lock-store";
import { openOverlay } from "@/lib/overlays/events";
import { markSessionChanged } from "@/lib/session/session-state";
import messages from "@/messages/it.json";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const opener = <button onClick={() => openOverlay({ dialog: "cart" })}>Apri</button>;
const sideCart = () => screen.findByRole("dialog", { name: "Il tuo carrello" });

beforeEach(() => {
  setSignedIn();
  stubGateway({ "cart/view": { data: makeCart([makeItem({ itemId: 5, quantity: 1 })]) } });
});
afterEach(resetPage);

async function openSideCart() {
  renderPage(opener);
  const button = screen.getByRole("button", { name: "Apri" });
  await userEvent.click(button);
  await sideCart();
  return button;
}

describe("the side cart", () => {
  it("shows the lines with their price per unit, the total and the way to the cart", async () => {
    await openSideCart();
    expect(await screen.findByText("Mezze maniche")).toBeInTheDocument();
    expect(screen.getByText(/2,98\s€\/kg/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Vai al carrello" })).toHaveAttribute("href", "/cart");
  });

  it("describes a line's quantity by what tells it from another of the same name", async () => {
    const product = makeProduct({ brand: "Divella", packSize: "500 g" });
    stubGateway({ "cart/view": { data: makeCart([makeItem({ product, quantity: 2 })]) } });
    await openSideCart();
    const more = await screen.findByRole("button", { name: "Aumenta la quantità di Mezze maniche" });
    expect(more).toHaveAttribute("aria-description", expect.stringMatching(/^Divella, 500\sg, /));
    expect(screen.getByRole("textbox", { name: "Quantità di Mezze maniche" })).toHaveAttribute(
      "aria-description",
      more.getAttribute("aria-description"),
    );
  });

  it("shows address and timeslot, each with a button that changes it", async () => {
    await openSideCart();
    const cart = within(await sideCart());
    expect(await cart.findByText(/Via Mario Pagano 12/)).toBeVisible();
    expect(cart.getByText(/18:00–20:00/)).toBeVisible();
    expect(cart.getByRole("button", { name: "Cambia indirizzo" })).toBeVisible();
    expect(cart.getByRole("button", { name: "Cambia fascia oraria" })).toBeVisible();
  });

  it("changes neither on the payment page, and says why", async () => {
    const gateway = stubGateway({
      "cart/view": { data: makeCart([makeItem()]) },
      "order/list-retry-payment": { data: { orders: [] } },
    });
    const { unmount } = renderPage(
      <>
        <PaymentPage orderId={null} />
        {opener}
      </>,
    );
    await waitFor(() => expect(gateway.requestsTo("order/list-retry-payment")).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Apri" }));
    const cart = within(await sideCart());
    expect(await cart.findByText(/Via Mario Pagano 12/)).toBeVisible();
    expect(cart.queryByRole("button", { name: /^Cambia/ })).not.toBeInTheDocument();
    expect(cart.getByText(messages.delivery.lockedWhilePaying)).toBeVisible();
    unmount();
    expect(deliveryLockStore.get()).toBe("");
  });

  it("marks the name of a department on pages in another language", async () => {
    const department = { ...makeCart([makeItem()]).sectors[0]!, name: "Pasta e riso" };
    stubGateway({ "cart/view": { data: makeCart([], { sectors: [department] }) } });
    renderPage(opener, "en");
    await userEvent.click(screen.getByRole("button", { name: "Apri" }));
    const heading = await screen.findByRole("heading", { name: "Pasta e riso" });
    expect(within(heading).getByText("Pasta e riso")).toHaveAttribute("lang", "it");
  });

  it("reads a cart that could not be read again", async () => {
    const gateway = stubGateway({ "cart/view": { http: 502, status: 502 } });
    await openSideCart();
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.getByText(messages.errors.errorLoadingCart)).toBeInTheDocument();
    expect(screen.queryByText("Il carrello è vuoto")).not.toBeInTheDocument();
    gateway.setResponse("cart/view", { data: makeCart([makeItem()]) });
    await userEvent.click(retry);
    expect(await screen.findByText("Mezze maniche")).toBeInTheDocument();
  });

  it("tells a visitor only that something went wrong", async () => {
    document.cookie = "madia_in=2";
    markSessionChanged();
    stubGateway({ "cart/view": { http: 502, status: 502 } });
    await openSideCart();
    expect(await screen.findByText(messages.errors.generic)).toBeInTheDocument();
  });

  it("gives the focus of a removed line to the next one, and of the last to the title", async () => {
    const other = makeItem({ itemId: 6, quantity: 1, product: makeProduct({ productId: 9, name: "Penne" }) });
    const lines = makeCart([makeItem({ itemId: 5, quantity: 1 }), other]);
    stubGateway({
      "cart/view": { data: lines },
      "cart/delete": ({ body }) =>
        JSON.stringify(body).includes('"itemId":5')
          ? { data: makeCart([other], { version: 2 }) }
          : { data: makeCart([], { version: 3 }) },
    });
    await openSideCart();
    for (const [name, next] of [
      ["Mezze maniche", () => screen.getByText("Penne").closest("li")],
      ["Penne", () => screen.getByRole("heading", { name: "Il tuo carrello" })],
    ] as const) {
      await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^Togli.*${name}`) }));
      const question = (await screen.findAllByRole("dialog")).at(-1)!;
      await userEvent.click(within(question).getByRole("button", { name: /^Togli/ }));
      await waitFor(() => expect(next()).toHaveFocus());
    }
  });

  it("counts single pieces of a package one by one, as the cart does", async () => {
    const crate = makeProduct({ selling: { kind: "package", qtyMult: 6 } });
    const pieces = makeItem({ product: crate, quantity: 3, info: { is_package: "false" } });
    const gateway = stubGateway({
      "cart/view": { data: makeCart([pieces]) },
      "cart/update": { data: makeCart([{ ...pieces, quantity: 4 }], { version: 2 }) },
    });
    await openSideCart();
    await userEvent.click(await screen.findByRole("button", { name: /Aumenta la quantità/ }));
    await waitFor(() =>
      expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 1, quantity: 4 }] }),
    );
  });

  it("says which product is sold out", async () => {
    const soldOut = makeItem({ itemId: 5, notices: [{ code: "x", message: "Esaurito" }] });
    stubGateway({ "cart/view": { data: makeCart([soldOut]) } });
    await openSideCart();
    expect(await screen.findByText("Esaurito")).toBeInTheDocument();
  });

  it.each([
    ["its button", () => userEvent.click(screen.getByRole("button", { name: "Chiudi" }))],
    [
      "Escape",
      async () => {
        const dialog = screen.getByRole("dialog");
        act(() => void dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
      },
    ],
    ["the back button", async () => act(() => window.history.back())],
  ])("closes by %s and gives the focus back", async (_way, close) => {
    const button = await openSideCart();
    await close();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });
});

it("says in the side cart too that the order it changes has ended", async () => {
  stubGateway({
    "cart/view": {
      data: {
        ...makeCart([makeItem()]),
        reopenedOrder: { orderId: 710001, modifiableUntil: "", paymentTypeId: 12 },
      },
    },
    "cart/purchase-restriction": { data: [{ code: "error.order.ended", message: "" }] },
  });
  await openSideCart();
  expect(await screen.findByRole("link", { name: "L'ordine n. 710001 non vale più" })).toBeInTheDocument();
});
