import { act } from "@testing-library/react";
import { optimisticLinesStore } from "@/lib/cart/optimistic-lines-store";
import { clearCart, getCart } from "@/lib/cart/cart-store";
import { fetchCart } from "@/lib/cart/fetch-cart";
import { cartWriteQueue } from "@/lib/cart/line-writes";
import { addLine, setLineQuantity } from "@/lib/cart/change-lines";
import { writeCart } from "@/lib/cart/write-cart";
import { takeOverlayEvents } from "@/lib/overlays/events";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const first = makeCart([makeItem({ itemId: 5, quantity: 1 })], { cartId: 1 });
const second = makeCart([], { cartId: 2 });

function delayedReply(data: unknown) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { release, reply: () => released.then(() => ({ data })) };
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

describe("when another customer signs in", () => {
  it("rejects the cart that was being read for the one before", async () => {
    const { release, reply } = delayedReply(first);
    stubGateway({ "cart/view": reply });
    const reading = fetchCart();
    act(clearCart);
    release();
    await expect(reading).rejects.toMatchObject({ kind: "session" });
    expect(getCart()).toBeNull();
  });

  it("keeps the new customer's cart when an older write is answered", async () => {
    const { release, reply } = delayedReply({ ...first, version: 9 });
    const gateway = stubGateway({ "cart/view": { data: first }, "cart/update": reply });
    await act(fetchCart);
    setLineQuantity(5, 3);
    const flushed = cartWriteQueue.flush();
    await act(async () => undefined);
    expect(gateway.requestsTo("cart/update")).toHaveLength(1);
    act(clearCart);
    gateway.setResponse("cart/view", { data: second });
    await act(fetchCart);
    release();
    await flushed;
    expect(getCart()?.cartId).toBe(2);
    expect(optimisticLinesStore.get().base).toEqual([]);
    expect(takeOverlayEvents()).toEqual([]);
  });

  it("never sends a write that was waiting its turn", async () => {
    const { release, reply } = delayedReply(first);
    const gateway = stubGateway({ "cart/view": { data: first }, "cart/update": reply });
    await act(fetchCart);
    setLineQuantity(5, 3);
    const emptied = writeCart("cart/empty");
    addLine({
      productId: first.sectors[0]?.items[0]?.product.productId ?? 0,
      name: "Mezze maniche",
      quantity: 1,
    });
    await act(async () => undefined);
    act(clearCart);
    release();
    await expect(emptied).rejects.toMatchObject({ kind: "session" });
    expect(gateway.requests.map(({ path }) => path)).toEqual(["cart/view", "cart/update"]);
  });
});
