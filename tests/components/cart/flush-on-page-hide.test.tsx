import { act, screen } from "@testing-library/react";
import { setLineQuantity } from "@/lib/cart/lines";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { CartPage } from "@/components/cart/cart-page";

const cart = makeCart([makeItem({ itemId: 5, quantity: 1 })]);

async function setUp() {
  setSignedIn();
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "cart/update": { data: { ...cart, version: 2 } },
  });
  renderPage(<CartPage />);
  await screen.findByText("Mezze maniche");
  return gateway;
}

beforeEach(() => sessionStorage.clear());
afterEach(resetPage);

it("sends the pending write on pagehide", async () => {
  const gateway = await setUp();
  act(() => setLineQuantity(5, 3));
  expect(gateway.requestsTo("cart/update")).toHaveLength(0);
  await act(async () => void dispatchEvent(new Event("pagehide")));
  expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 5, quantity: 3 }] });
});

it("reads the cart again when the previous page left a write in flight", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.setItem("madia.left-during-write", "1");
  const gateway = await setUp();
  expect(sessionStorage.getItem("madia.left-during-write")).toBeNull();
  await act(async () => void jest.advanceTimersByTime(1000));
  expect(gateway.requestsTo("cart/view")).toHaveLength(2);
  jest.useRealTimers();
});
