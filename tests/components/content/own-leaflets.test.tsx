import { act, render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { SWRConfig } from "swr";
import { LeafletFilter } from "@/components/leaflet/leaflet-filter";
import { leadsOn } from "@/components/leaflet/leads-on";
import { takeCart } from "@/lib/cart/held";
import { makeCart } from "@/tests/fixtures/buying";
import { leavePage } from "@/tests/support/buying-page";
import { signedInHint, stubDoor } from "@/tests/support/door-stub";

const onOnly = jest.fn<void, [string]>();

const listed = (...ids: number[]) => ({ data: ids.map((leafletId) => ({ leafletId })) });

function show() {
  const box = createRef<HTMLDivElement>();
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <div ref={box}>
        {[701, 702].map((id) => (
          <section key={id} aria-label={String(id)}>
            <div data-leaflet={id}>
              <a href={`/volantini/${id}`}>{id}</a>
            </div>
          </section>
        ))}
      </div>
      <LeafletFilter box={box} onOnly={onOnly} />
    </SWRConfig>,
  );
}

const choose = (warehouseId?: number) =>
  act(() => void takeCart({ ...makeCart([]), version: warehouseId ?? 1, warehouseId, service: null }));

const isLeft = (id: number) => screen.queryByRole("link", { name: String(id) }) !== null;

beforeEach(() => {
  onOnly.mockClear();
  signedInHint();
});
afterEach(leavePage);

test("who arrives with a store sees its leaflets, and is told when there is only one", async () => {
  const door = stubDoor({ "leaflet/search": listed(702) });
  choose(503);
  show();
  await waitFor(() => expect(isLeft(701)).toBe(false));
  expect(screen.queryByRole("region", { name: "701" })).not.toBeInTheDocument();
  expect(door.calls("leaflet/search")[0]?.params.get("parent_warehouse_id")).toBe("503");
  expect(onOnly.mock.calls).toEqual([["http://localhost/volantini/702"]]);
});

test("several leave one where one is, and so do none at all", async () => {
  const door = stubDoor({ "leaflet/search": listed(701, 702) });
  choose(503);
  const { unmount } = show();
  await waitFor(() => expect(door.asked).toHaveLength(1));
  unmount();
  door.on("leaflet/search", listed());
  show();
  await waitFor(() => expect(door.asked).toHaveLength(2));
  expect([isLeft(701), isLeft(702)]).toEqual([true, true]);
  expect(onOnly).not.toHaveBeenCalled();
});

test("who chooses a store while looking at the list stays there", async () => {
  stubDoor({ "leaflet/search": listed(702) });
  choose();
  show();
  choose(503);
  await waitFor(() => expect(isLeft(701)).toBe(false));
  expect(onOnly).not.toHaveBeenCalled();
});

test.each([
  ["from anywhere", "https://shop.it/", "navigate", true],
  ["from another leaflet", "https://shop.it/volantini/autunno-2", "navigate", true],
  ["from the leaflet itself", "https://shop.it/volantini/autunno", "navigate", false],
  ["from one of its pages", "https://shop.it/volantini/autunno/3", "navigate", false],
  ["by going back", "https://shop.it/", "back_forward", false],
])("the list leads on who comes %s, or not", (_, referrer, navigation, expected) => {
  expect(leadsOn("https://shop.it/volantini/autunno", { referrer, navigation })).toBe(expected);
});
