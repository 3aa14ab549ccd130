import { LeafletPage } from "@/components/leaflet/leaflet-page";
import { leafletSchema } from "@/lib/ebsn/schemas/leaflet";
import { toLeaflet, toLeafletCard } from "@/lib/ebsn/transforms/leaflet";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date("2026-11-20T09:00:00+01:00")),
}));
jest.mock("@/lib/upstream/within-budget", () => ({ withinBudget: <T,>(read: Promise<T>) => read }));
jest.mock("@/components/seo/leaflet-json-ld", () => ({ LeafletJsonLd: () => null }));
jest.mock("@/components/leaflet/leaflet-offers", () => ({ LeafletOffers: () => null }));
jest.mock("@/components/ui/breadcrumb", () => ({ Breadcrumb: () => null }));

const raw = (leafletId: number, title: string, expireDate: string) =>
  leafletSchema.parse({
    leafletId,
    title,
    slug: `volantino-${leafletId}`,
    leafletTypeId: 2,
    validityDate: "01/11/2026",
    expireDate,
  });

const mockLeaflets = [
  raw(1, "Autunno", "30/11/2026"),
  raw(2, "Speciale vino", "30/11/2026"),
  raw(3, "Ottobre in tavola", "10/11/2026"),
];
jest.mock("@/lib/ebsn/leaflets", () => ({
  getLeaflet: () => Promise.resolve(toLeaflet(mockLeaflets[0] as never)),
  getLeafletProducts: () => Promise.resolve([]),
  getLeaflets: () => Promise.resolve(mockLeaflets.map(toLeafletCard)),
}));

test("other leaflets are those that can still be used", async () => {
  const html = await pageHtml(await LeafletPage({ idOrSlug: "volantino-1", kind: "volantini" }));
  expect(html).toContain("Speciale vino");
  expect(html).not.toContain("Ottobre in tavola");
});
