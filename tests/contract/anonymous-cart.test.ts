import { placePreviewSchema } from "@/lib/ebsn/schemas/place-preview";
import { startBackend } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmail, linkParams } from "@/tests/support/mailbox";
import {
  addToCart,
  chooseDelivery,
  freeSlots,
  newShopper,
  parseAnswer,
  parseCart,
  resetProducts,
  shopperWithToken,
  type Shopper,
} from "@/tests/support/shopper";
import {
  BRESCIA,
  logInVisitor,
  mergeCarts as merge,
  MILANO,
  PASSWORD,
  PICK_UP,
  PICK_UP_ADDRESS,
  quantities,
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

  test("a store chosen for pick-up with products replaces the address of an empty cart", async () => {
    const owner = await newShopper(backend);
    await chooseDelivery(backend, owner);
    const visitor = await newVisitor(PICK_UP);
    await addToCart(visitor, idAt(0), 3);
    const cart = await viewCart(await logIn(visitor, owner));
    expect([cart.shippingAddress, cart.timeslot]).toEqual([expect.objectContaining(PICK_UP_ADDRESS), null]);
  });

  test("a store looked at without adding anything does not", async () => {
    const owner = await newShopper(backend);
    await chooseDelivery(backend, owner);
    const cart = await viewCart(await logIn(await newVisitor(PICK_UP), owner));
    expect(cart.shippingAddress).toMatchObject({ address1: "Via Brera", deliveryServiceId: 2 });
    expect(cart.timeslot).not.toBeNull();
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
});

test("a registration brings the cart along, on whatever device it is confirmed", async () => {
  const visitor = await newVisitor();
  await addToCart(visitor, idAt(0), 2);
  const email = "carrello@madia.test";
  const answer = await visitor.post("registration/register_user", {
    email,
    password: PASSWORD,
    firstName: "Nora",
    lastName: "Bellini",
    phone: "333 1234567",
    postalcode: "20121",
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
