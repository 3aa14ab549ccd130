import { act, screen } from "@testing-library/react";
import { clearCart } from "@/lib/cart/cart-store";
import { removeLine, setLineQuantity, setProductQuantity } from "@/lib/cart/change-lines";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { CartPage } from "@/components/cart/cart-page";

const cart = makeCart([makeItem({ itemId: 5, quantity: 1 })]);

async function setUp(shown = cart) {
  setSignedIn();
  const gateway = stubGateway({
    "cart/view": { data: shown },
    "cart/update": { data: { ...cart, version: 2 } },
  });
  const page = renderPage(<CartPage />);
  await screen.findByText("Mezze maniche");
  return { ...gateway, page };
}

let endRequests: (() => void)[] = [];
const unanswered = () =>
  new Promise<never>((_, reject) => {
    endRequests.push(() => reject(new Error("left")));
  });

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  resetPage();
  // The queue of the next test waits for them.
  for (const end of endRequests) end();
  endRequests = [];
  await act(async () => undefined);
  jest.useRealTimers();
});

it("sends the pending write on pagehide", async () => {
  const gateway = await setUp();
  act(() => setLineQuantity(5, 3));
  expect(gateway.requestsTo("cart/update")).toHaveLength(0);
  await act(async () => void dispatchEvent(new Event("pagehide")));
  expect(gateway.requestsTo("cart/update")[0]?.body).toEqual({ items: [{ itemId: 5, quantity: 3 }] });
});

const leavePage = () => act(async () => void dispatchEvent(new Event("pagehide")));

it("sends the newest quantity while a write is in flight", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const gateway = await setUp();
  gateway.setResponse("cart/update", unanswered);
  act(() => setLineQuantity(5, 2));
  await act(async () => void jest.advanceTimersByTime(300));
  act(() => setLineQuantity(5, 3));
  act(() => setProductQuantity(202, "Zucchine", 1));
  gateway.setResponse("cart/add", unanswered);
  await leavePage();
  expect(gateway.requestsTo("cart/update").map(({ body }) => body)).toEqual([
    { items: [{ itemId: 5, quantity: 2 }] },
    { items: [{ itemId: 5, quantity: 3 }] },
  ]);
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ productId: 202, quantity: 1 }] });
});

it("sends a removal", async () => {
  const gateway = await setUp();
  gateway.setResponse("cart/delete", unanswered);
  act(() => removeLine(5));
  await leavePage();
  expect(gateway.requestsTo("cart/delete")[0]?.body).toMatchObject({ items: [{ itemId: 5 }] });
});

it.each([
  [6, null],
  [8, 8],
])("adds the package whose pieces are being taken out (%i)", async (expected, changedTo) => {
  jest.useFakeTimers({ advanceTimers: true });
  const crate = makeProduct({ selling: { kind: "package", qtyMult: 6 } });
  const pieces = makeItem({ itemId: 5, product: crate, quantity: 5, info: { is_package: "false" } });
  const gateway = await setUp(makeCart([pieces]));
  gateway.setResponse("cart/delete", unanswered);
  gateway.setResponse("cart/add", unanswered);
  act(() => setLineQuantity(5, 6));
  await act(async () => void jest.advanceTimersByTime(300));
  if (changedTo !== null) act(() => setLineQuantity(5, changedTo));
  await leavePage();
  expect(gateway.requestsTo("cart/delete")).toHaveLength(1);
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
    items: [{ productId: 101, quantity: expected, infos: { is_package: true } }],
  });
});

const returnToPage = () =>
  act(async () => void dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));

it.each([
  ["cart/update", () => setLineQuantity(5, 3)],
  ["cart/add", () => setProductQuantity(202, "Zucchine", 1)],
  ["cart/delete", () => removeLine(5)],
])("a page restored from history does not send it again (%s)", async (path, change) => {
  jest.useFakeTimers({ advanceTimers: true });
  const gateway = await setUp();
  gateway.setResponse(path, unanswered);
  act(change);
  await leavePage();
  // Changed on the next page.
  gateway.setResponse("cart/view", { data: { ...cart, version: 9 } });
  await returnToPage();
  await act(async () => void jest.advanceTimersByTime(1000));
  await leavePage();
  expect(gateway.requestsTo(path)).toHaveLength(1);
});

it("does not add a package again", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const crate = makeProduct({ selling: { kind: "package", qtyMult: 6 } });
  const pieces = makeItem({ itemId: 5, product: crate, quantity: 5, info: { is_package: "false" } });
  const gateway = await setUp(makeCart([pieces]));
  let answerDelete: () => void = () => undefined;
  gateway.setResponse(
    "cart/delete",
    () => new Promise((resolve) => (answerDelete = () => resolve({ data: { ...cart, version: 2 } }))),
  );
  gateway.setResponse("cart/add", unanswered);
  act(() => setLineQuantity(5, 6));
  await act(async () => void jest.advanceTimersByTime(300));
  await leavePage();
  await returnToPage();
  await act(async () => answerDelete());
  expect(gateway.requestsTo("cart/add")).toHaveLength(1);
});

it("reads the cart again on the page after one that was left during a write", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { unmount } = (await setUp()).page;
  act(() => setLineQuantity(5, 3));
  await leavePage();
  unmount();
  act(clearCart);
  const gateway = await setUp();
  await act(async () => void jest.advanceTimersByTime(1000));
  expect(gateway.requestsTo("cart/view")).toHaveLength(2);
});

it("reads it once on the page after one without a write", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { unmount } = (await setUp()).page;
  await leavePage();
  unmount();
  act(clearCart);
  const gateway = await setUp();
  await act(async () => void jest.advanceTimersByTime(1000));
  expect(gateway.requestsTo("cart/view")).toHaveLength(1);
});
