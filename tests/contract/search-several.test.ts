import { envelopeSchema } from "@/lib/ebsn/schemas/envelope";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { startBackend, type TestBackend } from "../support/backend";
import { allowLocalhost } from "../support/jest-localhost";

allowLocalhost();

const SEVERAL: [typed: string, each: RegExp[]][] = [
  ["zucchero e caffè", [/zucchero/i, /caffè/i]],
  ["pane latte uova", [/^pan|pane/i, /latte/i, /uova/i]],
  [
    "latte pane uova mele pere riso sale olio vino tè",
    [/latte/i, /pan/i, /uova/i, /mele/i, /pere/i, /riso/i],
  ],
  ["pane uova te", [/^pan|pane/i, /uova/i, /^tè/i]],
  ["carote, patate; due birre", [/carote/i, /patate/i, /birra/i]],
];

/** One product, whatever links its words. */
const ONE: [typed: string, all: RegExp][] = [
  ["ravioli ricotta e spinaci", /ravioli/i],
  ["cacio e pepe", /pecorino|pepe|spaghetti/i],
];

describe("a search for several products", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend();
  });
  afterAll(() => backend.stop());

  const searchProducts = async (q: string, params = "") => {
    const answer = await backend.get(`/ebsn/api/products?q=${encodeURIComponent(q)}${params}`);
    return productListSchema.parse(envelopeSchema.parse(answer.body).data).products;
  };
  const searchNames = async (q: string) => (await searchProducts(q, "&page_size=24")).map(({ name }) => name);

  test.each(SEVERAL)("shows the products of «%s» in turn", async (query, each) => {
    const first = (await searchNames(query)).slice(0, each.length);
    for (const [at, pattern] of each.entries()) expect(first[at]).toMatch(pattern);
  });

  test.each(ONE)("«%s» is one product", async (query, all) => {
    const names = await searchNames(query);
    expect(names.slice(0, 4).filter((name) => !all.test(name))).toEqual([]);
  });

  test("a page of several products continues the one before", async () => {
    const ids = async (size: number, page: number) =>
      (await searchProducts("zucchero e caffè", `&page_size=${size}&page=${page}`)).map(
        ({ productId }) => productId,
      );
    expect([...(await ids(5, 1)), ...(await ids(5, 2))]).toEqual(await ids(10, 1));
  });
});
