import nock from "nock";
import { productListSchema } from "@/lib/ebsn/schemas/product";
import { readPublic } from "@/lib/ebsn/transport";
import { envelope } from "../../support/envelope";

const stored = new Map<string, string>();

/** As Next's data cache does, which holds text. */
const mockReadCached = async (key: string, _policy: unknown, load: () => Promise<unknown>) => {
  const text = stored.get(key) ?? JSON.stringify(await load());
  stored.set(key, text);
  return JSON.parse(text) as unknown;
};

jest.mock("@/lib/upstream/read-cached", () => ({
  readCached: (...args: Parameters<typeof mockReadCached>) => mockReadCached(...args),
}));

const read = () =>
  readPublic({
    path: "/ebsn/api/products",
    schema: productListSchema,
    policy: { revalidate: 60, tags: ["products"] },
  });

test("a stored answer is the one that was read, and not parsed again", async () => {
  const product = { productId: 7, name: "PI&Ugrave; &amp;amp; BUONI", price: "1,5", available: true };
  nock("http://localhost:4000")
    .get("/ebsn/api/products")
    .reply(200, envelope({ products: [product, { productId: "x", name: "Latte", media: null }] }));
  const parse = jest.spyOn(productListSchema, "safeParse");
  const [first, second] = [await read(), await read()];
  expect(second).toEqual(first);
  expect(first.products[0]).toMatchObject({ productId: 7, name: "PIÙ &amp; BUONI", price: 1.5 });
  expect(parse).toHaveBeenCalledTimes(1);
});
