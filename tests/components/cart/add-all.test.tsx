import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { addAllToCart } from "@/lib/cart/add-all";
import { setCart } from "@/lib/cart/fetch-cart";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { makeCart, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const bread = makeProduct({ productId: 7 });
const options = [
  { key: "thin", value: "Fette sottili" },
  { key: "thick", value: "Fette spesse" },
];
const cut = { parameterName: "cut", name: "Taglio", options, selected: "" };
const sliced = makeProduct({ productId: 7, selectOptions: [cut] });
const inCart = (item: Partial<CartItem>) => makeItem({ product: bread, ...item });

async function quantitiesSent(items: CartItem[], request: object, isAdditive: boolean) {
  const cart = makeCart(items);
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "products/7": { data: items[0]?.product },
    "cart/add": { data: { ...cart, version: 2 } },
  });
  renderPage(<p />);
  act(() => void setCart(cart));
  await act(() => addAllToCart([{ productId: 7, quantity: 1, ...request }], { isAdditive }));
  const { items: sent } = gateway.requestsTo("cart/add")[0]?.body as { items: { quantity: number }[] };
  return sent.map(({ quantity }) => quantity);
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("adds a list to what is in the cart", async () => {
  expect(await quantitiesSent([inCart({ quantity: 2 })], {}, true)).toEqual([3]);
});

it.each([
  [2, 1, 2],
  [1, 3, 3],
])("a recipe raises what is in the cart, and never lowers it: %d, needs %d", async (had, quantity, sent) => {
  expect(await quantitiesSent([inCart({ quantity: had })], { quantity }, false)).toEqual([sent]);
});

const thin = inCart({ itemId: 1, product: sliced, quantity: 2, info: { cut: "thin" } });
const thick = inCart({ itemId: 2, product: sliced, quantity: 5, info: { cut: "thick" } });

it.each([
  [[thin, thick], 3],
  [[thick], 1],
])("adds to the line with the same option only: %#", async (items, quantity) => {
  expect(await quantitiesSent(items, { options: { cut: "thin" } }, true)).toEqual([quantity]);
});

it("adds up requests for the same product", async () => {
  const cart = makeCart([inCart({ quantity: 2 })]);
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "products/7": { data: bread },
    "cart/add": { data: makeCart([inCart({ quantity: 5 })], { version: 2 }) },
  });
  renderPage(<p />);
  act(() => void setCart(cart));
  const requests = [1, 2].map((quantity) => ({ productId: 7, quantity }));
  await act(() => addAllToCart(requests, { isAdditive: true }));
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({ items: [{ productId: 7, quantity: 5 }] });
  expect(await screen.findByText("Ingredienti messi nel carrello: 2")).toBeInTheDocument();
});

it.each([
  ["rejected, though one is in the cart", 2, 1, true, "Messi nel carrello: 0"],
  ["added in part", 3, 4, true, "Ingredienti messi nel carrello: 1"],
  ["in the cart already", 2, 2, false, "Ingredienti messi nel carrello: 1"],
])("counts what was %s", async (_, before, after, isAdditive, text) => {
  const cart = makeCart([inCart({ quantity: before })]);
  stubGateway({
    "cart/view": { data: cart },
    "products/7": { data: bread },
    "cart/add": { data: makeCart([inCart({ quantity: after })], { version: 2 }) },
  });
  renderPage(<p />);
  act(() => void setCart(cart));
  await act(() => addAllToCart([{ productId: 7, quantity: 2 }], { isAdditive }));
  expect(await screen.findByText(new RegExp(text))).toBeInTheDocument();
});

it("says apart what was left without a choice, and what cannot be had", async () => {
  const apples = makeProduct({ productId: 8, name: "Mele" });
  const cart = makeCart([]);
  stubGateway({
    "cart/view": { data: cart },
    "products/7": { data: sliced },
    "products/8": { data: apples },
    "cart/add": { data: makeCart([makeItem({ product: apples, quantity: 1 })], { version: 2 }) },
  });
  renderPage(<p />);
  act(() => void setCart(cart));
  const adding = addAllToCart([7, 8].map((productId) => ({ productId, quantity: 1 })));
  await userEvent.click(await screen.findByRole("button", { name: "Chiudi" }));
  await act(() => adding);
  expect(await screen.findByText("Ingredienti messi nel carrello: 1")).toBeInTheDocument();
  expect(screen.getByText("Non aggiunti, manca la tua scelta: 1")).toBeInTheDocument();
  expect(screen.queryByText(/Non disponibili/)).not.toBeInTheDocument();
});

it("counts the products of a pasted list", async () => {
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "products/7": { data: bread },
    "cart/add": { data: makeCart([inCart({ quantity: 1 })], { version: 2 }) },
  });
  renderPage(<p />);
  act(() => void setCart(makeCart([])));
  const messageKeys = { all: "pasteList.added", some: "pasteList.someAdded" };
  await act(() => addAllToCart([{ productId: 7, quantity: 1 }], { isAdditive: true, messageKeys }));
  expect(await screen.findByText("Prodotti messi nel carrello: 1")).toBeInTheDocument();
});
