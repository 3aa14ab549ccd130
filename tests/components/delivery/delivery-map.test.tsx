import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AddressDialog } from "@/components/delivery/address-dialog";
import { home, homeDelivery, makeCart } from "@/tests/fixtures/cart";
import { setSignedIn, stubGateway } from "@/tests/support/gateway-stub";
import { setMapsSettings } from "@/tests/support/maps-settings";
import { renderPage, resetPage } from "@/tests/support/render-page";
import "@/tests/support/google-maps.js";

const pickup = (addressId: number, addressName: string, latitude: number) => ({
  ...home,
  addressId,
  addressName,
  deliveryServiceId: 1,
  addressTypeId: 3,
  latitude,
  longitude: 9.17,
});

async function setUp() {
  setSignedIn();
  const gateway = stubGateway({
    "cart/view": { data: makeCart([], { timeslot: null }) },
    "address/delivery-service-list": { data: [{ ...homeDelivery, deliveryServiceId: 1, name: "Ritiro" }] },
    "address/list": { data: [pickup(101, "Madia Navigli", 45.45), pickup(102, "Madia Isola", 45.49)] },
    "geo/homedelivery-list-simple": { data: [] },
    "user-address/select": { data: {} },
  });
  setMapsSettings({ key: "k", mapId: "m" });
  renderPage(<AddressDialog deliveryServiceId={1} onResolve={jest.fn()} />);
  await userEvent.click(await screen.findByRole("button", { name: "Mostra la mappa" }));
  return gateway;
}

afterEach(resetPage);

test("a pick-up point is chosen on the map as in the list", async () => {
  const gateway = await setUp();
  await userEvent.click(await screen.findByTitle("Madia Isola"));
  const selected = screen.getByRole("group", { name: "Madia Isola" });
  await userEvent.click(within(selected).getByRole("button", { name: "Scegli Madia Isola" }));
  await waitFor(() =>
    expect(gateway.requestsTo("user-address/select").at(-1)?.params.get("address_id")).toBe("102"),
  );
});

test("once the map is open, an address of Google's in Italy is found and searched around", async () => {
  const gateway = await setUp();
  await userEvent.type(screen.getByRole("combobox", { name: "Cerca vicino a te" }), "savona");
  expect(await screen.findByRole("option", { name: "Via Savona 97, Milano MI" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => {
    const params = gateway.requestsTo("address/list").at(-1)?.params;
    expect(params?.get("latitude")).toBe("45.4525");
    expect(params?.get("distance")).toBe("25000");
  });
  const { requests } = google.maps as unknown as { requests: Record<string, unknown>[] };
  expect(requests).toContainEqual(expect.objectContaining({ input: "savona", includedRegionCodes: ["it"] }));
  expect(screen.getByText("Dal più vicino a Via Savona 97, Milano MI")).toBeInTheDocument();
});
