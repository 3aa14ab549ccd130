import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartPage } from "@/components/cart/cart-page";
import { addAllToCart } from "@/lib/cart/add-all";
import { getCart } from "@/lib/cart/cart-store";
import { setCart } from "@/lib/cart/fetch-cart";
import { addLine, removeLine, setLineQuantity } from "@/lib/cart/change-lines";
import { writeCart, writeDelivery } from "@/lib/cart/write-cart";
import { getCartItems } from "@/lib/cart/selectors";
import { markSessionChanged } from "@/lib/session/session-state";
import messages from "@/messages/it.json";
import { home, makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const cart = makeCart([makeItem({ itemId: 5, quantity: 2 })], { address: home });

const UNAVAILABLE = { http: 503, status: 1 };

const IN_CART = getCartItems(cart)[0]!.product.productId;

const draft = { productId: 7, name: "Pane", quantity: 1 };

const LIST_KEYS = {
  all: "lists.addedAll",
  some: "lists.addedSome",
  failed: "errors.errorAddingProductFromList",
};

afterEach(resetPage);

it.each<[text: string, write: () => void]>([
  ["Non siamo riusciti ad aggiungere il prodotto. Riprova.", () => addLine(draft)],
  ["Non siamo riusciti ad aggiornare il prodotto. Riprova.", () => setLineQuantity(5, 3)],
  ["Non siamo riusciti a togliere il prodotto. Riprova.", () => removeLine(5)],
  [
    "Non siamo riusciti ad aggiungere i prodotti. Riprova.",
    () => void addAllToCart([{ productId: 7, quantity: 1 }]),
  ],
  [
    "Non siamo riusciti ad aggiungere i prodotti della lista.",
    () => void addAllToCart([{ productId: 7, quantity: 1 }], { messageKeys: LIST_KEYS }),
  ],
])("says: %s", async (text, write) => {
  setSignedIn();
  stubGateway({
    "cart/view": { data: cart },
    "products/7": { data: makeProduct({ productId: 7 }) },
    "cart/add": UNAVAILABLE,
    "cart/update": UNAVAILABLE,
    "cart/delete": UNAVAILABLE,
  });
  renderPage(<p>Pane</p>);
  act(() => void setCart(cart));
  act(write);
  expect(await screen.findByText(text)).toBeVisible();
});

it("names the connection where nobody could be reached", async () => {
  setSignedIn();
  stubGateway({
    "cart/view": { data: cart },
    "cart/update": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  renderPage(<p>Pane</p>);
  act(() => void setCart(cart));
  act(() => setLineQuantity(5, 3));
  expect(await screen.findByText(messages.errors.network)).toBeVisible();
});

it.each<[path: string, write: () => void]>([
  ["cart/add", () => addLine(draft)],
  ["cart/update", () => setLineQuantity(5, 3)],
  ["cart/empty", () => void writeCart("cart/empty").catch(() => undefined)],
  ["timeslot/select", () => void writeDelivery("timeslot/select", {}).catch(() => undefined)],
])("shows the cart as the shop has it after an answer that is lost: %s", async (path, write) => {
  setSignedIn();
  const bread = makeItem({ itemId: 6, product: makeProduct({ productId: 7 }), quantity: 4 });
  stubGateway({
    "cart/view": { data: makeCart([bread], { address: home, version: cart.version + 1 }) },
    [path]: () => {
      throw new TypeError("Failed to fetch");
    },
  });
  act(() => void setCart(cart));
  act(write);
  await waitFor(() => expect(getCartItems(getCart())).toEqual([bread]));
});

it.each<[path: string, change: string, write: () => void]>([
  ["cart/update", "another quantity", () => setLineQuantity(5, 3)],
  ["cart/delete", "removed", () => removeLine(5)],
  ["cart/add", "another product", () => addLine(draft)],
  ["cart/add", "more of it with another choice", () => addLine({ ...draft, productId: IN_CART })],
  [
    "cart/add",
    "several products",
    () => void addAllToCart([], { messageKeys: LIST_KEYS, readyDrafts: [draft] }),
  ],
])("reads the cart again after a failed write: %s, %s", async (path, _, write) => {
  setSignedIn();
  const gone = { status: 1, errors: [{ code: "error.cart.item", message: "Non è più nel carrello." }] };
  stubGateway({
    "cart/view": { data: makeCart([], { address: home, version: cart.version + 1 }) },
    [path]: gone,
  });
  renderPage(<p>Pane</p>);
  act(() => void setCart(cart));
  act(write);
  expect(await screen.findByText("Non è più nel carrello.")).toBeVisible();
  await waitFor(() => expect(getCartItems(getCart())).toEqual([]));
});

it("goes on reading the cart after a lost answer until the shop can be reached", async () => {
  jest.useFakeTimers();
  setSignedIn();
  const lose = () => {
    throw new TypeError("Failed to fetch");
  };
  const bread = makeItem({ itemId: 6, product: makeProduct({ productId: 7 }) });
  const gateway = stubGateway({ "cart/view": lose, "cart/add": lose });
  act(() => void setCart(cart));
  act(() => addLine(draft));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(getCartItems(getCart())).not.toContainEqual(bread);
  gateway.setResponse("cart/view", {
    data: makeCart([bread], { address: home, version: cart.version + 1 }),
  });
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(getCartItems(getCart())).toEqual([bread]);
  const reads = gateway.requestsTo("cart/view").length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(gateway.requestsTo("cart/view")).toHaveLength(reads);
  expect(gateway.requestsTo("cart/add")).toHaveLength(1);
  jest.useRealTimers();
});

it("says so when the cart cannot be emptied", async () => {
  setSignedIn();
  stubGateway({ "cart/view": { data: cart }, "cart/empty": UNAVAILABLE });
  renderPage(<CartPage />);
  await userEvent.click(await screen.findByRole("button", { name: "Svuota" }));
  await userEvent.click(await screen.findByRole("button", { name: "Svuota il carrello" }));
  expect(await screen.findByText("Non siamo riusciti a svuotare il carrello. Riprova.")).toBeVisible();
});

it("tells a visitor whose cart cannot be loaded only that something went wrong", async () => {
  document.cookie = "madia_in=2";
  markSessionChanged();
  stubGateway({ "cart/view": UNAVAILABLE });
  renderPage(<CartPage />);
  expect(await screen.findByRole("heading", { name: messages.errors.generic })).toBeVisible();
});
