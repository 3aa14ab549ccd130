import { sliderQuery } from "@/components/blocks/slider-query";

const adv = (settings: Record<string, string>) => {
  const query = sliderQuery(settings);
  return "adv" in query ? query : null;
};

test("defaults to twelve recommended products", () => {
  expect(adv({})?.adv).toMatchObject({ limit: 12 });
});

test("lists a plain category by the search", () => {
  expect(sliderQuery({ CATEGORY: "3", SHUFFLE: "false" })).toEqual({
    search: { categoryId: 3, pageSize: 12 },
  });
});

test("searches a query in the narrower category", () => {
  expect(
    sliderQuery({ QUERY: "latte", "CATEGORY.CATEGORYID": "3", SUB_CATEGORY: "304", PRODUCT_LIMIT: "6" }),
  ).toEqual({ search: { q: "latte", categoryId: 304, pageSize: 6 } });
});

test("uses the advertising service for layout, product ids, shuffle and offers", () => {
  expect(adv({ LAYOUT: "27", CATEGORY: "3", PROMO: "1" })?.adv).toMatchObject({
    layout: 27,
    categoryId: 3,
    promo: true,
    limit: 12,
  });
  expect(adv({ PRODUCT_ID: "10, 11;x" })?.adv.productIds).toEqual([10, 11]);
  expect(adv({ SHUFFLE: "true" })?.adv.shuffle).toBe(true);
  expect(adv({ PROMO: "true" })).toMatchObject({
    adv: { promo: true },
    fallback: { promo: true, pageSize: 12 },
  });
  expect(adv({ LAYOUT: "27" })).not.toHaveProperty("fallback");
  expect(adv({ CATEGORY: "3", PROMO: "true" })?.adv).toMatchObject({ categoryId: 3, promo: true });
});

test.each([
  [{ USER_ID: "true" }, { userId: "own" }],
  [{ USER_ID: "$user.userId" }, { userId: "own" }],
  [{ TIMESLOT_ID: "true" }, { timeslotId: "own" }],
  [{ USER_ID: "7" }, { userId: 7 }],
  [{ WAREHOUSE_ID: "true" }, { warehouseId: "own" }],
  [
    { WAREHOUSE_ID: "4", TIMESLOT_ID: "true" },
    { warehouseId: 4, timeslotId: "own" },
  ],
])("marks %j as personal", (settings, expected) => {
  expect(adv(settings)).toMatchObject({ adv: expected, isPersonal: true });
});

test.each([
  [{ TIMESLOT_ID: "12" }, { timeslotId: 12 }],
  [{ WAREHOUSE_ID: "4" }, { warehouseId: 4 }],
  [
    { WAREHOUSE_ID: "4", TIMESLOT_ID: "12" },
    { warehouseId: 4, timeslotId: 12 },
  ],
])("shows %j to every visitor", (settings, expected) => {
  const query = adv(settings);
  expect(query).toMatchObject({ adv: expected, isPersonal: false });
  expect(query).not.toHaveProperty("fallback");
});

test.each(["-1", "abc", "", "0", "3.5"])("ignores the invalid number %j", (text) => {
  expect(adv({ CATEGORY: text, LAYOUT: text, PRODUCT_LIMIT: text })?.adv).toEqual({
    limit: 12,
    productIds: [],
  });
});

test("limits the number of products", () => {
  expect(adv({ PRODUCT_LIMIT: "1e9" })?.adv.limit).toBe(48);
});
