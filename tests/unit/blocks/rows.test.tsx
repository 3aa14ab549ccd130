import { text } from "node:stream/consumers";
import { NextIntlClientProvider } from "next-intl";
import { prerenderToNodeStream } from "react-dom/static";
import { BlockRows } from "@/components/blocks/block-rows";
import { blocksBetween } from "@/components/blocks/blocks-between";
import { WordsProvider } from "@/components/ui/words";
import { toBlock } from "@/lib/ebsn/transforms/category";
import { categoryBlockSchema } from "@/lib/ebsn/schemas/category";
import messages from "@/messages/it.json";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getTranslations: () => Promise.resolve((key: string) => key),
}));

type Settings = Record<string, string>;

const block = (modeName: string, codInt: number, settings: Settings, proposals: object[]) =>
  toBlock(
    categoryBlockSchema.parse({
      categoryBlockId: codInt + 1,
      templateBlock: { codInt: String(codInt) },
      templateBlockType: { modeName },
      proposals,
      metaData: { template_block_settings: settings },
    }),
  );

const words = (codInt: number, settings: Settings) =>
  block("StaticText", codInt, settings, [{ name: "Titolo", content: "<p>Testo</p>" }]);

const banner = (proposal: object, display: Settings = {}, mode = "BannerGrid") =>
  block(mode, 0, {}, [
    { name: "Uno", img: "/a.webp", ...proposal, metaData: { category_proposal_type: display } },
  ]);

async function htmlOf(shown: React.ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <NextIntlClientProvider locale="it">
      <WordsProvider words={messages.leaf}>{shown}</WordsProvider>
    </NextIntlClientProvider>,
  );
  return text(prelude);
}

const GROUND = { BACKGROUND_COLOR: "#eef3e2" };

test.each([[{ ...GROUND, FLUID: "true" }], [{ ...GROUND, JSON_CONFIG: '{"md":6,"fluid":true}' }]])(
  "a fluid ground %j is the row's, from edge to edge, and not the block's",
  async (settings) => {
    const html = await htmlOf(<BlockRows blocks={[words(0, settings), words(0, settings)]} />);
    expect(html).toMatch(/<div class="[^"]*fluid[^"]*" style="--ground:#eef3e2">/);
    expect(html).not.toMatch(/<section[^>]*--ground/);
  },
);

test.each([
  ["stays the block's when contained", [words(0, GROUND)], false],
  [
    "stays the block's beside one of another colour",
    [words(0, { ...GROUND, FLUID: "true" }), words(0, {})],
    false,
  ],
  ["stays the block's among products", [words(0, { ...GROUND, FLUID: "true" })], true],
])("a ground %s", async (_what, blocks, among) => {
  const html = await htmlOf(among ? [...blocksBetween(blocks).values()] : <BlockRows blocks={blocks} />);
  expect(html).toMatch(/<section[^>]*--ground:#eef3e2/);
  expect(html).not.toContain("fluid");
});

test("blocks of a category that share a position share a row, in their widths", async () => {
  const between = blocksBetween([
    words(2, { JSON_CONFIG: '{"md":8}' }),
    words(2, { JSON_CONFIG: '{"md":4}' }),
  ]);
  expect([...between.keys()]).toEqual([12]);
  const html = await htmlOf(between.get(12));
  expect([...html.matchAll(/--md:(\d+)/g)].map(([, width]) => width)).toEqual(["8", "4"]);
});

test.each([
  ["http://localhost:3000/shop/pane", 'href="/pane"'],
  ["/category/pane", 'href="/pane"'],
  ["/shop//example.org", 'href="/example.org"'],
  ["https://example.org/a", 'href="https://example.org/a" target="_blank" rel="noopener noreferrer"'],
  ["/photo/listino.webp", 'href="/photo/listino.webp" target="_blank" rel="noopener noreferrer"'],
])("a banner to %s leads there as a text does", async (proposalUrl, link) => {
  expect(await htmlOf(<BlockRows blocks={[banner({ proposalUrl })]} />)).toContain(`<a ${link}>`);
});

test.each(["//example.org", "javascript:alert(1)", "http://example.org", "/\\example.org"])(
  "a banner to %s leads nowhere",
  async (proposalUrl) => {
    expect(await htmlOf(<BlockRows blocks={[banner({ proposalUrl })]} />)).not.toContain("<a ");
  },
);

test.each(["BannerGrid", "BannerSlider", "StaticImage"])(
  "%s has a picture for phones and another for desks, and may have but one",
  async (mode) => {
    const both = { image_mobile: "/m.webp", image_desktop: "/d.webp", contain: "true" };
    const html = await htmlOf(<BlockRows blocks={[banner({}, both, mode)]} />);
    expect(html).toMatch(/<source[^>]*max-width: 599px[^>]*\/m\.webp/i);
    expect(html).toMatch(/<img src="\/d\.webp"[^>]*class="[^"]*contain/);
    const one = await htmlOf(<BlockRows blocks={[banner({ img: "" }, { image_mobile: "/m.webp" }, mode)]} />);
    expect(one).toContain('<img src="/m.webp"');
    expect(one).not.toContain("<source");
  },
);
