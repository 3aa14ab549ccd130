import { createTranslator } from "next-intl";
import { StoresPage } from "@/components/store/stores-page";
import type { FoundPlaces } from "@/lib/ebsn/places";
import { warehouseSchema } from "@/lib/ebsn/schemas/delivery";
import { toWarehouse } from "@/lib/ebsn/transforms/delivery";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: (namespace: "stores") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/components/store/stores-map", () => ({ StoresMap: () => null }));
jest.mock("@/components/store/store-opening-status", () => ({ StoreOpeningStatus: () => null }));

const findPlaces = jest.fn<Promise<FoundPlaces>, [string]>();
jest.mock("@/lib/ebsn/places", () => ({ findPlaces: (q: string) => findPlaces(q) }));

const store = (name: string, latitude: number) =>
  toWarehouse(
    warehouseSchema.parse({
      warehouseId: latitude,
      name,
      deliveryServices: [],
      address: { city: "X", latitude, longitude: 9.2 },
    }),
  );
jest.mock("@/lib/ebsn/warehouses", () => ({
  getWarehouses: () => Promise.resolve([store("Lontano", 46), store("Vicino", 45)]),
}));

const placeAt = (latitude: number | null) => ({
  postalcode: "26900",
  city: "Lodi",
  province: "LO",
  latitude,
  longitude: latitude && 9.2,
  served: true,
  warehouseId: 1,
});

async function show(places: FoundPlaces["places"] | Error): Promise<string> {
  if (places instanceof Error) findPlaces.mockRejectedValue(places);
  else findPlaces.mockResolvedValue({ places, similar: [] });
  return pageHtml(await StoresPage({ q: "Lodi" }));
}

const NOT_NEAR = "non è tra i comuni vicini";

test("stores are sorted from a place whose position is known", async () => {
  const page = await show([placeAt(45.1)] as never);
  expect(page).toContain("I negozi più vicini a Lodi");
  expect(page).toMatch(/Vicino.*Lontano/s);
});

test("a place without a position has no nearest stores", async () => {
  const page = await show([placeAt(null)] as never);
  expect(page).toContain("Di Lodi non conosciamo la posizione");
  expect(page).toContain("Tutti i negozi");
  expect(page).not.toContain("I negozi più vicini a Lodi");
  expect(page).not.toContain(NOT_NEAR);
});

test("an unknown place is said to be unknown, a search without an answer to have none", async () => {
  expect(await show([])).toContain(`«Lodi» ${NOT_NEAR}`);
  const page = await show(new Error("outage"));
  expect(page).toContain("Non siamo riusciti a cercare «Lodi»");
  expect(page).toContain("Tutti i negozi");
  expect(page).not.toContain(NOT_NEAR);
});
