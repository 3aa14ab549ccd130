import { act, screen } from "@testing-library/react";
import { CartButtonText } from "@/components/layout/cart-button-text";
import { CartCount } from "@/components/layout/cart-count";
import { DeliveryIsland } from "@/components/layout/delivery-island";
import { cartSnapshotStore } from "@/lib/cart/cart-snapshot";
import { clearCart, markCartFailed } from "@/lib/cart/cart-store";
import { fetchCart } from "@/lib/cart/fetch-cart";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const cart = makeCart([makeItem({ itemId: 1 }), makeItem({ itemId: 2 })]);

type CopyModule = typeof import("@/lib/cart/cart-snapshot");

/** What a new document of this tab finds. */
function readAgain() {
  let copy: unknown;
  jest.isolateModules(() => {
    copy = (jest.requireActual("@/lib/cart/cart-snapshot") as CopyModule).cartSnapshotStore.get();
  });
  return copy;
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

async function storeCart() {
  stubGateway({ "cart/view": { data: cart } });
  await act(fetchCart);
}

/** As a new document of this tab begins. */
async function startFromCopy() {
  await storeCart();
  const copy = readAgain();
  act(clearCart);
  act(() => cartSnapshotStore.set(copy as ReturnType<typeof cartSnapshotStore.get>));
}

it("shows count and place of the copy until the cart is read", async () => {
  await startFromCopy();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  stubGateway({ "cart/view": () => released.then(() => ({ data: makeCart([makeItem({ itemId: 1 })]) })) });
  renderPage(
    <>
      <CartCount />
      <DeliveryIsland asksForPlace />
    </>,
  );
  expect(screen.getByText("2")).toBeInTheDocument();
  expect(screen.getByText(new RegExp(cart.address?.address1 ?? ""))).toBeInTheDocument();
  await act(async () => release());
  expect(await screen.findByText("1")).toBeInTheDocument();
});

it("goes on showing the copy where the cart cannot be read", async () => {
  await startFromCopy();
  renderPage(
    <>
      <CartButtonText />
      <CartCount />
      <DeliveryIsland asksForPlace />
    </>,
  );
  await act(async () => markCartFailed());
  expect(screen.getByText("2")).toBeInTheDocument();
  expect(screen.getByText(new RegExp(cart.address?.address1 ?? ""))).toBeInTheDocument();
  expect(screen.getByText("Carrello").parentElement).not.toHaveAttribute("aria-busy");
});

it("keeps neither products nor telephone, and goes with the log-out", async () => {
  await storeCart();
  expect(readAgain()).toMatchObject({ count: 2, storeName: cart.storeName });
  expect(readAgain()).not.toHaveProperty("sectors");
  expect(JSON.stringify(readAgain())).not.toContain(cart.address?.phone);
  act(clearCart);
  expect(readAgain()).toBeNull();
});

it("is not readable in another account or without a session", async () => {
  await storeCart();
  localStorage.setItem("madia.cart-owner", "1002 77");
  expect(readAgain()).toBeNull();
  await storeCart();
  setSignedIn(false);
  expect(readAgain()).toBeNull();
});
