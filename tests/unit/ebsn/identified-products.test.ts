import nock from "nock";
import { readFeedPage } from "@/lib/ebsn/feed";
import { productListSchema, productSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { wishlistSchema } from "@/lib/ebsn/schemas/list";
import { toWishlist } from "@/lib/ebsn/transforms/list";
import { toProduct, toProductList, toSuggestions } from "@/lib/ebsn/transforms/product";
import { envelope } from "../../support/envelope";

const PRODUCTS = [
  { productId: 1, name: "Pane", slug: "pane" },
  { name: "Latte", slug: "latte" },
  { productId: 0, name: "Riso", slug: "riso" },
  { id: 4, name: "Uova", slug: "uova" },
];
const IDENTIFIED = [1, 4];

const idsOf = (products: { productId: number }[]) => products.map(({ productId }) => productId);

describe("a product without an id, which could neither be bought nor told from others", () => {
  test("is left out of a list", () => {
    expect(idsOf(toProductList(productListSchema.parse({ products: PRODUCTS })).products)).toEqual(
      IDENTIFIED,
    );
  });

  test("is left out of suggestions", () => {
    expect(idsOf(toSuggestions(suggestSchema.parse({ items: PRODUCTS })).products)).toEqual(IDENTIFIED);
  });

  test("is left out of a customer's list", () => {
    const wishlistItems = PRODUCTS.map((product, index) => ({ itemId: index + 1, product, quantity: 1 }));
    const { items } = toWishlist(wishlistSchema.parse({ listId: 1, wishlistItems }));
    expect(idsOf(items.map(({ product }) => product))).toEqual(IDENTIFIED);
  });

  test("is left out of the product feed", async () => {
    nock("http://localhost:4000")
      .get("/ebsn/api/products")
      .query(true)
      .reply(200, envelope({ products: PRODUCTS }));
    expect(idsOf((await readFeedPage(1)).products)).toEqual(IDENTIFIED);
  });
});

test.each([
  ["https://shop.it/product/Pasta-X?a=b#c", "pasta-x"],
  ["/product/pasta-x/", "pasta-x"],
  ["https://shop.it/product/pasta#recensioni", "pasta"],
  ["/product/pasta?da=/product/riso", "pasta"],
])("the address %s of a product without a slug gives %s", (itemUrl, slug) => {
  expect(toProduct(productSchema.parse({ productId: 1, slug: "", itemUrl })).slug).toBe(slug);
});

test.each([{ listId: 7 }, { id: 7 }, { id: 3, listId: 7 }])("a list identified by %j is read", (ids) => {
  expect(toWishlist(wishlistSchema.parse({ ...ids, listName: "Festa" }))).toMatchObject({ listId: 7 });
});
