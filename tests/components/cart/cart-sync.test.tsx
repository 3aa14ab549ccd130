import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { setCart } from "@/lib/cart/fetch-cart";
import { cartWriteQueue } from "@/lib/cart/line-writes";
import { setLineQuantity } from "@/lib/cart/change-lines";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const cart = makeCart([makeItem({ itemId: 5, quantity: 1 })]);
const changedElsewhere = makeCart([makeItem({ itemId: 5, quantity: 4 })], { version: 2 });
/** Of the summary, read after the cart. */
const ADVICE = {
  "cart/purchase-restriction": { data: [] },
  "cart-giftcertificate/cart-threshold": { data: [] },
  "personal-coupon/check_coupon": { data: false },
};
const settleAdvice = () => act(async () => void (await jest.advanceTimersByTimeAsync(100)));

const quantity = () => screen.findByRole("textbox", { name: "Quantità di Mezze maniche" });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  setSignedIn();
});

afterEach(() => {
  resetPage();
  jest.useRealTimers();
});

it.each(["focus", "online"])("reads the cart again on %s", async (event) => {
  const gateway = stubGateway({ "cart/view": { data: cart }, ...ADVICE });
  renderPage(<CartPage />);
  expect(await quantity()).toHaveValue("1");
  gateway.setResponse("cart/view", { data: changedElsewhere });
  await act(async () => void jest.advanceTimersByTime(6000));
  expect(gateway.requestsTo("cart/view")).toHaveLength(1);
  await act(async () => void window.dispatchEvent(new Event(event)));
  expect(await screen.findByDisplayValue("4")).toBeInTheDocument();
  expect(gateway.requestsTo("cart/view")).toHaveLength(2);
  await settleAdvice();
});

it("says that the cart could not be read and reads it again by itself", async () => {
  const gateway = stubGateway({ "cart/view": { http: 503, status: 1 }, ...ADVICE });
  renderPage(<CartPage />);
  expect(await screen.findByRole("button", { name: "Riprova" })).toBeInTheDocument();
  gateway.setResponse("cart/view", { data: cart });
  await act(async () => void jest.advanceTimersByTime(20_000));
  expect(await quantity()).toHaveValue("1");
  await settleAdvice();
});

it("reads it again at once when the customer asks for it", async () => {
  const gateway = stubGateway({ "cart/view": { http: 503, status: 1 }, ...ADVICE });
  renderPage(<CartPage />);
  const retry = await screen.findByRole("button", { name: "Riprova" });
  gateway.setResponse("cart/view", { data: cart });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(retry);
  expect(await quantity()).toHaveValue("1");
  await settleAdvice();
});

it("adds a line again, with its options, when it disappeared while its quantity was raised", async () => {
  const line = makeItem({ itemId: 5, quantity: 1, info: { cut: "thin" } });
  const added = makeCart([{ ...line, itemId: 6, quantity: 3 }], { version: 3 });
  const gateway = stubGateway({ "cart/add": { data: added } });
  renderPage(<p />);
  act(() => void setCart(makeCart([line])));
  act(() => setLineQuantity(5, 3));
  act(() => void setCart(makeCart([], { version: 2 })));
  await act(() => cartWriteQueue.flush());
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
    items: [{ productId: line.product.productId, quantity: 3, infos: { cut: "thin" } }],
  });
  expect(await screen.findByText(`${line.product.name} è nel carrello`)).toBeInTheDocument();
});
