import { screen } from "@testing-library/react";
import { OfflineCopyView } from "@/components/loyalty/offline-copy-view";
import { clearOfflineCopy, storeCard, storeOrder, readOfflineCopy } from "@/lib/offline/copy";
import { makeOrder } from "@/tests/fixtures/orders";
import { stubGateway } from "@/tests/support/gateway-stub";
import { renderPage, resetPage } from "@/tests/support/render-page";

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
  storeOrder(makeOrder({ orderId: 710002 }));
  storeOrder(makeOrder({ orderId: 710001 }));
  renderPage(<OfflineCopyView />);
  expect(
    await screen.findByRole("img", { name: "Codice a barre della carta 2 9000 0000 0018" }),
  ).toBeVisible();
  expect(screen.getByText("2 × Mezze maniche")).toBeVisible();
  expect(readOfflineCopy().order?.orderId).toBe(710002);
});

it("no price is stored, and nothing at all after the log-out", async () => {
  storeOrder(makeOrder());
  const stored = readOfflineCopy().order;
  expect(Object.keys(stored ?? {}).filter((key) => /price|cents|total|cart|payment/i.test(key))).toEqual([]);
  expect(JSON.stringify(stored)).not.toMatch(/298|803|149/);
  clearOfflineCopy();
  renderPage(<OfflineCopyView />);
  expect(await screen.findByText(/non ci sono né carta né ordini/)).toBeVisible();
});
