import fc from "fast-check";
import { prerenderToNodeStream } from "react-dom/static";
import { text } from "node:stream/consumers";
import { BlockRows } from "@/components/blocks/block-rows";
import { BLOCKS } from "@/components/blocks/registry";
import { WordsProvider } from "@/components/ui/words";
import { log } from "@/lib/log";
import { categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { toCategory } from "@/lib/ebsn/transforms/category";
import messages from "@/messages/it.json";
import { ATTACKS } from "@/tests/fixtures/attack-corpus";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(jest.requireActual("@/messages/it.json")),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/ebsn/catalogue", () => ({
  getProducts: () => Promise.reject(new Error("the shop is down")),
  productParams: () => ({}),
}));
jest.mock("@/lib/ebsn/articles", () => ({
  getArticles: () => Promise.reject(new Error("the shop is down")),
}));
jest.mock("@/lib/ebsn/leaflets", () => ({
  getLeaflets: () => Promise.reject(new Error("the shop is down")),
}));

/** The page's blocks as a visitor gets them, from whatever the shop sent. */
async function pageOf(categoryBlocks: unknown): Promise<string> {
  const raw = { category: { categoryId: 1, name: "Home", slug: "home", categoryBlocks } };
  const parsed = categoryPageSchema.parse(raw).category;
  if (!parsed) return "";
  const { prelude } = await prerenderToNodeStream(
    <WordsProvider words={messages.leaf}>
      <p>the page stands</p>
      <BlockRows blocks={toCategory(parsed).blocks} />
    </WordsProvider>,
  );
  return text(prelude);
}

const hostile = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "</style><script>alert(1)</script>",
    "javascript:alert(1)",
    "//evil.example",
    '{"xs":',
    "{}{}",
  ),
);
const anything = fc.oneof(
  { weight: 3, arbitrary: hostile },
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

const brokenProposal = fc.record(
  {
    id: anything,
    name: anything,
    descr: anything,
    content: anything,
    img: anything,
    proposalUrl: anything,
    clickable: anything,
    metaData: fc.oneof(
      anything,
      fc.record({
        category_proposal_type: fc.dictionary(
          fc.constantFrom("background_color", "text_color", "image_mobile", "width_percent", "button_text"),
          anything,
        ),
      }),
    ),
  },
  { requiredKeys: [] },
);

const brokenBlock = fc.record(
  {
    categoryBlockId: anything,
    templateBlock: fc.oneof(anything, fc.record({ codInt: anything })),
    templateBlockType: fc.oneof(
      anything,
      fc.record({
        modeName: fc.oneof(fc.constantFrom(...Object.keys(BLOCKS), "constructor", "__proto__"), anything),
      }),
    ),
    proposals: fc.oneof(anything, fc.array(brokenProposal, { maxLength: 4 })),
    metaData: fc.oneof(
      anything,
      fc.record({
        template_block_settings: fc.dictionary(
          fc.constantFrom("CSS_STYLE", "BACKGROUND_COLOR", "JSON_CONFIG", "TITLE", "PRODUCT_LIMIT", "QUERY"),
          anything,
        ),
      }),
    ),
  },
  { requiredKeys: [] },
);

const RUNNING = /<script|<iframe|<object|\son\w+\s*=|(?:href|src)="\s*(?:javascript|data|vbscript):/i;
const withoutTexts = (html: string) =>
  html
    .match(/<[a-z][^>]*>/gi)
    ?.map((tag) =>
      tag.replace(/"[^"]*"/g, (value) => (/^"\s*(?:javascript|data|vbscript):/i.test(value) ? value : '""')),
    )
    .join("") ?? "";

test("whatever the blocks hold, the page stands and nothing hostile runs", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anything, fc.array(fc.oneof(brokenBlock, anything), { maxLength: 5 })),
      async (blocks) => {
        const html = await pageOf(blocks);
        if (html) expect(html).toContain("the page stands");
        expect(withoutTexts(html)).not.toMatch(RUNNING);
      },
    ),
    { numRuns: 150 },
  );
});

const oneBlock = (modeName: string, rest: object) => ({
  categoryBlockId: 7,
  templateBlock: { codInt: "0" },
  templateBlockType: { modeName },
  ...rest,
});

test("a block whose data cannot be read is left out, and the log says so", async () => {
  for (const mode of ["ProductSlider", "RecipeSlider", "ArticleList", "LeafletSliderWrapper"]) {
    expect(await pageOf([oneBlock(mode, {})])).toContain("the page stands");
    expect(log).toHaveBeenLastCalledWith(
      "warn",
      "block.failed",
      expect.objectContaining({ blockId: 7, mode }),
    );
  }
});

test.each(["constructor", "__proto__", "toString", "NoSuchMode"])("a mode %s is left out", async (mode) => {
  expect(await pageOf([oneBlock(mode, {})])).not.toContain("block-7");
});

test("ten million letters do not make a page of ten million", async () => {
  const long = "a".repeat(10_000_000);
  const block = oneBlock("StaticText", {
    proposals: [{ name: long, content: `<p>${long}</p>` }],
    metaData: { template_block_settings: { TITLE: long, CSS_STYLE: long, BACKGROUND_COLOR: long } },
  });
  const html = await pageOf([block]);
  expect(html).toContain("block-7");
  expect(html.length).toBeLessThan(500_000);
});

test("two blocks and two banners of the same number are all shown", async () => {
  const proposals = [
    { id: 1, name: "Arance" },
    { id: 1, name: "Limoni" },
  ];
  const html = await pageOf([oneBlock("BannerGrid", { proposals }), oneBlock("BannerGrid", { proposals })]);
  expect(html.match(/Arance/g)).toHaveLength(2);
  expect(html.match(/Limoni/g)).toHaveLength(2);
});
