import { eq } from "drizzle-orm";
import { order } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import { orderRefundListSchema } from "@/lib/ebsn/schemas/order-refund";
import type { TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { parseAnswer, type Shopper } from "@/tests/support/shopper";
import { startWithdrawalShop, type WithdrawalShop } from "@/tests/support/withdrawal";

allowLocalhost();

const FEE = 5.9;

let shop: WithdrawalShop;
let backend: TestBackend;
let shopper: Shopper;

beforeEach(async () => {
  shop = await startWithdrawalShop();
  ({ backend, shopper } = shop);
});
afterEach(() => backend.stop());

async function buyAndPick(): Promise<number> {
  const { orderId } = await shop.purchase();
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

const withdraw = async (orderId: number, quantity: number) =>
  (await shop.withdraw(orderId, quantity)).withdrawal?.amount;

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
  await shop.addBread();
  expect(await withdraw(await buyAndPick(), 4)).toBe(40);
});

test("nothing is given back for the delivery of an order that ends without one", async () => {
  const orderId = await buyAndPick();
  await withdraw(orderId, 4);
  await backend.context.db.update(order).set({ orderStatusId: 14 }).where(eq(order.orderId, orderId));
  expect((await fetchRefunds()).map(({ amount, deliveryFee }) => [amount, deliveryFee])).toEqual([[0, null]]);
});
