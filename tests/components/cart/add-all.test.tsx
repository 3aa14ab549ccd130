import { act } from "@testing-library/react";
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
