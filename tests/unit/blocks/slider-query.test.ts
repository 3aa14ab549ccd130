import { sliderQuery } from "@/components/blocks/slider-query";

const adv = (settings: Record<string, string>) => {
  const query = sliderQuery(settings);
  return "adv" in query ? query : null;
};

test("defaults to twelve products of the whole shop", () => {
  expect(sliderQuery({})).toEqual({ search: { pageSize: 12 } });
});

test("searches a query in the narrower category", () => {
  expect(
    sliderQuery({ QUERY: "latte", "CATEGORY.CATEGORYID": "3", SUB_CATEGORY: "304", PRODUCT_LIMIT: "6" }),
  ).toEqual({ search: { q: "latte", categoryId: 304, pageSize: 6 } });
});

test("uses the advertising service for layout, product ids, shuffle and warehouse", () => {
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
])("marks %j as personal", (settings, expected) => {
  expect(adv(settings)).toMatchObject({ adv: expected, isPersonal: true });
});

test.each(["-1", "1e9", "abc", "", "0", "3.5"])("ignores the invalid number %j", (text) => {
  const query = sliderQuery({ CATEGORY: text, LAYOUT: text === "1e9" ? "" : text, PRODUCT_LIMIT: text });
  expect("search" in query && query.search.pageSize).toBe(text === "1e9" ? 48 : 12);
});
