import { ServiceDiscoveryPage } from "@/components/store/service-discovery-page";
import type { FoundPlaces } from "@/lib/ebsn/places";
import { warehouseSchema } from "@/lib/ebsn/schemas/delivery";
import { toWarehouse } from "@/lib/ebsn/transforms/delivery";
import { home, homeDelivery } from "@/tests/fixtures/cart";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () =>
    Promise.resolve((key: string, values: Record<string, string> = {}) =>
      [key, ...Object.values(values)].join(":"),
    ),
}));

let found: FoundPlaces;
jest.mock("@/lib/ebsn/places", () => ({ findPlaces: () => Promise.resolve(found) }));

const services = [
  homeDelivery,
  { ...homeDelivery, deliveryServiceId: 1, name: "Ritiro in negozio", feeCents: 150 },
  { ...homeDelivery, deliveryServiceId: 4, name: "Locker", feeCents: 0 },
];
const locker = { ...home, addressName: "Locker Garibaldi", deliveryServiceId: 4 };
jest.mock("@/lib/ebsn/delivery-services", () => ({
  getDeliveryServices: () => Promise.resolve(services),
  getCollectionPoints: () => Promise.resolve([locker]),
  getFirstAvailableDay: () => Promise.resolve("2026-11-24"),
}));
const store = toWarehouse(
  warehouseSchema.parse({
    warehouseId: 5,
    name: "Milano Pagano",
    address: { city: "Milano", latitude: 45.45, longitude: 9.16 },
    deliveryServices: [{ deliveryServiceId: 1 }],
  }),
);
jest.mock("@/lib/ebsn/warehouses", () => ({ getWarehouses: () => Promise.resolve([store]) }));

const placeIn = (city: string, served: boolean) => ({
  postalcode: "20144",
  city,
  province: "MI",
  latitude: 45.46,
  longitude: 9.17,
  served,
  warehouseId: served ? 5 : null,
});

async function show(address: string, places: FoundPlaces): Promise<string> {
  found = places;
  return pageHtml(await ServiceDiscoveryPage({ address }));
}

test("where the shop does not deliver to homes it offers pick-up, locker, the partner and an email", async () => {
  const page = await show("20144", { places: [placeIn("Sondrio", false)] as never, similar: [] });
  expect(page).toContain("no:Sondrio (MI)");
  expect(page).toMatch(/Consegna a casa<\/b><span>notServed/);
  expect(page).toMatch(/Ritiro in negozio.*pickupFee:1,50\s€/);
  expect(page).toContain("Locker Garibaldi");
  expect(page).toContain("partner:Bottega Vicina");
  expect(page).toContain("https://www.bottegavicina.test");
  expect(page).toContain("notify");
});

test.each([
  ["10121 Torino", ["partner:Bottega Vicina", "notify"], []],
  ["10121", ["partner:Bottega Vicina"], ["notify"]],
  // Given to no town.
  ["49100 Torino", [], ["partner:", "notify"]],
  ["Torinno", [], ["partner:", "notify"]],
])("a postal code that the shop does not know offers the partner and an email: %s", async (...row) => {
  const [address, offered, missing] = row;
  const page = await show(address, { places: [], similar: [] });
  expect(page).toContain(`unknown:${address}`);
  for (const text of offered) expect(page).toContain(text);
  for (const text of missing) expect(page).not.toContain(text);
});

test("where it does, the fee of a delivery is one of a delivery", async () => {
  const page = await show("20144", { places: [placeIn("Milano", true)] as never, similar: [] });
  expect(page).toContain("yes:Milano (MI)");
  expect(page).toMatch(/Consegna a casa.*[^p]fee:4,90\s€/);
  expect(page).not.toContain("partner:");
});

test("a street without its number is answered for its town only, and says so", async () => {
  const milan = { places: [placeIn("Milano", true)] as never, similar: [] };
  expect(await show("Via Savona, 20144 Milano", milan)).toContain("numberMissing:Via Savona:Milano");
  expect(await show("Via Savona 97, 20144 Milano", milan)).not.toContain("numberMissing");
});

test("a similarly named town is suggested, not confirmed", async () => {
  const page = await show("Roma", { places: [], similar: [placeIn("Romano di Lombardia", true)] as never });
  expect(page).toContain("similar:Roma");
  expect(page).toContain("20144 Romano di Lombardia");
  expect(page).not.toContain("yes:");
});

test.each([
  ["Via Savona 97, Milano", "Milano"],
  ["Via Savona 97, 20144 Milano", "20144 Milano"],
])("a distance says that it is from the centre of the place: %s", async (address, centre) => {
  const page = await show(address, { places: [placeIn("Milano", true)] as never, similar: [] });
  expect(page).toContain(`nearest:Milano Pagano:1,4:${centre}`);
});
