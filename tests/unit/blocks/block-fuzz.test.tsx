import fc from "fast-check";
import { BlockRows } from "@/components/blocks/block-rows";
import { BLOCKS } from "@/components/blocks/registry";
import { log } from "@/lib/log";
import { categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { toCategory } from "@/lib/ebsn/transforms/category";
import { ATTACKS } from "@/tests/fixtures/attack-corpus";
import { pageHtml } from "@/tests/support/page-html";

jest.mock("next-intl/server", () => ({
  getLocale: () => Promise.resolve("it"),
  getMessages: () => Promise.resolve(jest.requireActual("@/messages/it.json")),
  getTranslations: () => Promise.resolve((key: string) => key),
}));
jest.mock("@/lib/log", () => ({ log: jest.fn() }));
jest.mock("@/lib/ebsn/catalogue", () => ({
  getProducts: () => Promise.reject(new Error("the shop is down")),
  productParams: () => ({}),
  getRecommendedProducts: () => Promise.reject(new Error("the shop is down")),
  advParams: () => ({}),
}));
jest.mock("@/lib/ebsn/articles", () => ({
  getArticles: () => Promise.reject(new Error("the shop is down")),
}));
jest.mock("@/lib/ebsn/leaflets", () => ({
  getLeaflets: () => Promise.reject(new Error("the shop is down")),
}));

async function renderPage(categoryBlocks: unknown): Promise<string> {
  const raw = { category: { categoryId: 1, name: "Home", slug: "home", categoryBlocks } };
  const parsed = categoryPageSchema.parse(raw).category;
  if (!parsed) return "";
  return pageHtml(
    <>
      <p>the page stands</p>
      <BlockRows blocks={toCategory(parsed).blocks} />
    </>,
  );
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

/** Mostly well-formed, so that malformed values occur inside blocks that render. */
const usually = (valid: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary: valid }, { weight: 1, arbitrary: anything });

const fuzzedProposal = usually(
  fc.record(
    {
      id: anything,
      name: usually(hostile),
      descr: usually(hostile),
      content: usually(hostile),
      img: usually(fc.oneof(hostile, fc.constant("/photo/s/3x1/1440/a.webp"))),
      proposalUrl: usually(hostile),
      clickable: anything,
      metaData: usually(
        fc.record({
          category_proposal_type: fc.dictionary(
            fc.constantFrom(
              ...["background_color", "text_color", "text_align", "image_mobile", "image_desktop"],
              ...["width_percent", "button_text", "button_color", "outlined", "hide_in_home"],
              ...["show_black_layer", "contain"],
            ),
            usually(hostile),
          ),
        }),
      ),
    },
    { requiredKeys: ["name", "content"] },
  ),
);

const fuzzedBlock = fc.record(
  {
    categoryBlockId: usually(fc.nat(9)),
    templateBlock: usually(fc.record({ codInt: usually(fc.nat(4).map(String)) })),
    templateBlockType: usually(
      fc.record({
        modeName: usually(fc.constantFrom(...Object.keys(BLOCKS), "constructor", "__proto__")),
      }),
    ),
    proposals: usually(fc.array(fuzzedProposal, { minLength: 1, maxLength: 4 })),
    metaData: usually(
      fc.record({
        template_block_settings: fc.dictionary(
          fc.constantFrom(
            ...["CSS_STYLE", "BACKGROUND_COLOR", "JSON_CONFIG", "FLUID", "TITLE", "PRODUCT_LIMIT", "QUERY"],
            ...["LAYOUT", "CATEGORY.categoryId", "SUB_CATEGORY.categoryId", "PRODUCT_ID", "SHUFFLE", "PROMO"],
            ...["USER_ID", "WAREHOUSE_ID", "TIMESLOT_ID", "LEAFLET_TYPE", "LEAFLET_ID", "FORM_ID"],
            ...["CUFORM_TYPE_ID", "ARTICLE_TYPE", "ARTICLE_CLASS_ID"],
          ),
          usually(hostile),
        ),
      }),
    ),
  },
  { requiredKeys: ["templateBlockType", "proposals"] },
);

const SCRIPT_PATTERN = /<script|<iframe|<object|\son\w+\s*=|(?:href|src)="\s*(?:javascript|data|vbscript):/i;
const tagsOnly = (html: string) =>
  html
    .match(/<[a-z][^>]*>/gi)
    ?.map((tag) =>
      tag.replace(/"[^"]*"/g, (value) => (/^"\s*(?:javascript|data|vbscript):/i.test(value) ? value : '""')),
    )
    .join("") ?? "";

test("renders malformed blocks without failing or running injected scripts", async () => {
  let renderedBlocks = 0;
  let skippedPages = 0;
  await fc.assert(
    fc.asyncProperty(
      usually(fc.array(usually(fuzzedBlock), { minLength: 1, maxLength: 5 })),
      async (blocks) => {
        const html = await renderPage(blocks);
        if (html) expect(html).toContain("the page stands");
        else skippedPages += 1;
        expect(tagsOnly(html)).not.toMatch(SCRIPT_PATTERN);
        renderedBlocks += html.match(/<section[^>]*><[a-z]/g)?.length ?? 0;
      },
    ),
    { numRuns: 400 },
  );
  // Guards against a test that renders nothing.
  expect(skippedPages).toBeLessThan(200);
  expect(renderedBlocks).toBeGreaterThan(60);
});

const oneBlock = (modeName: string, rest: object) => ({
  categoryBlockId: 7,
  templateBlock: { codInt: "0" },
  templateBlockType: { modeName },
  ...rest,
});

test("skips and logs a block whose data cannot be loaded", async () => {
  for (const mode of ["ProductSlider", "RecipeSlider", "ArticleList", "LeafletSliderWrapper"]) {
    expect(await renderPage([oneBlock(mode, {})])).toContain("the page stands");
    expect(log).toHaveBeenLastCalledWith(
      "warn",
      "block.failed",
      expect.objectContaining({ blockId: 7, mode }),
    );
  }
});

test.each(["constructor", "__proto__", "toString", "NoSuchMode"])(
  "skips the unknown mode %s",
  async (mode) => {
    expect(await renderPage([oneBlock(mode, {})])).not.toContain("block-7");
  },
);

test("truncates texts of ten million characters", async () => {
  const long = "a".repeat(10_000_000);
  const block = oneBlock("StaticText", {
    proposals: [{ name: long, content: `<p>${long}</p>` }],
    metaData: { template_block_settings: { TITLE: long, CSS_STYLE: long, BACKGROUND_COLOR: long } },
  });
  const html = await renderPage([block]);
  expect(html).toContain("block-7");
  expect(html.length).toBeLessThan(500_000);
});

test("renders blocks and banners with duplicate ids", async () => {
  const proposals = [
    { id: 1, name: "Arance" },
    { id: 1, name: "Limoni" },
  ];
  const html = await renderPage([
    oneBlock("BannerGrid", { proposals }),
    oneBlock("BannerGrid", { proposals }),
  ]);
  expect(html.match(/>Arance</g)).toHaveLength(2);
  expect(html.match(/>Limoni</g)).toHaveLength(2);
});
