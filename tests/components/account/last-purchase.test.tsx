import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LastPurchasePage } from "@/components/account/last-purchase-page";
import { makeCart, makeProduct } from "@/tests/fixtures/buying";
import { makeOrder } from "@/tests/fixtures/orders";
import { leavePage, renderPage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const PAGE = { number: 1, count: 1, items: 1, size: 6 };

const line = (orderItemId: number, over = {}) => ({
  ...makeOrder().items[0]!,
  orderItemId,
  product: makeProduct({ productId: 100 + orderItemId, name: `Articolo ${orderItemId}`, ...over }),
});

const bag = line(9, { isPackaging: true });
const order = makeOrder({ orderId: 700003, statusId: 8, items: [line(1), line(2), bag] });

function setUp(orders = [makeOrder({ orderId: 700009, statusId: 10 }), order]) {
  const [first] = order.items;
  const product = { ...first!.product, prices: { ...first!.product.prices, display: 199 } };
  return stubDoor({
    "cart/view": { data: makeCart([]) },
    "order/list": { data: { orders, page: PAGE } },
    products: { data: { products: [product], page: PAGE, facets: [], mended: [] } },
    "cart/add-all-from-order": { data: makeCart([], { version: 2 }) },
  });
}

beforeEach(() => signedInHint());
afterEach(leavePage);

it("shows the goods of the last order that was bought at today's price, without its bags", async () => {
  const door = setUp();
  renderPage(<LastPurchasePage />);
  const goods = within(await screen.findByRole("region", { name: "1 articolo" }));
  expect(goods.getByRole("link", { name: "Articolo 1" })).toBeInTheDocument();
  expect(goods.getByText(/1,99/)).toBeInTheDocument();
  expect(goods.getByText(/ne avevi presi 2/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ordine n. 700003" })).toBeInTheDocument();
  expect(door.calls("products")[0]?.params.get("product_ids")).toBe("101,102");
});

it("names what cannot be had any more apart, with nothing to buy it by", async () => {
  setUp();
  renderPage(<LastPurchasePage />);
  const gone = within(await screen.findByRole("region", { name: /non disponibil/i }));
  expect(gone.getByText("Articolo 2")).toBeInTheDocument();
  expect(gone.queryByRole("button")).not.toBeInTheDocument();
});

it("puts it all in the cart at once", async () => {
  const door = setUp();
  renderPage(<LastPurchasePage />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  expect(await screen.findByText("I prodotti dell'ordine sono nel carrello")).toBeInTheDocument();
  expect(door.calls("cart/add-all-from-order")[0]?.params.get("order_id")).toBe("700003");
});

it("says what to do to who has bought nothing yet", async () => {
  setUp([makeOrder({ statusId: 10 })]);
  renderPage(<LastPurchasePage />);
  expect(await screen.findByText("Non hai ancora fatto acquisti")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Inizia la spesa" })).toHaveAttribute("href", "/reparti");
});
