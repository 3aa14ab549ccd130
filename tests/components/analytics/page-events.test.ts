import { purchaseEvent } from "@/lib/analytics/items";
import { makeCart, makeItem } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";

type DataLayerEvent = { event?: string; ecommerce?: Record<string, unknown> | null; content_path?: string };
type IntersectionEntry = { target: Element; isIntersecting: boolean };

let see: (elements: Element[]) => void;
const watched = new Set<Element>();

class Observer {
  constructor(callback: (entries: IntersectionEntry[]) => void) {
    see = (elements) => callback(elements.map((target) => ({ target, isIntersecting: true })));
  }
  observe(element: Element) {
    watched.add(element);
  }
  disconnect() {
    watched.clear();
  }
}

const settings = { maps: null, tagManagerId: null, socialProviders: [], botCheck: "none" };

const PAGE = `<main id="content"><h1>Benvenuti</h1>
  <section aria-label="In apertura"><article data-banner="Zucche d'autunno"><a href="/zucche">Vedi</a></article></section>
  <section aria-label="Per te"><ul>
    <li><span data-price-island="7"></span><h3><a href="/product/pane">Pane</a></h3></li>
    <li><span data-price-island="8"></span><h3><a href="/product/riso">Riso</a></h3></li>
  </ul></section></main>`;

const pushed = () =>
  ((window as { dataLayer?: DataLayerEvent[] }).dataLayer ?? []).filter(({ event }) => event);
const named = (name: string) => pushed().filter(({ event }) => event === name);
const find = (selector: string) => [...document.querySelectorAll(selector)];

/** Each test is a document of its own. */
async function open(path: string, cart = makeCart(), { isSlow = false, isConsentOlder = true } = {}) {
  jest.resetModules();
  window.history.replaceState(null, "", path);
  document.title = `Titolo di ${path}`;
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => settings }) as Response);
  const { saveCookieChoice } = await import("@/lib/consent/cookie-preferences");
  const { cartStore } = await import("@/lib/cart/cart-store");
  const { startAnalytics } = await import("@/lib/analytics/start");
  const navigation = await import("@/lib/navigation/page-navigation");
  const chosenAt = performance.timeOrigin + (isConsentOlder ? -1 : 1);
  jest.setSystemTime(chosenAt);
  void saveCookieChoice({ analytics: true, profilation: false });
  cartStore.set({ ...cartStore.get(), cart });
  navigation.completeNavigation(path);
  if (!isSlow) startAnalytics();
  return { navigation, cartStore, startAnalytics };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { IntersectionObserver: Observer, dataLayer: undefined });
  localStorage.clear();
  document.body.innerHTML = PAGE;
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});
afterEach(() => jest.useRealTimers());

it("a banner is seen once for each page, and clicked", async () => {
  await open("/");
  const [banner] = find("[data-banner]");
  expect(watched).toContain(banner);
  see([banner!]);
  see([banner!]);
  const promotion = { promotion_name: "Zucche d'autunno", creative_slot: "In apertura" };
  expect(named("view_promotion")).toEqual([
    { event: "view_promotion", ecommerce: { ...promotion, items: [] } },
  ]);
  banner!.querySelector("a")?.click();
  expect(named("select_promotion")).toEqual([
    { event: "select_promotion", ecommerce: { ...promotion, items: [] } },
  ]);
});

it("products in view are reported together, with list and position", async () => {
  await open("/");
  see(find("li"));
  jest.advanceTimersByTime(300);
  expect(named("view_item_list")).toMatchObject([
    {
      ecommerce: {
        item_list_name: "Per te",
        items: [
          { item_id: "7", item_name: "Pane", index: 0 },
          { item_id: "8", item_name: "Riso", index: 1 },
        ],
      },
    },
  ]);
});

it("every page that the router shows is a content view", async () => {
  const { navigation } = await open("/");
  for (const path of ["/pasta", "/search?q=riso"]) {
    window.history.pushState(null, "", path);
    navigation.completeNavigation(path);
    jest.advanceTimersByTime(100);
  }
  expect(named("content-view").map((event) => event.content_path)).toEqual(["/", "/pasta", "/search"]);
  expect(named("search")).toEqual([{ event: "search", search_term: "riso" }]);
});

it.each([
  ["two pages within a frame are one each", false],
  ["as are those that were left before this was loaded", true],
])("%s", async (_, isSlow) => {
  const { navigation, startAnalytics } = await open("/", makeCart(), { isSlow });
  for (const path of ["/search?q=riso", "/registration/code", "/pasta"]) {
    window.history.pushState(null, "", path);
    navigation.completeNavigation(path);
    document.title = `Titolo di ${path}`;
  }
  if (isSlow) startAnalytics();
  jest.advanceTimersByTime(100);
  expect(named("content-view")).toMatchObject([
    { content_path: "/", content_title: "Titolo di /" },
    { content_path: "/search", content_title: "Titolo di /search?q=riso" },
    { content_path: "/pasta", content_title: "Titolo di /pasta" },
  ]);
  expect(named("search")).toEqual([{ event: "search", search_term: "riso" }]);
});

it.each([
  ["the first page is one too where a link was followed before this was loaded", true, ["/", "/pasta"]],
  ["but not where the consent was given after it", false, ["/pasta"]],
])("%s", async (_, isConsentOlder, paths) => {
  const { navigation, startAnalytics } = await open("/", makeCart(), { isSlow: true, isConsentOlder });
  window.history.pushState(null, "", "/pasta");
  navigation.completeNavigation("/pasta");
  startAnalytics();
  expect(named("content-view").map((event) => event.content_path)).toEqual(paths);
  if (isConsentOlder) expect(named("content-view")[0]).toMatchObject({ content_title: "Titolo di /" });
});

