import { eq } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { backendForFile } from "@/tests/support/file-backend";
import { decideAtBank, fetchOrder, parsePurchase, type Purchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  getCartItems,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const HOUR = 60 * 60_000;
const PROMO_ID = 77;

const backend = backendForFile();
let shopper: Shopper;
let pointsProductId: number;
let otherId: number;
let order: Purchase;

const getPoints = async () => {
  const [row] = await backend.context.db
    .select()
    .from(customer)
    .where(eq(customer.customerId, shopper.customerId));
  return row?.points;
};

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const place = async (paymentTypeId: number) =>
  parsePurchase(await buy(shopper, (await fetchCart()).version, paymentTypeId));
const cancel = ({ orderId }: Purchase) => shopper.post(`order/delete?order_id=${orderId}`);

/** Leaves the change unpaid. */
async function changeOrder(pieces: number): Promise<Purchase> {
  await shopper.post(`order/modify?order_id=${order.orderId}`);
  const line = getCartItems(await fetchCart()).find(({ product }) => product.productId === pointsProductId);
  await shopper.post("cart/update", { items: [{ itemId: line?.itemId, quantity: pieces }] });
  return place(CARD);
}

beforeAll(async () => {
  [pointsProductId = 0, otherId = 0] = await resetProducts(backend, 2);
  await updateProduct(backend, pointsProductId, {
    promo: {
      warehousePromoId: PROMO_ID,
      warehousePromoTypeId: 1,
      campaign: "mese",
      discountPerc: 30,
      points: 50,
      needsCard: true,
      selectable: { text: "Usa 50 punti" },
      bubble: "-30% con Carta",
      body: "SOLO CON CARTA VANTAGGI",
      cssClass: "promo_card",
    },
  });
});
beforeEach(async () => {
  ({ shopper } = await readyShopper(backend, otherId, 6));
  const { db } = backend.context;
  await db.update(customer).set({ points: 700 }).where(eq(customer.customerId, shopper.customerId));
  await addToCart(shopper, pointsProductId, 6, { use_wpid: PROMO_ID });
  order = await place(ON_DELIVERY);
  expect(await getPoints()).toBe(400);
});

test("points of an order whose change waits for payment cannot be spent elsewhere", async () => {
  const change = await changeOrder(0);
  expect(await getPoints()).toBe(400);
  const converted = await shopper.post("registration-card/convert_points_polv?points=500");
  expect(parseAnswer(converted).codes).toEqual(["error.points.not_enough"]);
  backend.clock.advance(HOUR + 60_000);
  expect((await fetchOrder(shopper, change.orderId)).orderStatusId).toBe(10);
  expect(await getPoints()).toBe(400);
  await cancel(order);
  expect(await getPoints()).toBe(700);
});

test.each([
  { pieces: 2, held: 400, paid: 600 },
  { pieces: 8, held: 300, paid: 300 },
])(
  "a change to $pieces pieces holds the larger cost in points until it is paid",
  async ({ pieces, held, paid }) => {
    const change = await changeOrder(pieces);
    expect(await getPoints()).toBe(held);
    await decideAtBank(backend, change.paymentUrl, "approve");
    expect(await getPoints()).toBe(paid);
    await cancel(change);
    expect(await getPoints()).toBe(700);
  },
);

test.each([2, 8])("a change to %s pieces that is cancelled leaves the order its points", async (pieces) => {
  await cancel(await changeOrder(pieces));
  expect(await getPoints()).toBe(400);
  await cancel(order);
  expect(await getPoints()).toBe(700);
});
