import { eq } from "drizzle-orm";
import { customer, notSold } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { placePreviewSchema } from "@/lib/ebsn/schemas/place-preview";
import { waitingCartSchema } from "@/lib/ebsn/schemas/waiting-cart";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastEmail, linkParams } from "@/tests/support/mailbox";
import {
  addToCart,
  chooseDelivery,
  freeSlots,
  getCartItems,
  newShopper,
  parseAnswer,
  parseCart,
  resetProducts,
  shopperWithToken,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

allowLocalhost();

const MILANO = "user-address/select?postalcode=20121&city=Milano";
const BRESCIA = "user-address/select?postalcode=25121&city=Brescia";
const PASSWORD = "Pane&latte1";

let backend: TestBackend;
let productIds: number[];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  productIds = await resetProducts(backend, 4);
});

const idAt = (index: number) => productIds[index] ?? 0;

async function newVisitor(path = MILANO): Promise<Shopper> {
  const answer = await backend.post(`/ebsn/api/${path}`);
  const token = answer.headers.get("x-ebsn-session");
  if (!token) throw new Error("no session was started");
  return shopperWithToken(backend, -1, token);
}

async function setPassword({ customerId }: Shopper): Promise<string> {
  const [row] = await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, customerId))
    .returning();
  return row?.login ?? "";
}

async function logIn(visitor: Shopper, customerShopper: Shopper): Promise<Shopper> {
  const login = await setPassword(customerShopper);
  const answer = await visitor.post("auth/login", { login, password: PASSWORD });
  const token = answer.headers.get("x-ebsn-session");
  if (!token) throw new Error(JSON.stringify(answer.body));
  return shopperWithToken(backend, customerShopper.customerId, token);
}

const viewCart = async (shopper: Shopper) => parseCart(await shopper.get("cart/view?show_sectors=true"));

const quantities = async (shopper: Shopper) =>
  Object.fromEntries(
    getCartItems(await viewCart(shopper)).map(({ product, quantity }) => [product.productId, quantity]),
  );

const readWaiting = async (shopper: Shopper) =>
  waitingCartSchema.parse(parseAnswer(await shopper.get("cart/waiting")).data);

const merge = async (shopper: Shopper, mode: string) => {
  const { waitingCart } = await readWaiting(shopper);
  return shopper.post("cart/merge", { cart_id: waitingCart?.cartId, mode });
};

