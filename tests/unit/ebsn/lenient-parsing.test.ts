import { readData, readEnvelope } from "@/lib/ebsn/envelope";
import { EbsnFailure } from "@/lib/ebsn/failure";
import { categoryPageSchema } from "@/lib/ebsn/schemas/category";
import { userSearchPageSchema } from "@/lib/ebsn/schemas/backoffice";
import { coverageSchema } from "@/lib/ebsn/schemas/delivery-coverage";
import { placeListSchema } from "@/lib/ebsn/schemas/delivery";
import { disclaimerListSchema } from "@/lib/ebsn/schemas/disclaimer";
import { userDetailAnswerSchema } from "@/lib/ebsn/schemas/profile";
import { toUserDetail } from "@/lib/ebsn/transforms/profile";
import { flagUnlessFalse, id, instant, optionalId, optionalNumber } from "@/lib/ebsn/schemas/lenient";
import { productDetailSchema, productListSchema, productSchema } from "@/lib/ebsn/schemas/product";
import { sessionUserSchema } from "@/lib/ebsn/schemas/user";
import { toCartUser } from "@/lib/ebsn/transforms/cart";
import { toProduct } from "@/lib/ebsn/transforms/product";
import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";

const raw = { productId: 7, name: "Pasta", slug: "pasta" };

const nameOf = (data: unknown) => readData("products", productDetailSchema, data).name;

describe("a product requested by slug", () => {
  it.each([
    ["as itself", raw, "Pasta"],
    ["as a list of one", { products: [raw] }, "Pasta"],
    ["as null", null, ""],
    ["as an empty object", {}, ""],
    ["as an empty list", [], ""],
    ["as a list of none", { products: [] }, ""],
    ["as any other list", { products: [raw, { ...raw, name: "Riso" }] }, ""],
  ])("is read when returned %s", (_, data, name) => {
    expect(nameOf(data)).toBe(name);
  });
});

test("an unknown category is null, and an empty array an empty list", () => {
  expect(readData("category", categoryPageSchema, []).category).toBeNull();
  expect(readData("products", productListSchema, []).products).toEqual([]);
});

test.each([
  [undefined, UNLIMITED],
  [null, UNLIMITED],
  [true, UNLIMITED],
  ["true", UNLIMITED],
  ["12", 12],
  [100_000_000, 100_000_000],
  [0, 0],
  ["0", 0],
  [false, 0],
  ["false", 0],
  ["boh", 0],
])("available %j is %i", (available, count) => {
  expect(toProduct(productSchema.parse({ ...raw, available })).available).toBe(count);
});

test.each([
  [{ price: 1.49, priceDisplay: 0.67 }, 67],
  [{ price: 1.49, priceDisplay: null }, 149],
  [{ price: "1,49" }, 149],
  [{ price: 1.49, priceDisplay: 0 }, 149],
  [{ price: 0 }, null],
  [{ price: -1 }, null],
  [{ price: "NaN" }, null],
  [{ price: null }, null],
])("the payable price of %j is %p cents", (prices, cents) => {
  expect(toProduct(productSchema.parse({ ...raw, ...prices })).prices.display).toBe(cents);
});

test.each(["red", "#fff", "url(https://example.org/a.png)", ""])(
  "a picture's colour of %j is left out",
  (value) => {
    const product = { ...raw, mediaURL: "/t.webp", productInfos: { PICTURE_COLOUR: value } };
    expect(toProduct(productSchema.parse(product)).picture).not.toHaveProperty("colour");
  },
);

test.each([
  ["2026-11-26T11:00:00.000Z", "2026-11-26T11:00:00.000Z"],
  ["2026-11-26T12:00:00+01:00", "2026-11-26T11:00:00.000Z"],
  ["2026-11-26T12:00:00.000+0100", "2026-11-26T11:00:00.000Z"],
  ["2026-11-26 12:00:00+01:00", "2026-11-26T11:00:00.000Z"],
  ["27/11/2026 18:00", "2026-11-27T17:00:00.000Z"],
  ["5/12/2026 18:00", "2026-12-05T17:00:00.000Z"],
  ["27/11/2026", "2026-11-26T23:00:00.000Z"],
  ["2026-07-01T10:30", "2026-07-01T08:30:00.000Z"],
  ["2026-07-01 10:30:15.000", "2026-07-01T08:30:00.000Z"],
  ["31/02/2026 18:00", ""],
  ["27/11/2026 25:00", ""],
  ["2026-13-01T00:00:00Z", ""],
  ["domani", ""],
  [{}, ""],
  [null, ""],
])("the instant %j is read as %j", (text, expected) => expect(instant.parse(text)).toBe(expected));

test.each([
  [7, 7],
  ["7", 7],
  [0, -1],
  ["0", -1],
  [-1, -1],
  ["-1", -1],
])("the user %j is %i", (userId, expected) => {
  expect(sessionUserSchema.parse({ userId }).userId).toBe(expected);
});

test.each([undefined, null, "", " ", "abc", 1.5, false, {}])(
  "a user with the id %j does not say who is signed in",
  (userId) => {
    const body = JSON.stringify({ response: { status: 0 }, user: { userId, login: "cliente@madia.test" } });
    expect(readEnvelope("cart/view", 200, body).user).toBeNull();
  },
);

