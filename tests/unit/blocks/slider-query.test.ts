import { sliderQuery } from "@/components/blocks/slider-query";

const adv = (settings: Record<string, string>) => {
  const query = sliderQuery(settings);
  return "adv" in query ? query : null;
};

test("without settings a slider shows twelve goods of the whole shop", () => {
  expect(sliderQuery({})).toEqual({ search: { pageSize: 12 } });
});

test("words are searched, in the narrower category", () => {
  expect(
    sliderQuery({ QUERY: "latte", "CATEGORY.CATEGORYID": "3", SUB_CATEGORY: "304", PRODUCT_LIMIT: "6" }),
  ).toEqual({ search: { q: "latte", categoryId: 304, pageSize: 6 } });
});

test("a layout, goods to go with, a shuffle and a warehouse are asked of the advertising service", () => {
  expect(adv({ LAYOUT: "27", CATEGORY: "3", PROMO: "1" })?.adv).toMatchObject({
    layout: 27,
    categoryId: 3,
    promo: true,
    limit: 12,
  });
  expect(adv({ PRODUCT_ID: "10, 11;x" })?.adv.productIds).toEqual([10, 11]);
  expect(adv({ SHUFFLE: "true" })?.adv.shuffle).toBe(true);
  expect(adv({ WAREHOUSE_ID: "4" })).toMatchObject({ adv: { warehouseId: 4 }, isPersonal: false });
  expect(adv({ SHUFFLE: "false", PROMO: "true" })).toBeNull();
});

test.each([
  [{ USER_ID: "true" }, { userId: "own" }],
  [{ USER_ID: "$user.userId" }, { userId: "own" }],
  [{ TIMESLOT_ID: "true" }, { timeslotId: "own" }],
  [{ TIMESLOT_ID: "12" }, { timeslotId: 12 }],
  [{ WAREHOUSE_ID: "true" }, { warehouseId: "own" }],
])("%j depends on who looks", (settings, asked) => {
  expect(adv(settings)).toMatchObject({ adv: asked, isPersonal: true });
});

test.each(["-1", "1e9", "abc", "", "0", "3.5"])("the number %j of a broken setting is none", (text) => {
  const query = sliderQuery({ CATEGORY: text, LAYOUT: text === "1e9" ? "" : text, PRODUCT_LIMIT: text });
  expect("search" in query && query.search.pageSize).toBe(text === "1e9" ? 48 : 12);
});
