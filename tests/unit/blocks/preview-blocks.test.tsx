import { text } from "node:stream/consumers";
import { createTranslator } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import { PreviewBlocks } from "@/components/blocks/preview-blocks";
import type { Block } from "@/lib/ebsn/domain/category";
import messages from "@/messages/it.json";

const mockPreview = { isOpen: true };

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(messages),
  getTranslations: (namespace: "content") =>
    Promise.resolve(createTranslator({ locale: "it", messages, namespace })),
}));
jest.mock("@/lib/preview/server", () => ({
  currentPreview: () => Promise.resolve(mockPreview.isOpen ? { path: "/" } : null),
}));

const block = (blockId: number, mode: string, settings: Record<string, string>): Block => ({
  blockId,
  mode,
  position: blockId,
  proposals: [],
  settings: { ...settings, JSON_CONFIG: '{"xs":12}' },
});

const SHOWN = [block(1, "ProductSlider", { TITLE: "Novità", PRODUCT_LIMIT: "4" })];
const HIDDEN_BLOCKS = [
  { block: block(2, "BannerGrid", { TITLE: "Natale" }), reason: "early" },
  { block: block(3, "StaticText", { TITLE: "Saldi" }), reason: "late" },
];

async function renderPanel(blocks: Block[]): Promise<string> {
  const panel = await PreviewBlocks({ blocks, hiddenBlocks: HIDDEN_BLOCKS });
  return panel ? text((await prerenderToNodeStream(panel)).prelude) : "";
}

const textOf = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]*>/g, "|")
    .replace(/\|+/g, "|");

test("names each block with mode and settings, and why others are left out", async () => {
  const html = await renderPanel([...SHOWN, block(4, "NonEsiste", {}), block(5, "BannerGrid", {})]);
  expect(textOf(html)).toBe(
    [
      ...["", "Mostra i blocchi", "Blocchi che non si vedono"],
      ...["Natale", " (BannerGrid 2): comincia più tardi", "Saldi", " (StaticText 3): è finito"],
      ...["NonEsiste", " (NonEsiste 4): di un tipo che il sito non conosce"],
      ...["BannerGrid", " (BannerGrid 5): senza niente da mostrare"],
      ...["Blocchi della pagina", "ProductSlider", " TITLE=Novità · PRODUCT_LIMIT=4"],
      ...["NonEsiste", " ", "BannerGrid", " ", ""],
    ].join("|"),
  );
  expect(html).toContain("#block-1::before { content:");
  expect(html).not.toContain("JSON_CONFIG");
});

test("is no part of a page that is no preview", async () => {
  mockPreview.isOpen = false;
  expect(await renderPanel(SHOWN)).toBe("");
});
