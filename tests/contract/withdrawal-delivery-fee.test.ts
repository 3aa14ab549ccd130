import { eq } from "drizzle-orm";
import { order } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import { orderRefundListSchema } from "@/lib/ebsn/schemas/order-refund";
import { withdrawalSchema } from "@/lib/ebsn/schemas/withdrawal";
import type { TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { fetchOrder, parsePurchase } from "@/tests/support/purchase";
import { addToCart, buy, ON_DELIVERY, parseAnswer, parseCart, type Shopper } from "@/tests/support/shopper";
import { startWithdrawalShop } from "@/tests/support/withdrawal";

allowLocalhost();

const FEE = 5.9;

let backend: TestBackend;
let shopper: Shopper;
let email: string;
let soap: number;
let bread: number;

beforeEach(async () => {
  ({ backend, shopper, email, soap, bread } = await startWithdrawalShop());
});
afterEach(() => backend.stop());

async function buyAndPick(): Promise<number> {
  const { version } = parseCart(await shopper.get("cart/view"));
  const { orderId } = parsePurchase(await buy(shopper, version, ON_DELIVERY));
  await backend.context.db.transaction(async (tx) => {
    const [row] = await tx
      .update(order)
      .set({ deliveryFeeCents: FEE * 100 })
      .where(eq(order.orderId, orderId))
      .returning();
    return pickOrder(tx, row!, backend.clock.now(), () => 0.5);
  });
  return orderId;
}

async function withdraw(orderId: number, quantity: number) {
  const { orderItems } = await fetchOrder(shopper, orderId);
  const line = orderItems.find(({ product }) => product.productId === soap);
  const withdrawalItems = [{ orderItemId: line?.orderItemId, quantity }];
  const body = { orderId, email, name: "Persona Prova", withdrawalItems };
  return withdrawalSchema.parse(parseAnswer(await backend.post("/ebsn/api/withdrawal/add", body)).data)
    .amount;
}

const fetchRefunds = async () =>
  orderRefundListSchema.parse(parseAnswer(await shopper.get("order-refund/list")).data).refunds;

test("a withdrawal from the last of the order gives back what the delivery cost, once", async () => {
  const orderId = await buyAndPick();
  expect([await withdraw(orderId, 1), await withdraw(orderId, 3)]).toEqual([10, 30 + FEE]);
  const refunds = await fetchRefunds();
  expect(refunds.map(({ amount, deliveryFee }) => [amount, deliveryFee])).toEqual([
    [30 + FEE, FEE],
    [10, null],
  ]);
});

test("a withdrawal that leaves food of the order does not", async () => {
  await addToCart(shopper, bread, 3);
  expect(await withdraw(await buyAndPick(), 4)).toBe(40);
});

test("nothing is given back for the delivery of an order that ends without one", async () => {
  const orderId = await buyAndPick();
  await withdraw(orderId, 4);
  await backend.context.db.update(order).set({ orderStatusId: 14 }).where(eq(order.orderId, orderId));
  expect((await fetchRefunds()).map(({ amount, deliveryFee }) => [amount, deliveryFee])).toEqual([[0, null]]);
});
