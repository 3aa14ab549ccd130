import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NearMe } from "@/components/store/near-me";
import messages from "@/messages/it.json";
import { stubGateway } from "@/tests/support/gateway-stub";
import { stubGeolocation } from "@/tests/support/geolocation";
import { renderPage, resetPage } from "@/tests/support/render-page";

afterEach(resetPage);

const { stores } = messages;
const labels = {
  nearMe: stores.nearMe,
  denied: stores.nearMeDenied,
  failed: stores.nearMeFailed,
  none: stores.nearMeNone,
  distance: stores.distance,
};

function setUp() {
  const position = stubGeolocation();
  const gateway = stubGateway({});
  renderPage(<NearMe locale="it" labels={labels} />);
  return {
    position,
    gateway,
    tap: () => userEvent.click(screen.getByRole("button", { name: labels.nearMe })),
  };
}

it("shows the three nearest stores with their distance, on a tap only", async () => {
  const { position, gateway, tap } = setUp();
  const warehouses = ["Brescia", "Como", "Lodi", "Pavia"].map((name, index) => ({
    warehouseId: index + 1,
    name,
    slug: name.toLowerCase(),
    distance: 730 * (index + 1),
  }));
  gateway.setResponse("warehouse/find-by-coordinates", { data: warehouses });
  expect(gateway.requests).toEqual([]);
  position.find(45.53981, 10.22002);
  await tap();
  expect(await screen.findByRole("link", { name: "Brescia" })).toHaveAttribute(
    "href",
    "/punti-vendita/brescia",
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Brescia.*0,7 km/),
    expect.stringMatching(/^Como.*1,5 km/),
    expect.stringMatching(/^Lodi.*2,2 km/),
  ]);
  expect(Object.fromEntries(gateway.requests[0]?.params ?? [])).toMatchObject({
    latitude: "45.54",
    longitude: "10.22",
  });
});

it("says what is wrong when the position is denied, no store is near or the shop does not answer", async () => {
  const { position, gateway, tap } = setUp();
  position.deny();
  await tap();
  expect(await screen.findByText(labels.denied)).toBeVisible();
  position.find(38.1, 13.3);
  gateway.setResponse("warehouse/find-by-coordinates", { data: [] });
  await tap();
  expect(await screen.findByText(labels.none)).toBeVisible();
  position.find(38.1, 13.3);
  gateway.setResponse("warehouse/find-by-coordinates", { http: 500, status: 1 });
  await tap();
  expect(await screen.findByText(labels.failed)).toBeVisible();
});