it("the checkout begins with its cart, and removals from the cart are reported", async () => {
  const items = [makeItem({ itemId: 1, quantity: 2 })];
  const { cartStore } = await open("/checkout", makeCart(items));
  expect(named("begin_checkout")).toMatchObject([
    { ecommerce: { value: 2.98, items: [{ item_id: "101", quantity: 2 }] } },
  ]);
  cartStore.set({ ...cartStore.get(), cart: makeCart([makeItem({ itemId: 1, quantity: 1 })]) });
  expect(named("remove_from_cart")).toMatchObject([{ ecommerce: { items: [{ quantity: 1 }] } }]);
});

it("the page of the cart is seen once, with its cart", async () => {
  await open("/cart", makeCart([makeItem({ itemId: 1, quantity: 2 })]));
  expect(named("view_cart")).toMatchObject([
    { ecommerce: { currency: "EUR", value: 2.98, items: [{ item_id: "101", quantity: 2 }] } },
  ]);
  expect(named("begin_checkout")).toEqual([]);
});

it("an empty cart is not reported", async () => {
  await open("/cart", makeCart([]));
  expect(named("view_cart")).toEqual([]);
});

it("lines of a product in another order are no change of the cart", async () => {
  const items = [0.1, 0.2, 0.3].map((quantity, itemId) => makeItem({ itemId, quantity }));
  const { cartStore } = await open("/cart", makeCart(items));
  cartStore.set({ ...cartStore.get(), cart: makeCart(items.toReversed()) });
  expect([...named("add_to_cart"), ...named("remove_from_cart")]).toEqual([]);
});

const formula = makeItem({
  itemId: 2,
  product: { ...makeItem().product, productId: 102, notPromotable: true },
});

it("neither views nor additions of infant formula are reported to tags", async () => {
  const product = (attributes: string) =>
    `<main><article><div ${attributes}><h1>Latte</h1><span data-price-island="7"></span></div>
    <script type="application/ld+json">{"@type":"Product","offers":{"price":"17.90"}}</script></article></main>`;
  document.body.innerHTML = product("");
  await open("/product/latte");
  expect(named("view_item")).toHaveLength(1);

  Object.assign(window, { dataLayer: undefined });
  document.body.innerHTML = product('data-not-promotable="true"');
  const { cartStore } = await open("/product/latte-1");
  cartStore.set({ ...cartStore.get(), cart: makeCart([formula]) });
  expect([...named("view_item"), ...named("add_to_cart")]).toEqual([]);
});

it("lists of products, seen or clicked, leave infant formula out", async () => {
  document.querySelector("li")?.setAttribute("data-not-promotable", "true");
  await open("/");
  see(find("li"));
  jest.advanceTimersByTime(300);
  expect(named("view_item_list").map(({ ecommerce }) => ecommerce?.items)).toMatchObject([
    [{ item_id: "8", item_name: "Riso", index: 1 }],
  ]);
  document.querySelector<HTMLElement>("li a")?.click();
  expect(named("select_item")).toEqual([]);
});

it("the checkout and the order name the other products only", async () => {
  const cart = makeCart([makeItem({ itemId: 1, quantity: 2 }), formula]);
  await open("/checkout", cart);
  expect(named("begin_checkout").map(({ ecommerce }) => ecommerce?.items)).toMatchObject([
    [{ item_id: "101" }],
  ]);
  const order = makeOrder();
  const items = [...order.items, { ...order.items[0]!, product: formula.product }];
  expect(purchaseEvent({ ...order, items })).toMatchObject({
    ecommerce: { value: 8.03, items: [{ item_id: "101" }] },
  });
  const withoutFee = { ...order, totals: { ...order.totals, deliveryFee: null } };
  expect(purchaseEvent(withoutFee)).not.toHaveProperty("ecommerce.shipping");
});

it("an order is reported once, whichever page shows it", async () => {
  await open("/cart/payment-completed/7");
  const { track } = await import("@/lib/analytics/track");
  const purchase = {
    event: "purchase" as const,
    ecommerce: { transaction_id: "7", shipping: 0, items: [] },
  };
  track(purchase);
  track(purchase);
  expect(named("purchase")).toHaveLength(1);
});

it("an order that changes another takes back what was reported of that one", async () => {
  await open("/cart/payment-completed/8");
  const { track } = await import("@/lib/analytics/track");
  track(purchaseEvent(makeOrder({ orderId: 7 })));
  const changed = makeOrder({ orderId: 8, replacedOrder: { orderId: 7, releasedCents: 803 } });
  track(purchaseEvent(changed));
  track(purchaseEvent(changed));
  expect(named("refund")).toEqual([{ event: "refund", ecommerce: { transaction_id: "7" } }]);
  expect(named("purchase").map(({ ecommerce }) => ecommerce?.transaction_id)).toEqual(["7", "8"]);
  expect(pushed().slice(-2)).toMatchObject([{ event: "refund" }, { event: "purchase" }]);
});

it("an order that was reported elsewhere is not taken back here", async () => {
  await open("/cart/payment-completed/8");
  const { track } = await import("@/lib/analytics/track");
  track(purchaseEvent(makeOrder({ orderId: 8, replacedOrder: { orderId: 7, releasedCents: null } })));
  expect(named("refund")).toEqual([]);
  expect(named("purchase")).toHaveLength(1);
});
