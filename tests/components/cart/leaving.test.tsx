import { act, screen } from "@testing-library/react";
import { setLine } from "@/lib/cart/writes";
import { makeCart, makeItem } from "@/tests/fixtures/buying";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";
import { CartPage } from "@/components/cart/cart-page";

const cart = makeCart([makeItem({ itemId: 5, quantity: 1 })]);

async function setUp() {
  signedInHint();
  const door = stubDoor({
    "cart/view": { data: cart },
    "cart/update": { data: { ...cart, version: 2 } },
  });
  renderPage(<CartPage />);
  await screen.findByText("Mezze maniche");
  return door;
}

beforeEach(() => sessionStorage.clear());
afterEach(leavePage);

it("sends the last click of a customer who leaves the page at once", async () => {
  const door = await setUp();
  act(() => setLine(5, 3));
  expect(door.calls("cart/update")).toHaveLength(0);
  await act(async () => void dispatchEvent(new Event("pagehide")));
  expect(door.calls("cart/update")[0]?.body).toEqual({ items: [{ itemId: 5, quantity: 3 }] });
});

it("reads the cart once more where the page before left a write under way", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  sessionStorage.setItem("madia_leaving", "1");
  const door = await setUp();
  expect(sessionStorage).toHaveLength(0);
  await act(async () => void jest.advanceTimersByTime(1000));
  expect(door.calls("cart/view")).toHaveLength(2);
  jest.useRealTimers();
});
