import { act, screen } from "@testing-library/react";
import { MultiBuyProgress } from "@/components/cart/multi-buy-progress";
import { setCart } from "@/lib/cart/fetch-cart";
import { setLineQuantity } from "@/lib/cart/change-lines";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { PASTA, PROMO } from "../product/product-fixtures";

const product = { ...makeItem().product, ...PASTA, promo: { ...PROMO, header: "3x2", selectable: true } };
const line = (itemId: number, quantity: number, useWpid?: string): CartItem =>
  makeItem({ itemId, product, quantity, info: useWpid ? { use_wpid: useWpid } : {} });

beforeEach(() => setSignedIn());
afterEach(resetPage);

function show(items: CartItem[]): void {
  const cart = makeCart(items);
  stubGateway({ "cart/view": { data: cart } });
  renderPage(
    <p>
      <MultiBuyProgress productId={PASTA.productId}>Prendi 3, paghi 2</MultiBuyProgress>
    </p>,
  );
  act(() => void setCart(cart));
}

it.each<[string, CartItem[]]>([
  ["Prendi 3, paghi 2: aggiungine 1", [line(1, 4, "-1"), line(2, 2, "1")]],
  ["Prendi 3, paghi 2: ci sei", [line(1, 1, "1"), line(2, 2)]],
  ["Prendi 3, paghi 2", [line(1, 2, "-1")]],
])("%s, by the lines that take the promotion", async (text, items) => {
  show(items);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it("counts a change that is not saved yet", async () => {
  show([line(1, 2, "1"), line(2, 1, "-1")]);
  await screen.findByText("Prendi 3, paghi 2: aggiungine 1");
  act(() => setLineQuantity(1, 3));
  expect(screen.getByText("Prendi 3, paghi 2: ci sei")).toBeInTheDocument();
});
