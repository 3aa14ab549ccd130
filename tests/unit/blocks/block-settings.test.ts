import { categoryBlockSchema } from "@/lib/ebsn/schemas/category";
import { toBlock } from "@/lib/ebsn/transforms/category";

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
