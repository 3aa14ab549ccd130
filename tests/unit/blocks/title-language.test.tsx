import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { GiftCodeSlider } from "@/components/blocks/gift-code-slider";
import { LeafletSlider } from "@/components/blocks/leaflet-slider";
import { LeafletViewerBlock } from "@/components/blocks/leaflet-viewer-block";
import type { Block } from "@/lib/ebsn/domain/category";

const LEAFLET = { leafletId: 701, slug: "autunno", title: "Autunno", kind: "volantini", pages: [{}] };

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("en"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("@/components/blocks/block-leaflets", () => ({
  blockWarehouse: () => undefined,
  getBlockLeaflets: () => Promise.resolve([LEAFLET]),
}));
jest.mock("@/lib/ebsn/leaflets", () => ({
  getLeaflet: () => Promise.resolve(LEAFLET),
  getLeafletProducts: () => Promise.resolve([]),
}));
jest.mock("@/components/ui/link", () => ({ Link: () => null }));
jest.mock("@/components/ui/carousel", () => ({ Carousel: () => null }));
jest.mock("@/components/leaflet/leaflet-viewer", () => ({ LeafletViewer: () => null }));
jest.mock("@/components/leaflet/filtered-leaflets", () => ({ FilteredLeaflets: () => null }));
jest.mock("@/components/blocks/personal-islands", () => ({
  GiftCodes: ({ header }: { header: ReactNode }) => header,
}));

const block = (TITLE: string): Block => ({
  blockId: 1,
  mode: "",
  position: 0,
  proposals: [],
  settings: { TITLE },
});

test.each([
  ["vouchers", GiftCodeSlider, "title"],
  ["leaflets", LeafletSlider, "slider"],
])("on English pages a title of %s that the shop chose is Italian, ours is not", async (_, Slider, own) => {
  expect(renderToStaticMarkup(await Slider({ block: block("Per te") }))).toContain(
    '<h2 lang="it">Per te</h2>',
  );
  expect(renderToStaticMarkup(await Slider({ block: block("") }))).toContain(`<h2>${own}</h2>`);
});

test.each(["Sfoglia", "Autunno"])("on English pages the title of a leaflet is Italian: %s", async (title) => {
  const shown = await LeafletViewerBlock({ block: block(title === LEAFLET.title ? "" : title) });
  expect(renderToStaticMarkup(shown)).toContain(`<h2 lang="it">${title}</h2>`);
});