describe("a visitor who gives a postal code", () => {
  test("is shown how and when the place is served, and what it costs", async () => {
    const answer = await backend.get("/ebsn/api/user-address/preview?postalcode=20121");
    const { places, deliveryServices } = placePreviewSchema.parse(parseAnswer(answer).data);
    expect(places).toMatchObject([{ postalcode: "20121", city: "Milano", served: true }]);
    const home = deliveryServices.find(({ deliveryServiceId }) => deliveryServiceId === 2);
    expect(home?.nextTimeslot).toMatchObject({ dateIso: expect.stringMatching(/^2026-11-2/) as string });
    expect(Date.parse(home?.nextTimeslot?.cutoff ?? "")).toBeGreaterThan(backend.clock.now().getTime());
    const pickUp = deliveryServices.find(({ deliveryServiceId }) => deliveryServiceId === 1);
    expect(pickUp?.addressId).toBeGreaterThan(0);
  });

  test("gets no services for a postal code that does not exist", async () => {
    const answer = await backend.get("/ebsn/api/user-address/preview?postalcode=99999");
    expect(parseAnswer(answer).data).toEqual({ places: [], deliveryServices: [] });
    const selected = await backend.post("/ebsn/api/user-address/select?postalcode=99999");
    expect(parseAnswer(selected).codes).toEqual(["error.address.uncovered"]);
  });

  test("fills a cart of the session: an address still to be given, thresholds, a slot", async () => {
    const visitor = await newVisitor();
    const added = parseCart(await addToCart(visitor, idAt(0), 2));
    expect(added.user?.userId).toBe(-1);
    expect(added.shippingAddress).toMatchObject({ city: "Milano", postalcode: "20121", autoAssigned: true });
    expect([added.goodsNetTotal, added.minimumOrder]).toEqual([20, expect.any(Number)]);
    const [slot] = await freeSlots(visitor);
    await visitor.get(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
    const cart = await viewCart(visitor);
    expect(cart.timeslot).toMatchObject({ timeslotId: slot?.timeslotId, autoAssigned: false });
    expect(cart.totalItems).toBe(1);
  });

  test("cannot add before, nor buy, nor use a code", async () => {
    const add = { items: [{ productId: idAt(0), quantity: 1 }] };
    expect(parseAnswer(await backend.post("/ebsn/api/cart/add", add)).codes).toEqual(["error.cart.address"]);
    const visitor = await newVisitor();
    expect(parseAnswer(await visitor.post("checkout/prepare")).codes).toEqual(["error.cart.login"]);
    expect(
      parseAnswer(await visitor.post("cart-giftcertificate/add_code", { code: "BENVENUTO" })).codes,
    ).toEqual(["error.cart.login"]);
  });

  test("finds the cart again after a month less a day, and not after it", async () => {
    const visitor = await newVisitor();
    await addToCart(visitor, idAt(0), 1);
    const DAY_MS = 24 * 60 * 60 * 1000;
    backend.clock.advance(29 * DAY_MS);
    expect((await viewCart(visitor)).totalItems).toBe(1);
    backend.clock.advance(31 * DAY_MS);
    expect(parseAnswer(await visitor.get("cart/view")).http).toBe(419);
    backend.clock.advance(-60 * DAY_MS);
  });
});

describe("after the log-in", () => {
  test("the cart is the customer's, with its place and slot", async () => {
    const visitor = await newVisitor();
    await addToCart(visitor, idAt(0), 3);
    const [slot] = await freeSlots(visitor);
    await visitor.get(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
    const shopper = await logIn(visitor, await newShopper(backend));
    const cart = await viewCart(shopper);
    expect([cart.waitingCartId, await quantities(shopper)]).toEqual([null, { [idAt(0)]: 3 }]);
    expect([cart.shippingAddress?.postalcode, cart.timeslot?.timeslotId]).toEqual([
      "20121",
      slot?.timeslotId,
    ]);
  });

  test("an empty cart with an address of the same store keeps the address", async () => {
    const visitor = await newVisitor();
    await addToCart(visitor, idAt(0), 3);
    const owner = await newShopper(backend);
    await chooseDelivery(backend, owner);
    const shopper = await logIn(visitor, owner);
    const cart = await viewCart(shopper);
    expect(cart.shippingAddress).toMatchObject({ address1: "Via Brera", autoAssigned: false });
    expect(await quantities(shopper)).toEqual({ [idAt(0)]: 3 });
  });

  test("the cart of another store waits, also where the customer's own has a town only", async () => {
    const owner = await newShopper(backend);
    await owner.post(MILANO);
    const visitor = await newVisitor(BRESCIA);
    await addToCart(visitor, idAt(0), 3);
    const shopper = await logIn(visitor, owner);
    expect(await quantities(shopper)).toEqual({});
    expect(parseCart(await merge(shopper, "take")).shippingAddress?.city).toBe("Brescia");
    expect(await quantities(shopper)).toEqual({ [idAt(0)]: 3 });
  });

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
});

test("a registration brings the cart along, on whatever device it is confirmed", async () => {
  const visitor = await newVisitor();
  await addToCart(visitor, idAt(0), 2);
  const email = "carrello@madia.test";
  const answer = await visitor.post("registration/register_user", {
    ...{ email, password: PASSWORD, firstName: "Nora", lastName: "Bellini" },
    ...{ phone: "333 1234567", postalcode: "20121" },
    disclaimers: [51, 52, 53].map((registrationDisclaimerId) => ({ registrationDisclaimerId, value: "1" })),
  });
  expect(parseAnswer(answer).codes).toEqual([]);
  const code = linkParams((await lastEmail(backend, email)).body);
  await backend.get(`/ebsn/api/registration/registration_confirm?${code.toString()}`);
  const login = await backend.post("/ebsn/api/auth/login", { login: email, password: PASSWORD });
  const shopper = shopperWithToken(backend, 0, login.headers.get("x-ebsn-session") ?? "");
  expect(await quantities(shopper)).toEqual({ [idAt(0)]: 2 });
});

test("with `anonymousCart` off a product needs a log-in, an address and a slot", async () => {
  const strict = await startBackend({ env: { ANONYMOUS_CART: "false" } });
  const started = await strict.post(`/ebsn/api/${MILANO}`);
  const visitor = shopperWithToken(strict, -1, started.headers.get("x-ebsn-session") ?? "");
  const rejected = parseAnswer(await addToCart(visitor, idAt(0), 1));
  expect([rejected.http, rejected.codes, rejected.messages]).toEqual([
    200,
    ["error.cart.login"],
    ["E' necessario autenticarsi per visualizzare il carrello"],
  ]);
  const shopper = await newShopper(strict);
  expect(parseAnswer(await addToCart(shopper, idAt(0), 1)).codes).toEqual(["error.cart.address"]);
  await shopper.post("user-address/select?address_id=50101");
  expect(parseAnswer(await addToCart(shopper, idAt(0), 1)).codes).toEqual(["error.cart.timeslot"]);
  await strict.stop();
});
