import { notSold } from "@/backend/db/schema";
import { personalOfferSchema } from "@/lib/ebsn/schemas/benefits";
import { wishlistsSchema, wishlistViewSchema } from "@/lib/ebsn/schemas/list";
import { productListSchema, productSchema, suggestSchema } from "@/lib/ebsn/schemas/product";
import { timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { backendForFile } from "@/tests/support/file-backend";
import {
  addToCart,
  BAG,
  buy,
  parseCart,
  freeSlots,
  getCartItems,
  newShopper,
  resetProducts,
  chooseDelivery,
  parseAnswer,
  readyShopper,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const BRESCIA = { warehouseId: 504, point: 50401, locker: 54102 };
const MILANO_POINT = 50101;
const MILANO_LOCKER = 54101;
const COMO = { point: 50501 };
const FOR_ADULTS = 10290;
const NOT_AVAILABLE = "error.icsmallcart.error.product.not.available";

const backend = backendForFile();
let productId: number;
let otherId: number;

beforeAll(async () => {
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  await backend.context.db.insert(notSold).values({ warehouseId: BRESCIA.warehouseId, productId });
});

const selectPoint = (shopper: Shopper, point: number, service = 1) =>
  shopper.post(`user-address/select?address_id=${point}&delivery_service_id=${service}`);

const timetable = async (shopper: Shopper) =>
  timeslotListSchema.parse(parseAnswer(await shopper.get("timeslot/list")).data).timetable;

async function shopperAt(point: number): Promise<Shopper> {
  const shopper = await newShopper(backend);
  await selectPoint(shopper, point);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  return shopper;
}

test("products a store does not sell are unavailable and cannot be added", async () => {
  const shopper = await shopperAt(BRESCIA.point);
  const fetchAvailable = async (headers = {}) =>
    productSchema.parse(parseAnswer(await backend.get(`/ebsn/api/products/${productId}`, headers)).data)
      .available;
  expect(await fetchAvailable(shopper.headers)).toBe(0);
  expect(await fetchAvailable()).toBeGreaterThan(0);
  expect(parseAnswer(await addToCart(shopper, productId, 1))).toMatchObject({
    codes: [NOT_AVAILABLE],
    messages: ["Il negozio scelto non vende questo articolo."],
  });
  expect(parseAnswer(await addToCart(shopper, otherId, 1)).status).toBe(0);
});

test("no alert is offered for what the store does not sell, in the catalogue and in the cart", async () => {
  const shopper = await shopperAt(MILANO_POINT);
  await addToCart(shopper, productId, 1);
  await selectPoint(shopper, BRESCIA.point);
  const view = async () => productSchema.parse(parseAnswer(await shopper.get(`products/${productId}`)).data);
  const [line] = getCartItems(parseCart(await shopper.get("cart/view")));
  expect([line?.product.available, line?.product.stockAlert]).toEqual([0, false]);
  expect((await view()).stockAlert).toBe(false);
  await updateProduct(backend, productId, { stock: 0 });
  await selectPoint(shopper, MILANO_POINT);
  expect((await view()).stockAlert).toBe(true);
  await updateProduct(backend, productId, { stock: null });
});

describe("what the store does not sell is unavailable", () => {
  type Found = { productId: number | null; available: number | null };
  const soldIds = (products: Found[]) =>
    products.filter(({ available }) => available !== 0).map((product) => product.productId);

  test("in lists", async () => {
    const shopper = await shopperAt(BRESCIA.point);
    const { data } = parseAnswer(await shopper.get("wishlist/list"));
    const listId = wishlistsSchema.parse(data).wishlists[0]?.listId ?? 0;
    for (const id of [productId, otherId])
      await shopper.post("wishlist/add", { list_id: listId, product_id: id });
    const view = parseAnswer(await shopper.get(`wishlist/view?list_id=${listId}`)).data;
    const { wishlist } = wishlistViewSchema.parse(view);
    expect(wishlist?.wishlistItems.map(({ product }) => product.productId)).toEqual([otherId]);
    expect(wishlist?.wishlistInactiveItems.map(({ product }) => product.productId)).toEqual([productId]);
  });

  test("among what was bought, and a personal offer is not made of it", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    expect(parseAnswer(await buy(shopper, cart.version)).status).toBe(0);
    const offered = async () =>
      personalOfferSchema.parse(parseAnswer(await shopper.get("personal-offer/view")).data).products;
    expect(soldIds(await offered())).toEqual([productId]);
    await selectPoint(shopper, BRESCIA.point);
    expect(await offered()).toEqual([]);
    const created = await shopper.post("personal-offer/create", { productIds: [productId] });
    expect(parseAnswer(created).codes).toEqual(["error.personal_offer.product"]);
    const { data } = parseAnswer(await shopper.get("wishlist/most-purchased"));
    const { wishlist } = wishlistViewSchema.parse(data);
    expect([wishlist?.wishlistItems.length, wishlist?.wishlistInactiveItems.length]).toEqual([0, 1]);
  });

  test("in suggestions", async () => {
    await updateProduct(backend, productId, { codInt: "99887766" });
    const shopper = await shopperAt(BRESCIA.point);
    const suggested = async (headers = {}) =>
      suggestSchema.parse(
        parseAnswer(await backend.get("/ebsn/api/products/suggest?q=99887766", headers)).data,
      ).items;
    expect(soldIds(await suggested())).toEqual([productId]);
    expect(soldIds(await suggested(shopper.headers))).toEqual([]);
  });

  test("in leaflets", async () => {
    const fetchSold = async (headers = {}) =>
      soldIds(
        productListSchema.parse(
          parseAnswer(await backend.get("/ebsn/api/leaflet/product-search", headers)).data,
        ).products,
      );
    const [first] = await fetchSold();
    await backend.context.db.insert(notSold).values({ warehouseId: BRESCIA.warehouseId, productId: first! });
    const shopper = await shopperAt(BRESCIA.point);
    expect(await fetchSold()).toContain(first);
    expect(await fetchSold(shopper.headers)).not.toContain(first);
  });
});

test("recommendations of a warehouse contain only products it sells", async () => {
  const ids = async (warehouseId: number) =>
    productListSchema
      .parse(parseAnswer(await backend.get(`/ebsn/api/adv?warehouse_id=${warehouseId}&limit=48`)).data)
      .products.map((product) => product.productId ?? 0);
  const [first = 0] = await ids(BRESCIA.warehouseId);
  await backend.context.db.insert(notSold).values({ warehouseId: BRESCIA.warehouseId, productId: first });
  expect(await ids(BRESCIA.warehouseId)).not.toContain(first);
  expect(await ids(501)).toContain(first);
});

test("products the new store does not sell stay with a notice, are not charged and block checkout", async () => {
  const shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
  await addToCart(shopper, productId, 5);
  await addToCart(shopper, otherId, 3);
  await addToCart(shopper, BAG, 1);
  expect(parseAnswer(await selectPoint(shopper, BRESCIA.point)).infos).toEqual([
    "info.cart.changetimeslot.recalculated",
  ]);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  const cart = parseCart(await shopper.get("cart/view"));
  const line = getCartItems(cart).find(({ product }) => product.productId === productId);
  expect(line?.notices).toEqual([
    {
      code: NOT_AVAILABLE,
      message: "Il negozio scelto non vende questo articolo: toglilo dal carrello o cambia negozio.",
    },
  ]);
  expect(cart.goodsTotal).toBe(30);
  expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toEqual(["msg.cart.availability.errors"]);
  await shopper.post("cart/delete", { items: [{ itemId: line?.itemId }] });
  expect(parseAnswer(await shopper.post("checkout/prepare")).status).toBe(0);
});

test("each pick-up point and locker has its own slots", async () => {
  const shopper = await newShopper(backend);
  await selectPoint(shopper, BRESCIA.point);
  const brescia = await timetable(shopper);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await selectPoint(shopper, COMO.point);
  const como = await timetable(shopper);
  const beginTimes = (days: typeof como) =>
    days.map(({ timeslots }) => timeslots.map(({ beginTime }) => beginTime));
  expect(beginTimes(como)).not.toEqual(beginTimes(brescia));
  const monday = como.find(({ dateIso }) => new Date(dateIso).getUTCDay() === 1);
  expect(monday?.timeslots).toEqual([]);
  const answer = await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  expect(parseAnswer(answer).codes).toEqual(["error.timeslot.unknown"]);
  await selectPoint(shopper, BRESCIA.locker, 4);
  expect((await freeSlots(shopper)).length).toBeGreaterThan(0);
});

test("what is for adults is not sold to a locker: it stays with a notice, is not charged and blocks the checkout", async () => {
  const [wineId = 0, breadId = 0] = await resetProducts(backend, 2);
  await updateProduct(backend, wineId, { classes: [FOR_ADULTS] });
  const shopper = await newShopper(backend);
  await chooseDelivery(backend, shopper);
  await addToCart(shopper, wineId, 5);
  await addToCart(shopper, breadId, 3);
  await addToCart(shopper, BAG, 1);
  await selectPoint(shopper, MILANO_LOCKER, 4);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  const cart = parseCart(await shopper.get("cart/view"));
  const wine = getCartItems(cart).find(({ product }) => product.productId === wineId);
  expect(wine?.notices).toEqual([
    { code: NOT_AVAILABLE, message: expect.stringMatching(/^Al locker non consegniamo/) },
  ]);
  expect(cart.goodsTotal).toBe(30);
  expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toEqual(["msg.cart.availability.errors"]);
  expect(parseAnswer(await addToCart(shopper, wineId, 6)).infos).toEqual(["msg.cart.availability.errors"]);
  await shopper.post("cart/delete", { items: [{ itemId: wine?.itemId }] });
  expect(parseAnswer(await shopper.post("checkout/prepare")).status).toBe(0);
});
