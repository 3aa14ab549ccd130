import { createTranslator } from "next-intl";
import { BlockFields } from "@/components/backoffice/block-fields";
import { StaffActions } from "@/components/backoffice/staff-actions";
import messages from "@/messages/it.json";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getTranslations: async (namespace: never) => createTranslator({ locale: "it", namespace, messages }),
}));

const block = {
  categoryBlockId: 8,
  codInt: "0",
  modeName: "Text",
  name: "Apertura",
  settings: {},
  proposals: [],
  visibility: { from: "", to: "", warehouseIds: [3, 99], segmentIds: [] },
};
const STORES = [
  { warehouseId: 3, name: "Brescia" },
  { warehouseId: 5, name: "Monza" },
];

async function htmlOf(stores: typeof STORES): Promise<string> {
  return pageHtml(
    <StaffActions action={jest.fn()} rowIds={["home"]}>
      <BlockFields block={block} stores={stores} isFirst isLast />
    </StaffActions>,
  );
}

const boxesOf = (html: string) =>
  [...html.matchAll(/<label[^>]*>(<input[^>]*name="block-8-stores"[^>]*>)<span>([^<]*)/g)].map(
    ([, input = "", name]) => [name, /value="(\d+)"/.exec(input)?.[1], input.includes("checked=")],
  );

test("the stores of a block are chosen by name, and a number that the shop does not have stays", async () => {
  const html = await htmlOf(STORES);
  expect(boxesOf(html)).toEqual([
    ["Brescia", "3", true],
    ["Monza", "5", false],
    ["Numero 99, che il negozio non ha", "99", true],
  ]);
  expect(html).toContain('<input type="hidden" name="block-8-stores" value=""/>');
});

test("without a list of stores their numbers are typed", async () => {
  expect(await htmlOf([])).toMatch(/<input[^>]*name="block-8-stores"[^>]*value="3, 99"/);
});
