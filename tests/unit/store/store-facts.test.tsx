import { createTranslator } from "next-intl";
import { StoreFacts } from "@/components/store/store-facts";
import { warehouseSchema } from "@/lib/ebsn/schemas/delivery";
import { toWarehouse } from "@/lib/ebsn/transforms/delivery";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl", () => ({
  ...jest.requireActual<object>("next-intl"),
  useTranslations: (namespace: "stores") => createTranslator({ locale: "it", messages, namespace }),
}));
jest.mock("@/components/store/store-hours", () => ({ StoreHours: () => null }));

const show = (facts: object) =>
  pageHtml(
    StoreFacts({ store: toWarehouse(warehouseSchema.parse({ warehouseId: 6, name: "Centro", ...facts })) }),
  );

test.each<[string, object, string[]]>([
  ["its name alone", {}, []],
  ["an address without hours", { address: { address1: "Via Gola", city: "Milano" } }, ["Indirizzo"]],
  ["a position alone", { address: { latitude: 45.4, longitude: 9.1 } }, ["Indirizzo"]],
  ["a telephone alone", { metaData: { warehouse_locator: { PHONE: "02123456" } } }, []],
  [
    "hours alone",
    { serviceHours: { default: [{ beginWeekDay: 2, beginHour: "8:00", endHour: "20:00" }] } },
    ["Orari"],
  ],
])("a store with %s has no empty parts", async (_, facts, headings) => {
  const html = await show(facts);
  expect([...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)).toEqual(headings);
  expect(html.includes(messages.stores.directions)).toBe(headings.includes("Indirizzo"));
});
