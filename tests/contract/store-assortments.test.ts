import { notSold } from "@/backend/db/schema";
import { productListSchema, productSchema } from "@/lib/ebsn/schemas/product";
import { timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  addToCart,
  BAG,
  parseCart,
  freeSlots,
  getCartItems,
  newShopper,
  resetProducts,
  chooseDelivery,
  parseAnswer,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

const BRESCIA = { warehouseId: 504, point: 50401, locker: 54102 };
const COMO = { point: 50501 };
const NOT_AVAILABLE = "error.icsmallcart.error.product.not.available";

let backend: TestBackend;
let productId: number;
let otherId: number;

beforeAll(async () => {
  backend = await startBackend();
  [productId = 0, otherId = 0] = await resetProducts(backend, 2);
  await backend.context.db.insert(notSold).values({ warehouseId: BRESCIA.warehouseId, productId });
});

afterAll(() => backend.stop());

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
