import fc from "fast-check";
import { NextIntlClientProvider } from "next-intl";
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
  getAdvertised: () => Promise.reject(new Error("the shop is down")),
  advParams: () => ({}),
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
    <NextIntlClientProvider locale="it">
      <WordsProvider words={messages.leaf}>
        <p>the page stands</p>
        <BlockRows blocks={toCategory(parsed).blocks} />
      </WordsProvider>
    </NextIntlClientProvider>,
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

/** As the shop sends it more often than not, so that what is broken lies inside a block that is shown. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: anything });

const brokenProposal = mostly(
  fc.record(
    {
      id: anything,
      name: mostly(hostile),
      descr: mostly(hostile),
      content: mostly(hostile),
      img: mostly(fc.oneof(hostile, fc.constant("/photo/s/3x1/1440/a.webp"))),
      proposalUrl: mostly(hostile),
      clickable: anything,
      metaData: mostly(
        fc.record({
          category_proposal_type: fc.dictionary(
            fc.constantFrom(
              ...["background_color", "text_color", "text_align", "image_mobile", "image_desktop"],
              ...["width_percent", "button_text", "button_color", "outlined", "hide_in_home"],
              ...["show_black_layer", "contain"],
            ),
            mostly(hostile),
          ),
        }),
      ),
    },
    { requiredKeys: ["name", "content"] },
  ),
);

const brokenBlock = fc.record(
  {
    categoryBlockId: mostly(fc.nat(9)),
    templateBlock: mostly(fc.record({ codInt: mostly(fc.nat(4).map(String)) })),
    templateBlockType: mostly(
      fc.record({
        modeName: mostly(fc.constantFrom(...Object.keys(BLOCKS), "constructor", "__proto__")),
      }),
    ),
    proposals: mostly(fc.array(brokenProposal, { minLength: 1, maxLength: 4 })),
    metaData: mostly(
      fc.record({
        template_block_settings: fc.dictionary(
          fc.constantFrom(
            ...["CSS_STYLE", "BACKGROUND_COLOR", "JSON_CONFIG", "FLUID", "TITLE", "PRODUCT_LIMIT", "QUERY"],
            ...["LAYOUT", "CATEGORY.categoryId", "SUB_CATEGORY.categoryId", "PRODUCT_ID", "SHUFFLE", "PROMO"],
            ...["USER_ID", "WAREHOUSE_ID", "TIMESLOT_ID", "LEAFLET_TYPE", "LEAFLET_ID", "FORM_ID"],
            ...["CUFORM_TYPE_ID", "ARTICLE_TYPE", "ARTICLE_CLASS_ID"],
          ),
          mostly(hostile),
        ),
      }),
    ),
  },
  { requiredKeys: ["templateBlockType", "proposals"] },
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
  let shown = 0;
  await fc.assert(
    fc.asyncProperty(
      mostly(fc.array(mostly(brokenBlock), { minLength: 1, maxLength: 5 })),
      async (blocks) => {
        const html = await pageOf(blocks);
        if (html) expect(html).toContain("the page stands");
        expect(withoutTexts(html)).not.toMatch(RUNNING);
        shown += html.match(/<section[^>]*><[a-z]/g)?.length ?? 0;
      },
    ),
    { numRuns: 400 },
  );
  // Else nothing was tried.
  expect(shown).toBeGreaterThan(60);
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
