import { act } from "@testing-library/react";
import { addToCart } from "@/lib/cart/add-to-cart";
import { setCart } from "@/lib/cart/fetch-cart";
import { replaceLine } from "@/lib/cart/replace-line";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { makeCart, makeCourgettes, makeItem, makeProduct } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const penne = makeProduct({ productId: 103, name: "Penne rigate" });
const soldOut = makeItem({ quantity: 2 });

async function quantitySent(items: CartItem[], other: Product, write: () => Promise<unknown>) {
  const cart = makeCart(items);
  const gateway = stubGateway({
    "cart/view": { data: cart },
    [`products/${other.productId}`]: { data: other },
    "cart/add": { data: { ...cart, version: 2 } },
    "cart/delete": { data: { ...cart, version: 3 } },
  });
  renderPage(<p />);
  act(() => void setCart(cart));
  await act(write);
  const { items: sent } = gateway.requestsTo("cart/add")[0]?.body as { items: { quantity: number }[] };
  return sent.map(({ quantity }) => quantity);
}

const quantityFor = (item: CartItem, other: Product, limit: number | null = null, inCart: CartItem[] = []) =>
  quantitySent([item, ...inCart], other, () => replaceLine(item, other, limit));

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("adds to what the cart has of the other product", async () => {
  const inCart = makeItem({ itemId: 2, product: penne, quantity: 5 });
  expect(await quantityFor(soldOut, penne, null, [inCart])).toEqual([7]);
});

it("a product that is in the cart already is added to, also from a list", async () => {
  const inCart = makeItem({ itemId: 2, product: penne, quantity: 5 });
  const add = () => addToCart({ productId: 103, quantity: 1 });
  expect(await quantitySent([inCart], penne, add)).toEqual([6]);
});

it.each([
  ["its minimum", makeProduct({ productId: 103, selling: { minAcq: 3 } }), null, 3],
  ["its multiple", makeProduct({ productId: 103, selling: { qtyMult: 6 } }), null, 6],
  ["its limit", penne, 1, 1],
  ["its first weight", makeCourgettes(), null, 0.4],
])("takes the other product by %s", async (_, other, limit, quantity) => {
  expect(await quantityFor(soldOut, other, limit)).toEqual([quantity]);
});

it("takes no more than is left beside what the cart has", async () => {
  const inCart = makeItem({ itemId: 2, product: penne, quantity: 5 });
  expect(await quantityFor(soldOut, penne, 6, [inCart])).toEqual([6]);
});

it("takes as much of another weighed product, by its steps", async () => {
  const ham = makeItem({ product: makeProduct({ selling: { kind: "loose" } }), quantity: 0.5 });
  expect(await quantityFor(ham, makeCourgettes())).toEqual([0.6]);
});
