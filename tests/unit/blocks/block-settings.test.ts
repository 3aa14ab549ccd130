import { categoryBlockSchema, categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { toBlock, toCategory } from "@/lib/ebsn/transforms/category";

const settingsOf = (metaData: unknown) =>
  toBlock(categoryBlockSchema.parse({ categoryBlockId: 1, metaData })).settings;

test.each([
  ["by name, whatever its case", { slider: { product_limit: 5 } }, "PRODUCT_LIMIT", "5"],
  ["without a group", { PRODUCT_LIMIT: "5" }, "PRODUCT_LIMIT", "5"],
  ["with a dotted name", { slider: { "CATEGORY.categoryId": 110 } }, "CATEGORY.CATEGORYID", "110"],
  ["in an object", { slider: { CATEGORY: { categoryId: 110 } } }, "CATEGORY.CATEGORYID", "110"],
  ["in an object without a group", { CATEGORY: { categoryId: 110 } }, "CATEGORY.CATEGORYID", "110"],
  [
    "in one of two objects",
    { CATEGORY: { categoryId: 1 }, SUB_CATEGORY: { categoryId: 2 } },
    "CATEGORY.CATEGORYID",
    "1",
  ],
  ["as a list", { slider: { PRODUCT_ID: [1, 2, 3] } }, "PRODUCT_ID", "1,2,3"],
  ["as JSON", { slider: { JSON_CONFIG: { 1: { xs: 12 } } } }, "JSON_CONFIG", '{"1":{"xs":12}}'],
  ["absent", { slider: { TITLE: null } }, "TITLE", undefined],
])("a setting is read %s", (_, metaData, name, value) => {
  expect(settingsOf(metaData)[name]).toBe(value);
});

test("groups and ungrouped settings go together", () => {
  expect(settingsOf({ CSS_STYLE: "color: red", slider: { TITLE: "A" }, SHUFFLE: true })).toEqual({
    CSS_STYLE: "color: red",
    TITLE: "A",
    SHUFFLE: "true",
  });
});

test("texts among the settings have no entities, markup keeps its own", () => {
  expect(
    settingsOf({
      TITLE: "Caff&egrave; &amp; t&egrave;",
      QUERY: "caff&egrave;",
      TEXT: "<p>1 &lt; 2</p>",
      CONTENT: "t&egrave;",
    }),
  ).toEqual({ TITLE: "Caffè & tè", QUERY: "caffè", TEXT: "<p>1 &lt; 2</p>", CONTENT: "t&egrave;" });
});

test("a banner's display options have no entities", () => {
  const { proposals } = toBlock(
    categoryBlockSchema.parse({
      proposals: [{ metaData: { category_proposal_type: { BUTTON_TEXT: "Scopri di pi&ugrave;" } } }],
    }),
  );
  expect(proposals[0]?.display.button_text).toBe("Scopri di più");
});

test("the popup's title, the page's title and its buttons have no entities", () => {
  const { category } = categoryPageSchema.parse({
    category: {
      categoryId: 1,
      metaData: {
        category_popup: { ACTIVE: "1", TITLE: "Novit&agrave;", CONTENT: "<p>1 &lt; 2</p>" },
        category_seo: { SEO_TITLE: "Frutta &amp; verdura", SEO_DESCRIPTION: "Di qualit&agrave;" },
        category_advanced: { ACTIONS: "Novit&agrave;|/novita" },
      },
    },
  });
  expect(category && toCategory(category)).toMatchObject({
    popup: { title: "Novità", content: "<p>1 &lt; 2</p>" },
    seo: { title: "Frutta & verdura", description: "Di qualità" },
    actions: [{ label: "Novità", url: "/novita" }],
  });
});

test("blocks without an id are told apart", () => {
  const { category } = categoryPageSchema.parse({
    category: { categoryId: 1, categoryBlocks: [{}, {}, {}] },
  });
  const ids = category && toCategory(category).blocks.map(({ blockId }) => blockId);
  expect(new Set(ids).size).toBe(3);
});
