import { act, screen, waitFor, within } from "@testing-library/react";
import { OfflineCopyView } from "@/components/loyalty/offline-copy-view";
import { OfflineReason } from "@/components/loyalty/offline-reason";
import { DeliveryPassPage } from "@/components/orders/delivery-pass-page";
import { clearOfflineCopy, storeCard, storeOrder, readOfflineCopy } from "@/lib/offline/copy";
import { makeCart, makeCourgettes, makeProduct } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

const formatPieces = (_product: unknown, quantity: number) => `${quantity} pz`;

beforeEach(() => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  stubGateway({});
});
afterEach(() => {
  clearOfflineCopy();
  resetPage();
});

const card = (fidelityCard: string, main: boolean) => ({ fidelityCard, main, points: 10, agreed: true });

it("the main card and the last order that was opened are readable without a network", async () => {
  storeCard([card("5901234123457", false), card("2900000000018", true)]);
  storeOrder(makeOrder({ orderId: 710001 }), formatPieces);
  storeOrder(makeOrder({ orderId: 710002 }), formatPieces);
  renderPage(<OfflineCopyView />);
  expect(
    await screen.findByRole("img", { name: "Codice a barre della carta 2 9000 0000 0018" }),
  ).toBeVisible();
  expect(screen.getByText("Mezze maniche · 2 pz")).toBeVisible();
  expect(screen.getByText("Qui trovi quello che serve lo stesso.")).toBeVisible();
  expect(readOfflineCopy().order?.orderId).toBe(710002);
});

it("a shop that does not answer is not called a missing network", () => {
  renderPage(<OfflineReason />);
  expect(screen.getByRole("heading", { level: 1, name: "Sei senza rete" })).toBeVisible();
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(
    screen.getByRole("heading", { level: 1, name: "Non riusciamo a raggiungere il negozio" }),
  ).toBeVisible();
});

const CANCELLED = 10;
const DELIVERED = 8;

it("an order that is expected is readable after a newer one, a past one is not", () => {
  storeOrder(makeOrder({ orderId: 710002 }), formatPieces);
  storeOrder(makeOrder({ orderId: 710001 }), formatPieces);
  expect(readOfflineCopy().order?.orderId).toBe(710001);
  storeOrder(makeOrder({ orderId: 700001, statusId: DELIVERED }), formatPieces);
  expect(readOfflineCopy().order?.orderId).toBe(710001);
});

it.each([
  ["cancelled", { statusId: CANCELLED }],
  ["replaced by its change", { replacedByOrderId: 710003 }],
])("an order that was %s is expected no longer, without a network either", (_, changes) => {
  storeOrder(makeOrder({ orderId: 710002 }), formatPieces);
  storeOrder(makeOrder({ orderId: 710001, ...changes }), formatPieces);
  expect(readOfflineCopy().order?.orderId).toBe(710002);
  storeOrder(makeOrder({ orderId: 710002, ...changes }), formatPieces);
  expect(readOfflineCopy().order).toBeNull();
});

it("no price is stored, and nothing at all after the log-out", async () => {
  storeOrder(makeOrder(), formatPieces);
  const stored = readOfflineCopy().order;
  expect(Object.keys(stored ?? {}).filter((key) => /price|cents|total|cart|payment/i.test(key))).toEqual([]);
  expect(JSON.stringify(stored)).not.toMatch(/298|803|149/);
  clearOfflineCopy();
  renderPage(<OfflineCopyView />);
  expect(await screen.findByText(/non c'è ancora nulla di salvato/)).toBeVisible();
  expect(screen.queryByText("Qui trovi quello che serve lo stesso.")).not.toBeInTheDocument();
});

it("the lines are as delivered, with their units", async () => {
  const item = makeOrder().items[0]!;
  const ham = makeCourgettes({ name: "Prosciutto" });
  const items = [
    { ...item, product: ham, quantity: 0.4, picked: { quantity: 0.35, cents: 105, substitute: null } },
    { ...item, orderItemId: 2 },
    { ...item, orderItemId: 3, quantity: 1 },
    {
      ...item,
      orderItemId: 5,
      product: ham,
      quantity: 0.4,
      picked: { quantity: 2, cents: 298, substitute: makeProduct({ name: "Prosciutto in busta" }) },
    },
    {
      ...item,
      orderItemId: 4,
      product: { ...ham, name: "Speck" },
      picked: { quantity: 0, cents: 0, substitute: null },
    },
  ];
  setSignedIn();
  stubGateway({
    "cart/view": { data: makeCart([]) },
    "order/view": { data: makeOrder({ orderId: 710003, items }) },
  });
  const { unmount } = renderPage(<DeliveryPassPage orderId={710003} />);
  await waitFor(() => expect(readOfflineCopy().order?.orderId).toBe(710003));
  unmount();
  renderPage(<OfflineCopyView />);
  const lines = within(await screen.findByRole("region", { name: /ordine/i })).getAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))).toEqual([
    "Prosciutto · circa 2 pz, 350 g",
    "Mezze maniche · 2 pz",
    "Mezze maniche · 1 pz",
    "Prosciutto in busta · 2 pz",
  ]);
});
