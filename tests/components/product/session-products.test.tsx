import { act, screen, waitForElementToBeRemoved } from "@testing-library/react";
import { BuyBar } from "@/components/product/buy-bar";
import { PriceIsland } from "@/components/product/price-island";
import { ProductCard } from "@/components/product/product-card";
import { SessionProductsProvider } from "@/components/product/session-products";
import { Link } from "@/components/ui/link";
import { localizePath } from "@/lib/i18n/locale-path";
import { markSessionChanged } from "@/lib/session/session-state";
import { setCart } from "@/lib/cart/fetch-cart";
import { notifySessionExpired } from "@/lib/session/session-expired";
import { makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";
import { clientMessages } from "../render-with-providers";
import { PASTA } from "./product-fixtures";

const context = { messages: clientMessages, locale: "it", today: "2026-11-20", href: localizePath("it") };

beforeEach(() => setSignedIn());
afterEach(resetPage);

function show(stored: number, inTheirStore: number) {
  const gateway = stubGateway({
    "cart/view": { data: makeCart([]) },
    products: { data: { products: [{ ...PASTA, available: inTheirStore }], page: null, facets: [] } },
  });
  renderPage(
    <SessionProductsProvider query={{}}>
      <ul>
        <ProductCard product={{ ...PASTA, available: stored }} context={context} />
      </ul>
    </SessionProductsProvider>,
  );
  return gateway;
}

const alternatives = { name: "Alternative a Mezze maniche N.53" };

test("a product that the customer's store has sold out leads to alternatives", async () => {
  show(5, 0);
  expect(await screen.findByRole("link", alternatives)).toBeInTheDocument();
  expect(screen.getByText("Non disponibile")).toBeInTheDocument();
});

test("one that only the customer's store has is bought there", async () => {
  show(0, 5);
  expect(await screen.findByRole("button", { name: /^Aggiungi .* al carrello$/ })).toBeInTheDocument();
  expect(screen.queryByRole("link", alternatives)).not.toBeInTheDocument();
});

test("a price that only customers see takes the place of the log-in", async () => {
  const hidden = { ...PASTA, prices: { ...PASTA.prices, display: null, list: null, unit: null } };
  stubGateway({
    "cart/view": { data: makeCart([]) },
    products: { data: { products: [PASTA], page: null, facets: [] } },
  });
  renderPage(
    <SessionProductsProvider query={{}}>
      <ul>
        <ProductCard product={hidden} context={context} />
      </ul>
    </SessionProductsProvider>,
  );
  expect(await screen.findByRole("button", { name: /^Aggiungi .* al carrello$/ })).toBeInTheDocument();
  expect(screen.queryByText("Accedi per vedere il prezzo")).not.toBeInTheDocument();
});

const { user, timeslot } = makeCart();

test.each([
  ["store", { storeId: 6 }],
  ["timeslot", { timeslot: timeslot && { ...timeslot, timeslotId: 32 } }],
  ["day", { timeslot: timeslot && { ...timeslot, dateIso: "2026-11-27" } }],
  ["customer", { cartId: 901, user: { ...user, userId: 6 } }],
])("prices are read again when another tab changed the %s", async (_what, change) => {
  jest.useFakeTimers({ advanceTimers: true });
  const gateway = show(5, 5);
  await act(async () => void (await import("@/components/cart/session-sync")));
  await screen.findByRole("button", { name: /^Aggiungi .* al carrello$/ });
  await act(async () => void (await jest.advanceTimersByTimeAsync(6000)));
  expect(gateway.requestsTo("products")).toHaveLength(1);
  gateway.setResponse("cart/view", { data: makeCart([], { version: 2, ...change }) });
  gateway.setResponse("products", {
    data: { products: [{ ...PASTA, available: 0 }], page: null, facets: [] },
  });
  await act(async () => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByText("Non disponibile")).toBeInTheDocument();
  expect(gateway.requestsTo("products")).toHaveLength(2);
  jest.useRealTimers();
});

test("after the session has ended, the next customer does not see the one before's products", async () => {
  const gateway = show(5, 0);
  await act(async () => void (await import("@/components/cart/session-sync")));
  expect(await screen.findByText("Non disponibile")).toBeInTheDocument();
  gateway.setResponse("products", () => new Promise(() => undefined));
  act(() => notifySessionExpired());
  await act(async () => {
    setSignedIn();
    setCart(makeCart([], { cartId: 901, user: { ...user, userId: 6 } }));
  });
  expect(screen.queryByText("Non disponibile")).not.toBeInTheDocument();
});

const logIn = <Link href="/login">Accedi per vedere il prezzo</Link>;
const ownPage = (stock: number) => (
  <SessionProductsProvider query={{ path: "product/pasta" }}>
    <PriceIsland id={PASTA.productId}>…</PriceIsland>
    <BuyBar
      {...{ id: PASTA.productId, name: PASTA.name, selling: {}, stock, logIn }}
      alternatives={<Link href="#alternatives">Alternative</Link>}
    />
  </SessionProductsProvider>
);

test("on its own page a product that the customer's store has sold out leads to alternatives", async () => {
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "product/pasta": { data: { ...PASTA, available: 0 } },
  });
  renderPage(ownPage(5));
  expect(screen.queryByRole("link", { name: /^Alternative/ })).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: /^Alternative/ })).toBeInTheDocument();
  expect(screen.getByText("Non disponibile")).toBeInTheDocument();
});

test("on its own page a hidden price of a visitor with a cart still links to the log-in", async () => {
  document.cookie = "madia_in=2";
  markSessionChanged();
  const hidden = { ...PASTA, prices: { ...PASTA.prices, display: null, list: null, unit: null } };
  const cart = makeCart([]);
  stubGateway({
    "cart/view": { data: { ...cart, user: { ...cart.user, userId: -1 } } },
    "product/pasta": { data: hidden },
  });
  renderPage(ownPage(-1));
  await waitForElementToBeRemoved(() => screen.queryByText("…"));
  expect(screen.getByRole("link", { name: "Accedi per vedere il prezzo" })).toBeInTheDocument();
  expect(screen.queryByText("Non disponibile")).not.toBeInTheDocument();
});

test("on its own page nobody who is logged in is asked to log in for a price", async () => {
  const hidden = { ...PASTA, prices: { ...PASTA.prices, display: null, list: null, unit: null } };
  stubGateway({ "cart/view": { data: makeCart([]) }, "product/pasta": { data: hidden } });
  renderPage(ownPage(-1));
  expect(await screen.findByText("Prezzo non disponibile")).toBeInTheDocument();
  expect(screen.queryByText("Accedi per vedere il prezzo")).not.toBeInTheDocument();
});

test("on its own page a price that only customers see brings the buy button", async () => {
  stubGateway({ "cart/view": { data: makeCart([]) }, "product/pasta": { data: PASTA } });
  renderPage(ownPage(-1));
  expect(await screen.findByRole("button", { name: /^Aggiungi .* al carrello$/ })).toBeInTheDocument();
  expect(screen.queryByText("Accedi per vedere il prezzo")).not.toBeInTheDocument();
});
