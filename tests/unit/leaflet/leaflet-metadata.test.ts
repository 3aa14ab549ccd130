import { leafletMetadata } from "@/components/leaflet/leaflet-metadata";
import { leafletSchema } from "@/lib/ebsn/schemas/leaflet";
import { toLeaflet } from "@/lib/ebsn/transforms/leaflet";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date("2026-11-20T09:00:00+01:00")),
}));
jest.mock("@/lib/ebsn/leaflets", () => ({
  getLeaflet: (expireDate: string) =>
    Promise.resolve(
      toLeaflet(
        leafletSchema.parse({
          leafletId: 1,
          title: "Autunno",
          slug: "autunno",
          leafletTypeId: 2,
          validityDate: "01/11/2026",
          expireDate,
        }),
      ),
    ),
  getLeafletProducts: () => Promise.resolve([]),
}));

test.each([
  ["today", "20/11/2026", undefined],
  ["yesterday", "19/11/2026", { index: false, follow: true }],
])("a leaflet that ends %s is indexed until then", async (_, expireDate, robots) => {
  expect((await leafletMetadata(expireDate)).robots).toEqual(robots);
});
