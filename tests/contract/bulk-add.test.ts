import { sql } from "drizzle-orm";
import { wishlistItem } from "@/backend/db/schema";
import { wishlistsSchema } from "@/lib/ebsn/schemas/list";
import { backendForFile } from "@/tests/support/file-backend";
import { recordQueries } from "@/tests/support/database-queries";
import {
  addToCart,
  chooseDelivery,
  getCartItems,
  newShopper,
  parseAnswer,
  parseCart,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const SIZE = 300;

const backend = backendForFile();
let shopper: Shopper;
let productIds: number[];

beforeAll(async () => {
  productIds = await resetProducts(backend, SIZE);
});
beforeEach(async () => {
  shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
});

/** How often products are read from the database. */
const countProductReads = async (work: () => Promise<unknown>) =>
  (await recordQueries(backend, work)).filter((text) => text.includes("lowest_price_30")).length;

const quantitiesOf = (cart: ReturnType<typeof parseCart>) =>
  new Map(
    getCartItems(cart).map(({ itemId, product, quantity }) => [product.productId, { itemId, quantity }]),
  );

test("a list of 300 products is added on top of the cart, and each product is read a few times only", async () => {
  const { wishlists } = wishlistsSchema.parse(parseAnswer(await shopper.get("wishlist/list")).data);
  const listId = wishlists[0]?.listId ?? 0;
  await backend.context.db.insert(wishlistItem).values(
    productIds.map((productId, index) => ({
      listId,
      productId,
      quantity: 1 + (index % 3),
      addedAt: sql`now()`,
    })),
  );
  const [firstId = 0] = productIds;
  await addToCart(shopper, firstId, 5);
  const reads = await countProductReads(() => shopper.post(`cart/add-all-from-wishlist?list_id=${listId}`));
  const quantities = quantitiesOf(parseCart(await shopper.get("cart/view")));
  expect(productIds.map((id) => quantities.get(id)?.quantity)).toEqual(
    productIds.map((_, index) => (index === 0 ? 6 : 1 + (index % 3))),
  );
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(10);
});

test("many quantities are changed at once, and each product is read a few times only", async () => {
  const hundred = productIds.slice(0, 100);
  const items = hundred.map((productId) => ({ productId, quantity: 1 }));
  const added = quantitiesOf(parseCart(await shopper.post("cart/add", { items })));
  const changes = hundred.map((productId, index) => ({
    itemId: added.get(productId)?.itemId,
    quantity: index % 2 === 0 ? 4 : 0,
  }));
  const reads = await countProductReads(() => shopper.post("cart/update", { items: changes }));
  const quantities = quantitiesOf(parseCart(await shopper.get("cart/view")));
  expect(hundred.map((id) => quantities.get(id)?.quantity)).toEqual(
    hundred.map((_, index) => (index % 2 === 0 ? 4 : undefined)),
  );
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(10);
});

test("a product asked for twice has the last quantity", async () => {
  const [productId = 0] = productIds;
  const items = [1, 3].map((quantity) => ({ productId, quantity }));
  const quantities = quantitiesOf(parseCart(await shopper.post("cart/add", { items })));
  expect(quantities.get(productId)?.quantity).toBe(3);
});

describe("of a product of which less is left than a list wants", () => {
  let productId: number;
  let listId: number;
  const addList = async () => parseAnswer(await shopper.post(`cart/add-all-from-wishlist?list_id=${listId}`));
  const quantityInCart = async () =>
    quantitiesOf(parseCart(await shopper.get("cart/view"))).get(productId)?.quantity;

  beforeEach(async () => {
    const list = wishlistsSchema.parse(parseAnswer(await shopper.get("wishlist/list")).data).wishlists[0];
    listId = list?.listId ?? 0;
    productId = productIds[1] ?? 0;
    await updateProduct(backend, productId, { stock: 2 });
    await backend.context.db
      .insert(wishlistItem)
      .values({ listId, productId, quantity: 5, addedAt: sql`now()` });
  });
  afterEach(() => updateProduct(backend, productId, { stock: null }));

  test("what is left is added, and the customer hears how much that is", async () => {
    const answer = await addList();
    expect(await quantityInCart()).toBe(2);
    expect(answer.infos).toEqual(["error.icsmallcart.error.product.not.available"]);
  });

  test("nothing is added once the cart has all of it", async () => {
    await addList();
    expect((await addList()).codes).not.toEqual([]);
    expect(await quantityInCart()).toBe(2);
  });
});
