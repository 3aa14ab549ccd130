import { createTranslator } from "next-intl";
import { getActiveLeaflets } from "@/components/leaflet/active-leaflets";
import { LeafletCover } from "@/components/leaflet/leaflet-cover";
import { getCardContext } from "@/components/product/card-context";
import type { LeafletCard } from "@/lib/ebsn/domain/leaflet";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

const mockPreview = { moment: "" };

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "leaflets") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace, timeZone: "Europe/Rome" })),
}));
jest.mock("@/lib/preview/server", () => ({
  pageTime: () => Promise.resolve(new Date(mockPreview.moment)),
}));

const leaflet = (slug: string, from: string, to: string): LeafletCard => ({
  leafletId: from.length,
  slug,
  title: slug,
  descr: "",
  kind: "volantini",
  cover: "",
  from,
  to,
});
const mockLeaflets = [
  leaflet("autunno", "2026-11-12", "2026-11-25"),
  leaflet("feste", "2026-11-26", "2026-12-09"),
];

jest.mock("@/lib/ebsn/leaflets", () => ({ getLeaflets: () => Promise.resolve(mockLeaflets) }));

async function lookAt(moment: string) {
  mockPreview.moment = moment;
  const shown = await getActiveLeaflets();
  const covers = await Promise.all(
    shown.map(async (one) => {
      return pageHtml(<LeafletCover leaflet={one} />);
    }),
  );
  const { today } = await getCardContext();
  return {
    today,
    shown: shown.map(({ slug }) => slug),
    inArrivo: covers.map((html) => html.includes("In arrivo")),
    lastDay: covers.map((html) => html.includes("Ultimo giorno")),
  };
}

test.each([
  [
    "2026-11-20T08:00:00+01:00",
    { shown: ["autunno", "feste"], inArrivo: [false, true], lastDay: [false, false] },
  ],
  [
    "2026-11-25T23:30:00+01:00",
    { shown: ["autunno", "feste"], inArrivo: [false, true], lastDay: [true, false] },
  ],
  ["2026-11-26T00:00:00+01:00", { shown: ["feste"], inArrivo: [false], lastDay: [false] }],
  ["2026-12-15T08:00:00+01:00", { shown: [], inArrivo: [], lastDay: [] }],
])("at %s leaflets, promotions and the words about them are of that day", async (moment, expected) => {
  await expect(lookAt(moment)).resolves.toEqual({ today: moment.slice(0, 10), ...expected });
});
