import { and, eq } from "drizzle-orm";
import { giftCertificate, order, orderRefund, orderRefundItem, payment } from "@/backend/db/schema";
import { pickOrder } from "@/backend/modules/order/pick";
import { orderRefundListSchema } from "@/lib/ebsn/schemas/order-refund";
import type { TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastEmail } from "@/tests/support/mailbox";
import { decideAtBank, fetchOrder, fetchStock } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  getCartItems,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  type Shopper,
} from "@/tests/support/shopper";
import { createStaffApi } from "@/tests/support/staff";
import { startWithdrawalShop, type WithdrawalShop } from "@/tests/support/withdrawal";

allowLocalhost();

const CANCELLED = 10;

let shop: WithdrawalShop;
let backend: TestBackend;
let shopper: Shopper;
let soap: number;
let bread: number;

beforeEach(async () => {
  shop = await startWithdrawalShop();
  ({ backend, shopper, soap, bread } = shop);
});
afterEach(() => backend.stop());

const quantitiesOf = (cart: ReturnType<typeof parseCart>) =>
  [soap, bread].map(
    (id) => getCartItems(cart).find(({ product: { productId } }) => productId === id)?.quantity,
  );

async function changeQuantity(quantity: number) {
  const line = getCartItems(await shop.fetchCart()).find(({ product: { productId } }) => productId === soap);
  const body = { items: [{ itemId: line?.itemId, quantity }] };
  expect(parseAnswer(await shopper.post("cart/update", body)).status).toBe(0);
}

const fetchRefunds = async () =>
  orderRefundListSchema.parse(parseAnswer(await shopper.get("order-refund/list")).data).refunds;

const everythingFound = () => 0.5;
const pick = (orderId: number) =>
  backend.context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(order).where(eq(order.orderId, orderId));
    return pickOrder(tx, row!, backend.clock.now(), everythingFound);
  });

