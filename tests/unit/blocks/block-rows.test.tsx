import { BlockRows } from "@/components/blocks/block-rows";
import { blocksBetween } from "@/components/blocks/blocks-between";
import { toBlock } from "@/lib/ebsn/transforms/category";
import { categoryBlockSchema } from "@/lib/ebsn/schemas/category";
import { pageHtml } from "@/tests/support/page-html";

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

const textBlock = (codInt: number, settings: Settings) =>
  block("StaticText", codInt, settings, [{ name: "Titolo", content: "<p>Testo</p>" }]);

const banner = (proposal: object, display: Settings = {}, mode = "BannerGrid") =>
  block(mode, 0, {}, [
    { name: "Uno", img: "/a.webp", ...proposal, metaData: { category_proposal_type: display } },
  ]);

const BACKGROUND = { BACKGROUND_COLOR: "#eef3e2" };

test.each([[{ ...BACKGROUND, FLUID: "true" }], [{ ...BACKGROUND, JSON_CONFIG: '{"md":6,"fluid":true}' }]])(
  "paints a fluid background %j on the row instead of the block",
  async (settings) => {
    const html = await pageHtml(<BlockRows blocks={[textBlock(0, settings), textBlock(0, settings)]} />);
    expect(html).toMatch(/<div class="[^"]*fluid[^"]*" style="--background:#eef3e2"/);
    expect(html).not.toMatch(/<section[^>]*--background/);
  },
);

test.each([
  ["is contained", [textBlock(0, BACKGROUND)], false],
  ["differs from its neighbour's", [textBlock(0, { ...BACKGROUND, FLUID: "true" }), textBlock(0, {})], false],
  ["is between products", [textBlock(0, { ...BACKGROUND, FLUID: "true" })], true],
])("paints the background on the block when it %s", async (_what, blocks, isBetweenProducts) => {
  const html = await pageHtml(
    isBetweenProducts ? [...blocksBetween(blocks).values()] : <BlockRows blocks={blocks} />,
  );
  expect(html).toMatch(/<section[^>]*--background:#eef3e2/);
  expect(html).not.toContain("fluid");
});

test("puts category blocks with the same position in one row with their widths", async () => {
  const between = blocksBetween([
    textBlock(2, { JSON_CONFIG: '{"md":8}' }),
    textBlock(2, { JSON_CONFIG: '{"md":4}' }),
  ]);
  expect([...between.keys()]).toEqual([12]);
  const html = await pageHtml(between.get(12));
  expect([...html.matchAll(/--md:(\d+)/g)].map(([, width]) => width)).toEqual(["8", "4"]);
});

test.each([
  ["an unknown mode", block("Novelty", 0, {}, [])],
  ["no mode", block("", 0, {}, [])],
  ["the app's tutorial", block("Tutorial", 0, {}, [{ id: 7, name: "Passo" }])],
])("a block of %s takes no room from the others of its row", async (_what, hidden) => {
  const html = await pageHtml(<BlockRows blocks={[textBlock(0, {}), hidden]} />);
  expect(html).toMatch(/<div style="[^"]*--md:12[^"]*"><!--&--><section id="block-1"/);
});

test("a row of more blocks than columns wraps", async () => {
  const html = await pageHtml(<BlockRows blocks={Array.from({ length: 14 }, () => textBlock(0, {}))} />);
  expect(html).not.toContain("--md:0");
});

test.each([
  ["http://localhost:3000/shop/pane", 'href="/pane"'],
  ["/category/pane", 'href="/pane"'],
  ["/shop//example.org", 'href="/example.org"'],
  ["https://example.org/a", 'href="https://example.org/a" target="_blank" rel="noopener noreferrer"'],
  ["//example.org", 'href="https://example.org/" target="_blank" rel="noopener noreferrer"'],
  ["/photo/listino.webp", 'href="/photo/listino.webp" target="_blank" rel="noopener noreferrer"'],
])("links a banner to %s like a link in HTML", async (proposalUrl, link) => {
  expect(await pageHtml(<BlockRows blocks={[banner({ proposalUrl })]} />)).toContain(`<a ${link}>`);
});

test("does not link a banner to a script", async () => {
  const html = await pageHtml(<BlockRows blocks={[banner({ proposalUrl: "javascript:alert(1)" })]} />);
  expect(html).not.toContain("<a ");
});

test.each(["BannerGrid", "BannerSlider", "StaticImage"])(
  "%s supports separate mobile and desktop images, or only one",
  async (mode) => {
    const both = { image_mobile: "/m.webp", image_desktop: "/d.webp", contain: "true" };
    const html = await pageHtml(<BlockRows blocks={[banner({}, both, mode)]} />);
    expect(html).toMatch(/<source[^>]*max-width: 599px[^>]*\/m\.webp/i);
    expect(html).toMatch(/<img src="\/d\.webp"[^>]*class="[^"]*contain/);
    const one = await pageHtml(
      <BlockRows blocks={[banner({ img: "" }, { image_mobile: "/m.webp" }, mode)]} />,
    );
    expect(one).toContain('<img src="/m.webp"');
    expect(one).not.toContain("<source");
  },
);
