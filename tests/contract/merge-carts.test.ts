import { eq } from "drizzle-orm";
import { notSold } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
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
import {
  BRESCIA,
  logInVisitor,
  mergeCarts as merge,
  MILANO,
  PICK_UP,
  PICK_UP_ADDRESS,
  quantities,
  readWaiting,
  startVisitor,
  viewCart,
} from "@/tests/support/visitor";

const backend = backendForFile();
let productIds: number[];

beforeEach(async () => {
  productIds = await resetProducts(backend, 4);
});

const idAt = (index: number) => productIds[index] ?? 0;
const newVisitor = (path?: string) => startVisitor(backend, path);
const logIn = (visitor: Shopper, customerShopper: Shopper) => logInVisitor(backend, visitor, customerShopper);

describe("with products in both carts", () => {
  let shopper: Shopper;

  async function fillBoth(place = MILANO) {
    const owner = await newShopper(backend);
    await chooseDelivery(backend, owner);
    await addToCart(owner, idAt(0), 1);
    await addToCart(owner, idAt(1), 1);
    const visitor = await newVisitor(place);
    await addToCart(visitor, idAt(1), 2);
    await addToCart(visitor, idAt(2), 5);
    shopper = await logIn(visitor, owner);
  }

  test("nothing is joined before the customer says so", async () => {
    await fillBoth();
    expect(await quantities(shopper)).toEqual({ [idAt(0)]: 1, [idAt(1)]: 1 });
    const { waitingCart, ownCart, notSold: missing } = await readWaiting(shopper);
    expect((await viewCart(shopper)).waitingCartId).toBe(waitingCart?.cartId);
    expect([waitingCart?.totalItems, waitingCart?.placeName]).toEqual([2, "20121 Milano"]);
    expect([ownCart?.totalItems, ownCart?.placeName, missing]).toEqual([2, "Casa, Milano", []]);
  });

  test.each([
    ["add", () => ({ [idAt(0)]: 1, [idAt(1)]: 3, [idAt(2)]: 5 })],
    ["keep", () => ({ [idAt(0)]: 1, [idAt(1)]: 1 })],
    ["take", () => ({ [idAt(1)]: 2, [idAt(2)]: 5 })],
  ])("%s", async (mode, expected) => {
    await fillBoth();
    const cart = parseCart(await merge(shopper, mode));
    expect([cart.waitingCartId, await quantities(shopper)]).toEqual([null, expected()]);
    expect(cart.shippingAddress?.address1).toBe("Via Brera");
    expect(parseAnswer(await shopper.post("cart/merge", { cart_id: cart.cartId, mode })).codes).toEqual([
      "error.cart.waiting",
    ]);
  });

  test("a store chosen for pick-up is taken with its cart, and only with it", async () => {
    await fillBoth();
    expect((await readWaiting(shopper)).waitingCart?.replacesPlace).toBe(false);
    await fillBoth(PICK_UP);
    expect((await readWaiting(shopper)).waitingCart?.replacesPlace).toBe(true);
    expect(parseCart(await merge(shopper, "take")).shippingAddress).toMatchObject(PICK_UP_ADDRESS);
  });

  test("adds a product with another option as a line of its own", async () => {
    const options = [
      { key: "thin", value: "Fette sottili" },
      { key: "thick", value: "Fette spesse" },
    ];
    const cut = { name: "Taglio", parameterName: "cut", selected: "", options };
    await updateProduct(backend, idAt(3), { selectOptions: [cut] });
    const owner = await newShopper(backend);
    await chooseDelivery(backend, owner);
    await addToCart(owner, idAt(3), 4, { cut: "thick" });
    const visitor = await newVisitor();
    await addToCart(visitor, idAt(3), 1, { cut: "thin" });
    shopper = await logIn(visitor, owner);
    const lines = getCartItems(parseCart(await merge(shopper, "add")));
    expect(lines.map(({ cartItemInfo, quantity }) => [cartItemInfo.cut, quantity])).toEqual([
      ["thick", 4],
      ["thin", 1],
    ]);
  });

  test("taking the cart of another store takes its place, and the customer's slot goes", async () => {
    await fillBoth(BRESCIA);
    const cart = parseCart(await merge(shopper, "take"));
    expect(cart.shippingAddress).toMatchObject({ city: "Brescia", autoAssigned: true });
    expect(cart.timeslot).toBeNull();
  });

  test("what the customer's store does not sell is named before and left out", async () => {
    const unsold = { warehouseId: 501, productId: idAt(2) };
    await backend.context.db.insert(notSold).values(unsold).onConflictDoNothing();
    await fillBoth(BRESCIA);
    const { waitingCart, notSold: missing } = await readWaiting(shopper);
    expect(missing).toEqual([waitingCart?.products.find(({ productId }) => productId === idAt(2))?.name]);
    const answer = await merge(shopper, "add");
    expect(parseAnswer(answer).infos).toEqual(["error.icsmallcart.error.product.not.available"]);
    expect(await quantities(shopper)).toEqual({ [idAt(0)]: 1, [idAt(1)]: 3 });
    await backend.context.db.delete(notSold).where(eq(notSold.productId, idAt(2)));
  });

  test("a second cart of a visitor joins the one that waits", async () => {
    await fillBoth();
    const another = await newVisitor();
    await addToCart(another, idAt(3), 1);
    const again = await logIn(another, shopper);
    const { waitingCart } = await readWaiting(again);
    expect(waitingCart?.products.map(({ productId }) => productId).sort()).toEqual(
      [idAt(1), idAt(2), idAt(3)].sort(),
    );
  });
});