describe("a withdrawal before the order is picked", () => {
  test("from everything cancels the order, and refunds nothing", async () => {
    const { orderId, paymentUrl } = await shop.purchase(CARD);
    await decideAtBank(backend, paymentUrl, "approve");
    const { withdrawal } = await shop.withdraw(orderId, 4);
    expect(withdrawal?.amount).toBe(0);
    const cancelled = await fetchOrder(shopper, orderId);
    expect(cancelled).toMatchObject({ orderStatusId: CANCELLED, withdrawalUntil: "" });
    expect(await fetchStock(backend, soap)).toBe(100);
    expect((await fetchRefunds()).map(({ amount }) => amount)).toEqual([0]);
    const { body } = await lastEmail(backend, shop.email);
    expect(body).toContain("L'ordine è annullato");
    expect(body).toContain("torna libero");
    expect(body).not.toContain("Ti rimborsiamo");
  });

  test("from a part takes it out of the order, which is neither picked nor charged", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    const before = await fetchOrder(shopper, orderId);
    const { withdrawal } = await shop.withdraw(orderId, 3);
    expect(withdrawal).toMatchObject({ amount: 0, isPrepared: false });
    const after = await fetchOrder(shopper, orderId);
    expect((before.grossTotal ?? 0) - (after.grossTotal ?? 0)).toBeCloseTo(30);
    expect(await shop.findLine(orderId)).toMatchObject({ quantity: 1, netTotal: 10 });
    expect(await fetchStock(backend, soap)).toBe(99);
    expect((await lastEmail(backend, shop.email)).body).toContain("non li paghi");
    const { chargedCents } = await pick(orderId);
    expect(chargedCents).toBe(Math.round((after.grossTotal ?? 0) * 100));
    expect((await fetchRefunds()).map(({ amount }) => amount)).toEqual([0]);
  });

  test("leaves what stays withdrawable, once", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await shop.withdraw(orderId, 3);
    expect((await shop.withdraw(orderId, 2)).codes).toEqual(["error.refund.quantity"]);
    await pick(orderId);
    expect((await shop.withdraw(orderId, 1)).withdrawal?.amount).toBe(10);
    expect((await shop.withdraw(orderId, 1)).codes).toEqual(["error.refund.quantity"]);
  });

  test("from a whole line leaves the other lines, and the receipt names it", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await shop.withdraw(orderId, 4);
    expect(await shop.findLine(orderId)).toBeUndefined();
    expect((await fetchOrder(shopper, orderId)).totalItems).toBe(1);
    const { chargedCents, totalCents } = await pick(orderId);
    expect(chargedCents).toBe(totalCents);
    expect((await fetchRefunds())[0]?.refundItems[0]).toMatchObject({ quantity: 4, amount: 0 });
  });

  test("takes its share of a code with it", async () => {
    await shop.addBread(4);
    await backend.context.db.insert(giftCertificate).values({
      giftCertificateId: 8701,
      giftCode: "VENTI20",
      description: "20 euro",
      kind: "amount",
      value: 2000,
      giftAdjustmentTypeId: 1000,
    });
    await shopper.post("cart-giftcertificate/add_code", { code: "VENTI20" });
    const { orderId } = await shop.purchase();
    const before = await fetchOrder(shopper, orderId);
    expect(before.orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount)).toEqual([20]);
    await shop.withdraw(orderId, 4);
    const after = await fetchOrder(shopper, orderId);
    expect(after.orderAdjustmentSummary?.orderAdjustments.map(({ amount }) => amount)).toEqual([10]);
    expect((before.grossTotal ?? 0) - (after.grossTotal ?? 0)).toBeCloseTo(30);
    expect((await pick(orderId)).chargedCents).toBe(Math.round((after.grossTotal ?? 0) * 100));
  });

  test("takes the pieces out of a cart that changes the order too", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await shopper.post(`order/modify?order_id=${orderId}`);
    const opened = await shop.fetchCart();
    await shop.withdraw(orderId, 3);
    const cart = await shop.fetchCart();
    expect(cart.version).not.toBe(opened.version);
    const quantityOf = (id: number) =>
      getCartItems(cart).find((item) => item.product.productId === id)?.quantity;
    expect([quantityOf(soap), quantityOf(bread)]).toEqual([1, 3]);
    const changed = await shop.purchase();
    expect((await shop.findLine(changed.orderId))?.quantity).toBe(1);
    expect((await fetchRefunds()).map(({ amount }) => amount)).toEqual([0]);
  });

  test("does not come back when the order is changed later", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await shop.withdraw(orderId, 4);
    await shopper.post(`order/modify?order_id=${orderId}`);
    const items = getCartItems(await shop.fetchCart());
    expect(items.some((item) => item.product.productId === soap)).toBe(false);
  });

  test("from everything speaks of no card where none was used", async () => {
    const { orderId } = await shop.purchase();
    await shop.withdraw(orderId, 4);
    const { body } = await lastEmail(backend, shop.email);
    expect(body).toContain("non paghi nulla");
    expect(body).not.toContain("torna libero");
  });

  test("leaves a cart that the customer has reduced already with what stays in the order", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await shopper.post(`order/modify?order_id=${orderId}`);
    await changeQuantity(2);
    await shop.withdraw(orderId, 2);
    expect(quantitiesOf(await shop.fetchCart())).toEqual([2, 3]);
  });

  test("of the whole order leaves added products in the cart of its change", async () => {
    const { orderId } = await shop.purchase();
    await addToCart(shopper, soap, 1);
    await shop.addBread(5);
    await shopper.post(`order/modify?order_id=${orderId}`);
    await changeQuantity(6);
    await shop.addBread(1);
    await shop.withdraw(orderId, 4);
    expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(CANCELLED);
    const cart = await shop.fetchCart();
    expect(quantitiesOf(cart)).toEqual([2, 5]);
    expect(parseAnswer(await buy(shopper, cart.version, ON_DELIVERY)).codes).toEqual([]);
  });

  test("ends a change that waits for payment", async () => {
    await shop.addBread();
    const first = await shop.purchase();
    await shopper.post(`order/modify?order_id=${first.orderId}`);
    const second = await shop.purchase(CARD);
    await shop.withdraw(first.orderId, 4);
    expect((await fetchOrder(shopper, second.orderId)).orderStatusId).toBe(CANCELLED);
    const payments = await backend.context.db
      .select()
      .from(payment)
      .where(and(eq(payment.orderId, second.orderId), eq(payment.transactionStatusId, 2)));
    expect(payments).toEqual([]);
    const stands = await fetchOrder(shopper, first.orderId);
    expect(stands).toMatchObject({ canBeCancelled: true, totalItems: 1 });
    expect(await fetchStock(backend, soap)).toBe(100);
  });
});

describe("a refund", () => {
  test("of an order that ends without a delivery is 0 €", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await pick(orderId);
    expect((await shop.withdraw(orderId, 2)).withdrawal).toMatchObject({ amount: 20, isPrepared: true });
    const staff = await createStaffApi(backend).logInStaff();
    await backend.context.db.update(order).set({ orderStatusId: 13 }).where(eq(order.orderId, orderId));
    await staff.post("backoffice-access/advance-order", { order_id: orderId, order_status_id: 14 });
    expect((await fetchRefunds()).map(({ amount }) => amount)).toEqual([0]);
  });

  test("is never of more than was delivered", async () => {
    await shop.addBread();
    const { orderId } = await shop.purchase();
    await pick(orderId);
    const line = await shop.findLine(orderId);
    const [row] = await backend.context.db
      .insert(orderRefund)
      .values({
        customerId: shopper.customerId,
        orderId,
        refundStatusId: 3,
        refundOptionId: 6,
        reason: "",
        createdAt: backend.clock.now(),
      })
      .returning();
    await backend.context.db
      .insert(orderRefundItem)
      .values({ refundId: row?.refundId ?? 0, orderItemId: line?.orderItemId ?? 0, quantity: 8 });
    expect((await fetchRefunds()).map(({ amount }) => amount)).toEqual([40]);
  });
});
