import { notSold } from "@/backend/db/schema";
import { productListSchema, productSchema } from "@/lib/ebsn/schemas/product";
import { timeslotListSchema } from "@/lib/ebsn/schemas/delivery";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  add,
  BAG,
  cartOf,
  freeSlots,
  itemsOf,
  newShopper,
  plainProducts,
  settleDelivery,
  told,
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
  [productId = 0, otherId = 0] = await plainProducts(backend, 2);
  await backend.context.db.insert(notSold).values({ warehouseId: BRESCIA.warehouseId, productId });
});

afterAll(() => backend.stop());

const collectAt = (shopper: Shopper, point: number, service = 1) =>
  shopper.post(`user-address/select?address_id=${point}&delivery_service_id=${service}`);

const timetable = async (shopper: Shopper) =>
  timeslotListSchema.parse(told(await shopper.get("timeslot/list")).data).timetable;

async function settleAt(point: number): Promise<Shopper> {
  const shopper = await newShopper(backend);
  await collectAt(shopper, point);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  return shopper;
}

test("what a store does not sell is not available to its customers, and cannot be added", async () => {
  const shopper = await settleAt(BRESCIA.point);
  const available = async (headers = {}) =>
    productSchema.parse(told(await backend.get(`/ebsn/api/products/${productId}`, headers)).data).available;
  expect(await available(shopper.headers)).toBe(0);
  expect(await available()).toBeGreaterThan(0);
  expect(told(await add(shopper, productId, 1))).toMatchObject({
    codes: [NOT_AVAILABLE],
    messages: ["Il negozio scelto non vende questo articolo."],
  });
  expect(told(await add(shopper, otherId, 1)).status).toBe(0);
});

test("a shelf of a warehouse has only what it sells", async () => {
  const ids = async (warehouseId: number) =>
    productListSchema
      .parse(told(await backend.get(`/ebsn/api/adv?warehouse_id=${warehouseId}&limit=48`)).data)
      .products.map((product) => product.productId ?? 0);
  const [first = 0] = await ids(BRESCIA.warehouseId);
  await backend.context.db.insert(notSold).values({ warehouseId: BRESCIA.warehouseId, productId: first });
  expect(await ids(BRESCIA.warehouseId)).not.toContain(first);
  expect(await ids(501)).toContain(first);
});

test("goods the new store does not sell stay in the cart with a note, cost nothing and hold the order up", async () => {
  const shopper = await newShopper(backend);
  await settleDelivery(backend, shopper);
  await add(shopper, productId, 5);
  await add(shopper, otherId, 3);
  await add(shopper, BAG, 1);
  expect(told(await collectAt(shopper, BRESCIA.point)).infos).toEqual([
    "info.cart.changetimeslot.recalculated",
  ]);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  const cart = cartOf(await shopper.get("cart/view"));
  const line = itemsOf(cart).find(({ product }) => product.productId === productId);
  expect(line?.notices).toEqual([
    {
      code: NOT_AVAILABLE,
      message: "Il negozio scelto non vende questo articolo: toglilo dal carrello o cambia negozio.",
    },
  ]);
  expect(cart.goodsTotal).toBe(30);
  expect(told(await shopper.post("checkout/prepare")).codes).toEqual(["msg.cart.availability.errors"]);
  await shopper.post("cart/delete", { items: [{ itemId: line?.itemId }] });
  expect(told(await shopper.post("checkout/prepare")).status).toBe(0);
});

test("each shop and locker has slots of its own, which no other takes", async () => {
  const shopper = await newShopper(backend);
  await collectAt(shopper, BRESCIA.point);
  const brescia = await timetable(shopper);
  const [slot] = (await freeSlots(shopper)).slice(-1);
  await collectAt(shopper, COMO.point);
  const como = await timetable(shopper);
  const hours = (days: typeof como) =>
    days.map(({ timeslots }) => timeslots.map(({ beginTime }) => beginTime));
  expect(hours(como)).not.toEqual(hours(brescia));
  const monday = como.find(({ dateIso }) => new Date(dateIso).getUTCDay() === 1);
  expect(monday?.timeslots).toEqual([]);
  const answer = await shopper.post(`timeslot/select?sel_date=${slot?.date}&timeslot_id=${slot?.timeslotId}`);
  expect(told(answer).codes).toEqual(["error.timeslot.unknown"]);
  await collectAt(shopper, BRESCIA.locker, 4);
  expect((await freeSlots(shopper)).length).toBeGreaterThan(0);
});
