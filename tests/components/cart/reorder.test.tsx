import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReorderButton } from "@/components/cart/reorder-button";
import { home, makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { PROMO } from "@/tests/components/product/product-fixtures";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const itemOf = (productId: number, name: string, cents: number) => {
  const base = makeItem({ itemId: productId });
  const product = {
    ...base.product,
    productId,
    name,
    available: 20,
    prices: { ...base.product.prices, display: cents },
  };
  return { ...base, orderItemId: productId, picked: null, product };
};

const milk = itemOf(1, "Latte intero", 150);
const bread = itemOf(2, "Pane casereccio", 300);
const order = makeOrder({ items: [milk, bread] });
const soldOut = { ...bread.product, available: 0 };
const dearer = { ...milk.product, prices: { ...milk.product.prices, display: 185 } };

beforeEach(() => setSignedIn());
afterEach(resetPage);

async function reorder(products: object[], cart = makeCart([])) {
  const gateway = stubGateway({
    "cart/view": { data: cart },
    "address/delivery-service-list": { data: [cart.service] },
    "user-address/list": { data: [home] },
    "order/view": { data: order },
    products: { data: { products } },
    "cart/add-all-from-order": { data: makeCart([makeItem()]) },
  });
  renderPage(<ReorderButton orderId={700001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  return { added: () => gateway.requestsTo("cart/add-all-from-order") };
}

const dialog = () => screen.findByRole("dialog", { name: "Prima di riordinare" });

test("missing and more expensive products are listed before anything is added", async () => {
  const { added } = await reorder([dearer, soldOut]);
  expect(await dialog()).toHaveTextContent("Oggi mancano: Pane casereccio.");
  expect(await dialog()).toHaveTextContent(/Costano di più: Latte intero \(\+0,35\s€\)\./);
  expect(added()).toHaveLength(0);
  await userEvent.click(
    within(await dialog()).getByRole("button", { name: "Metti nel carrello ciò che c'è" }),
  );
  await waitFor(() => expect(added()[0]?.params.get("order_id")).toBe("700001"));
});

test("without an address the shop asks for one first, and adds nothing when that is closed", async () => {
  const { added } = await reorder([milk.product], makeCart([], { address: null }));
  const address = within(await screen.findByRole("dialog", { name: "Come vuoi ricevere la spesa?" }));
  await userEvent.click(address.getByRole("button", { name: "Chiudi" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(added()).toHaveLength(0);
});

test("who closes the question adds nothing", async () => {
  const { added } = await reorder([dearer, bread.product]);
  await userEvent.click(within(await dialog()).getByRole("button", { name: "Annulla" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(added()).toHaveLength(0);
});

test("where nothing can be bought today, only that is shown", async () => {
  const { added } = await reorder([soldOut]);
  expect(await dialog()).toHaveTextContent("Nessun prodotto di quell'ordine si può comprare oggi.");
  await userEvent.click(within(await dialog()).getByRole("button", { name: "Ho capito" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(added()).toHaveLength(0);
});

test("as it was, the order is added without a question", async () => {
  const { added } = await reorder([milk.product, bread.product]);
  await waitFor(() => expect(added()).toHaveLength(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("all the products of a large order are looked up, though the shop answers a hundred at a time", async () => {
  const items = Array.from({ length: 120 }, (_, index) => itemOf(index + 1, `Articolo ${index + 1}`, 150));
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/view": { data: makeOrder({ items }) },
    products: ({ params }) => {
      const ids = (params.get("product_ids") ?? "").split(",").slice(0, 100).map(Number);
      return {
        data: { products: items.map(({ product }) => product).filter((p) => ids.includes(p.productId)) },
      };
    },
    "cart/add-all-from-order": { data: makeCart([makeItem()]) },
  });
  renderPage(<ReorderButton orderId={700001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  await waitFor(() => expect(gateway.requestsTo("cart/add-all-from-order")).toHaveLength(1));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

const STAMPS = {
  warehousePromoId: 9100,
  selectable: true,
  selectableText: "Usa 5 bolloni",
};

test("a product whose promotion is a choice is asked about, and added with the rest of the order", async () => {
  const stamped = { ...milk.product, promo: { ...PROMO, ...STAMPS } };
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/view": {
      data: makeOrder({
        items: [
          { ...milk, quantity: 2, info: { use_wpid: "-1", note: "freddo" } },
          { ...milk, orderItemId: 3, quantity: 1, info: { use_wpid: "9100" } },
          { ...bread, quantity: 1, info: { note: "a fette" } },
        ],
      }),
    },
    products: { data: { products: [stamped, bread.product] } },
    "products/1": { data: stamped },
    "cart/add": { data: makeCart([milk, bread]) },
  });
  renderPage(<ReorderButton orderId={700001} />);
  await userEvent.click(await screen.findByRole("button", { name: "Metti tutto nel carrello" }));
  const question = within(await screen.findByRole("dialog", { name: "Vuoi applicare questa promozione?" }));
  await userEvent.click(question.getByRole("button", { name: "Sì" }));
  await waitFor(() => expect(gateway.requestsTo("cart/add")).toHaveLength(1));
  expect(gateway.requestsTo("cart/add")[0]?.body).toMatchObject({
    items: [
      { productId: 2, quantity: 1, infos: { note: "a fette" } },
      { productId: 1, quantity: 3, infos: { note: "freddo", use_wpid: 9100 } },
    ],
  });
  expect(gateway.requestsTo("cart/add-all-from-order")).toHaveLength(0);
});

test("what is sold by weight today is named before it is added", async () => {
  const { added } = await reorder([
    milk.product,
    { ...bread.product, selling: { ...bread.product.selling, kind: "loose" as const } },
  ]);
  expect(await dialog()).toHaveTextContent(
    "Si vendono in un altro modo, controllane la quantità: Pane casereccio.",
  );
  await userEvent.click(
    within(await dialog()).getByRole("button", { name: "Metti nel carrello ciò che c'è" }),
  );
  await waitFor(() => expect(added()).toHaveLength(1));
});
