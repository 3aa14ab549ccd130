import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LastPurchasePage } from "@/components/lists/last-purchase-page";
import { makeCart, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { resetPage, renderPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

const PAGE = { number: 1, count: 1, items: 1, size: 6 };

const line = (orderItemId: number, overrides = {}) => ({
  ...makeOrder().items[0]!,
  orderItemId,
  product: makeProduct({ productId: 100 + orderItemId, name: `Articolo ${orderItemId}`, ...overrides }),
});

const packaging = line(9, { isPackaging: true });
const order = makeOrder({ orderId: 700003, statusId: 8, items: [line(1), line(2), packaging] });

function setUp(orders = [makeOrder({ orderId: 700009, statusId: 10 }), order]) {
  const [first] = order.items;
  const product = { ...first!.product, prices: { ...first!.product.prices, display: 199 } };
  return stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/view": { data: { ...order, items: [line(1)] } },
    "order/list": { data: { orders, page: PAGE } },
    products: { data: { products: [product], page: PAGE, facets: [], corrected: [] } },
    "cart/add-all-from-order": { data: makeCart([], { version: 2 }) },
  });
}

beforeEach(() => setSignedIn());
afterEach(resetPage);

it("shows the products of the last completed order at today's price, without packaging", async () => {
  const gateway = setUp();
  renderPage(<LastPurchasePage />);
  const products = within(await screen.findByRole("region", { name: "1 prodotto" }));
  expect(products.getByRole("link", { name: "Articolo 1" })).toBeInTheDocument();
  expect(products.getByRole("listitem")).toHaveTextContent(/1,99/);
  expect(products.getByText(/ne avevi presi 2/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Ordine n. 700003" })).toBeInTheDocument();
  expect(gateway.requestsTo("products")[0]?.params.get("product_ids")).toBe("101,102");
});

it("leaves out a day of the order that cannot be read", async () => {
  setUp([{ ...order, dateIso: "" }]);
  renderPage(<LastPurchasePage />);
  expect(await screen.findByRole("link", { name: "Ordine n. 700003" })).toBeInTheDocument();
  expect(screen.queryByText(/Comprato/)).not.toBeInTheDocument();
});

it("lists unavailable products separately without a buy button", async () => {
  setUp();
  renderPage(<LastPurchasePage />);
  const unavailable = within(await screen.findByRole("region", { name: /non disponibil/i }));
  expect(unavailable.getByText("Articolo 2")).toBeInTheDocument();
  expect(unavailable.queryByRole("button")).not.toBeInTheDocument();
});

it("shows a sold-out product as it is today, with an alert", async () => {
  const gateway = setUp();
  const renamed = { ...order.items[1]!.product, name: "Articolo 2 nuovo", available: 0, canAlert: true };
  gateway.setResponse("products", { data: { products: [renamed], page: PAGE, facets: [], corrected: [] } });
  gateway.setResponse("stock-alert/list", { data: [] });
  renderPage(<LastPurchasePage />);
  const soldOut = within(await screen.findByRole("region", { name: /non disponibil/i }));
  expect(soldOut.getByRole("link", { name: "Articolo 2 nuovo" })).toBeInTheDocument();
  expect(soldOut.getByRole("button", { name: /Avvis.*Articolo 2 nuovo/ })).toBeInTheDocument();
  // The shop does not return the first any more.
  expect(soldOut.getByText("Articolo 1")).toBeInTheDocument();
  expect(soldOut.queryByRole("link", { name: "Articolo 1" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Metti tutto nel carrello" })).not.toBeInTheDocument();
});

it("adds the whole order to the cart", async () => {
  const gateway = setUp();
  renderPage(<LastPurchasePage />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  expect(await screen.findByText(/^Costano di più: Articolo 1/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Metti nel carrello ciò che c'è" }));
  expect(await screen.findByText("I prodotti dell'ordine sono nel carrello")).toBeInTheDocument();
  expect(gateway.requestsTo("cart/add-all-from-order")[0]?.params.get("order_id")).toBe("700003");
});

it("shows the empty state without any purchase", async () => {
  setUp([makeOrder({ statusId: 10 })]);
  renderPage(<LastPurchasePage />);
  expect(await screen.findByText("Non hai ancora fatto acquisti")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Inizia la spesa" })).toHaveAttribute("href", "/reparti");
});
