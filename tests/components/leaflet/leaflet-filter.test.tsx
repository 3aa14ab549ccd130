import { act, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { SWRConfig } from "swr";
import { LeafletFilter } from "@/components/leaflet/leaflet-filter";
import {
  redirectToSingleLeaflet,
  shouldRedirectToSingle,
} from "@/components/leaflet/redirect-to-single-leaflet";
import { Link } from "@/components/ui/link";
import { setCart } from "@/lib/cart/fetch-cart";
import { makeCart } from "@/tests/fixtures/cart";
import { resetPage } from "@/tests/support/render-page";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";

jest.mock("@/components/leaflet/redirect-to-single-leaflet", () => ({
  ...jest.requireActual<object>("@/components/leaflet/redirect-to-single-leaflet"),
  redirectToSingleLeaflet: jest.fn(),
}));

const leafletsResponse = (...ids: number[]) => ({ data: ids.map((leafletId) => ({ leafletId })) });

function renderFilter(warehouseId?: number) {
  const container = createRef<HTMLDivElement>();
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <div ref={container}>
        {[701, 702].map((id) => (
          <section key={id} aria-label={String(id)}>
            <div data-leaflet={id}>
              <Link href={`/volantini/${id}`}>{id}</Link>
            </div>
          </section>
        ))}
      </div>
      <LeafletFilter container={container} warehouseId={warehouseId} redirectsToSingle />
    </SWRConfig>,
  );
}

const chooseStore = (warehouseId?: number) =>
  act(() => void setCart({ ...makeCart([]), version: warehouseId ?? 1, warehouseId, service: null }));

const isVisible = (id: number) => screen.queryByRole("link", { name: String(id) }) !== null;

beforeEach(() => {
  jest.mocked(redirectToSingleLeaflet).mockClear();
  setSignedIn();
});
afterEach(resetPage);

test("shows the chosen store's leaflets and redirects to a single one", async () => {
  const api = stubGateway({ "leaflet/search": leafletsResponse(702) });
  chooseStore(503);
  renderFilter();
  await waitFor(() => expect(isVisible(701)).toBe(false));
  expect(screen.queryByRole("region", { name: "701" })).not.toBeInTheDocument();
  expect(api.requestsTo("leaflet/search")[0]?.params.get("parent_warehouse_id")).toBe("503");
  expect(jest.mocked(redirectToSingleLeaflet).mock.calls).toEqual([["http://localhost/volantini/702"]]);
});

test.each([
  ["several leaflets", leafletsResponse(701, 702)],
  ["an empty answer", leafletsResponse()],
  ["leaflets of other pages only", leafletsResponse(709)],
])("keeps the list for %s", async (_, response) => {
  const api = stubGateway({ "leaflet/search": response });
  chooseStore(503);
  renderFilter();
  await waitFor(() => expect(api.requestsTo("leaflet/search")).toHaveLength(1));
  await act(async () => {});
  expect([isVisible(701), isVisible(702)]).toEqual([true, true]);
  expect(redirectToSingleLeaflet).not.toHaveBeenCalled();
});

test("a store that the leaflets are of goes before the customer's own", async () => {
  const api = stubGateway({ "leaflet/search": leafletsResponse(702) });
  chooseStore(503);
  renderFilter(510);
  await waitFor(() => expect(isVisible(701)).toBe(false));
  expect(api.requestsTo("leaflet/search")[0]?.params.get("parent_warehouse_id")).toBe("510");
});

test("stays on the list when a store is chosen there", async () => {
  stubGateway({ "leaflet/search": leafletsResponse(702) });
  chooseStore();
  renderFilter();
  chooseStore(503);
  await waitFor(() => expect(isVisible(701)).toBe(false));
  expect(redirectToSingleLeaflet).not.toHaveBeenCalled();
});

test.each([
  ["any page", "https://shop.it/", "navigate", true],
  ["another leaflet", "https://shop.it/volantini/autunno-2", "navigate", true],
  ["the leaflet itself", "https://shop.it/volantini/autunno", "navigate", false],
  ["one of its pages", "https://shop.it/volantini/autunno/3", "navigate", false],
  ["the back button", "https://shop.it/", "back_forward", false],
])("decides whether to skip the list when arriving from %s", (_, referrer, navigation, expected) => {
  expect(shouldRedirectToSingle("https://shop.it/volantini/autunno", { referrer, navigation })).toBe(
    expected,
  );
});
