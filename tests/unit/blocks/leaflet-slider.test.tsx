import { LeafletSlider } from "@/components/blocks/leaflet-slider";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import { categoryBlockSchema } from "@/lib/ebsn/schemas/category";
import { toBlock } from "@/lib/ebsn/transforms/category";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));

const getLeaflets = jest.fn<Promise<LeafletCard[]>, []>();
jest.mock("@/lib/ebsn/leaflets", () => ({ getLeaflets: () => getLeaflets() }));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date("2026-10-14T10:00:00Z")),
}));

const leaflet = (overrides: Partial<LeafletCard>): LeafletCard => ({
  leafletId: 701,
  slug: "sapori-d-autunno",
  title: "Sapori d'autunno",
  descr: "",
  kind: "volantini",
  cover: "",
  from: "2026-10-01",
  to: "2026-10-31",
  ...overrides,
});

const SOCI = { leafletId: 702, slug: "catalogo-soci-carta-madia", kind: "catalogo-soci" } as const;

const block = toBlock(
  categoryBlockSchema.parse({
    categoryBlockId: 1,
    templateBlock: { codInt: "0" },
    templateBlockType: { modeName: "LeafletSliderWrapper" },
    proposals: [],
    metaData: { template_block_settings: { TITLE: "Sfoglia" } },
  }),
);

async function titleLink(...leaflets: LeafletCard[]): Promise<string | undefined> {
  getLeaflets.mockResolvedValue(leaflets);
  const html = await pageHtml(<LeafletSlider block={block} />);
  return /<h2>Sfoglia<\/h2><a[^>]*href="([^"]*)"/.exec(html)?.[1];
}

test("the title links to the only leaflet, else to the list", async () => {
  expect(await titleLink(leaflet({}), leaflet(SOCI))).toBe("/volantini");
  expect(await titleLink(leaflet(SOCI))).toBe("/catalogo-soci/catalogo-soci-carta-madia");
  expect(await titleLink(leaflet({}))).toBe("/volantini/sapori-d-autunno");
  const past = leaflet({ to: "2026-10-13" });
  expect(await titleLink(past, leaflet(SOCI))).toBe("/catalogo-soci/catalogo-soci-carta-madia");
});

test("nothing is shown without a leaflet", async () => {
  expect(await titleLink()).toBeUndefined();
});
