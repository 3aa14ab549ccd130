import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openOverlay } from "@/lib/overlays/events";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
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

  it("reads a cart that could not be read again", async () => {
    const gateway = stubGateway({ "cart/view": { http: 502, status: 502 } });
    await openSideCart();
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(screen.queryByText("Il carrello è vuoto")).not.toBeInTheDocument();
    gateway.setResponse("cart/view", { data: makeCart([makeItem()]) });
    await userEvent.click(retry);
    expect(await screen.findByText("Mezze maniche")).toBeInTheDocument();
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