test.each([
  [0, 0],
  ["0", 0],
  [1, 1],
  ["419", 419],
  ["KO", 1],
  [false, 1],
  [[], 1],
])("the status %j is read as %j", (status, expected) => {
  const body = JSON.stringify({ response: { status }, data: {} });
  expect(readEnvelope("cart/view", 200, body).status).toBe(expected);
});

test.each([undefined, null])("an answer with the status %j is a failure where it has errors", (status) => {
  const statusWith = (response: object) =>
    readEnvelope("cart/add", 200, JSON.stringify({ response: { status, ...response } })).status;
  expect(statusWith({})).toBe(0);
  expect(statusWith({ errors: [], errorsMessage: [] })).toBe(0);
  expect(statusWith({ errors: [{ code: "error.full" }] })).toBe(1);
  expect(statusWith({ errorsMessage: ["Non si può."] })).toBe(1);
});

test("an error that cannot be read leaves the texts of the others with their codes", () => {
  const response = { status: 1, errors: [null, { code: "error.full" }], errorsMessage: ["Primo", "Secondo"] };
  expect(readEnvelope("cart/add", 200, JSON.stringify({ response })).messages.errors).toEqual([
    { code: "", message: "Primo" },
    { code: "error.full", message: "Secondo" },
  ]);
});

test.each([undefined, null, {}, { level: null }])("the level of the profile %j is not known", (profile) =>
  expect(toCartUser(sessionUserSchema.parse({ userId: 7, profile })).profileLevel).toBeNull(),
);

test.each(["", " "])("the %j quantity that is available is not known: no limit", (available) => {
  expect(toProduct(productSchema.parse({ ...raw, available })).available).toBe(UNLIMITED);
});

test.each([{ type: "Feature", geometry: {} }, { properties: {} }, { properties: { zone: "Nord" } }])(
  "an area of delivery may say nothing of itself: %j",
  (feature) => {
    expect(readData("call", coverageSchema, { features: [feature] }).features).toHaveLength(1);
  },
);

test.each([
  [undefined, true],
  [null, true],
  ["true", true],
  [false, false],
  ["0", false],
])("of the places that are delivered to, one with served %j is: %j", (served, expected) => {
  const results = [{ postalcode: "20121", city: "Milano", served }];
  expect(readData("call", placeListSchema, { results }).results[0]?.served).toBe(expected);
});

test("the details of a customer may have no number", () => {
  const { user } = readData("call", userDetailAnswerSchema, { user: { firstName: "Ada" } });
  expect(toUserDetail({ user })).toMatchObject({ userId: null, firstName: "Ada" });
});

test.each(["", " ", "abc"])("%j is no id", (value) => {
  expect(id.safeParse(value).success).toBe(false);
  expect(optionalId.parse(value)).toBeNull();
});

test.each([
  ["0.04", 0.04],
  ["1,5", 1.5],
  ["1.234,56", 1234.56],
  ["1,234.56", 1234.56],
  ["0,67 €", 0.67],
  [" € 12 ", 12],
  ["", null],
  ["circa 3", null],
  [[], null],
  [{ value: 3 }, null],
])("the number %j is %p", (value, expected) => expect(optionalNumber.parse(value)).toBe(expected));

test.each([undefined, null, 1, true, "true", {}])("%j is not false", (value) => {
  expect(flagUnlessFalse.parse(value)).toBe(true);
});

test.each([false, "false", 0, "0"])("%j is false", (value) => {
  expect(flagUnlessFalse.parse(value)).toBe(false);
});

describe("what an answer is about", () => {
  const category = { categoryId: 7, name: "Frutta", slug: "frutta" };
  const readCategory = (data: unknown) => readData("category", categoryPageSchema, data).category;
  const readProducts = (data: unknown) => readData("products", productListSchema, data).products;

  it.each([{}, { category: null }, { category: "" }, { category: [] }, { category: {} }])(
    "is missing: %j",
    (data) => expect(readCategory(data)).toBeNull(),
  );

  it.each([{ category: { name: "Frutta" } }, { category: "Frutta" }, { category: [category] }])(
    "cannot be read, and is not taken for missing: %j",
    (data) => expect(() => readCategory(data)).toThrow(EbsnFailure),
  );

  it.each([{ products: {} }, { products: "Pasta" }])("is no list: %j", (data) => {
    expect(() => readProducts(data)).toThrow(EbsnFailure);
  });

  it.each([
    ["consents", "registrationDisclaimers", disclaimerListSchema],
    ["areas of delivery", "features", coverageSchema],
    ["places", "results", placeListSchema],
    ["customers", "users", userSearchPageSchema],
  ])("is no list of %s", (_, key, schema) => {
    const readList = (data: unknown) => (readData("call", schema, data) as Record<string, unknown>)[key];
    expect(() => readList({ [key]: "x" })).toThrow(EbsnFailure);
    for (const none of [{}, null, "", { [key]: null }]) expect(readList(none)).toEqual([]);
  });

  it.each([{}, { products: null }, { products: [] }])("is an empty list: %j", (data) => {
    expect(readProducts(data)).toEqual([]);
  });
});
