import type { RawOrder } from "@/lib/ebsn/schemas/order";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { bought, decide, orderOf, stockOf, takenOf } from "@/tests/support/purchase";
import { buy, CARD, ON_DELIVERY, plainProducts, readyShopper, shape, told } from "@/tests/support/shopper";

allowLocalhost();

const MINUTE = 60_000;

let backend: TestBackend;
let productIds: number[];

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend.stop());

beforeEach(async () => {
  productIds = await plainProducts(backend, 1);
});

const at = (index: number) => productIds[index] ?? 0;

async function boughtOnline() {
  const ready = await readyShopper(backend, at(0));
  const purchase = bought(await buy(ready.shopper, ready.cart.version, CARD));
  return { ...ready, ...purchase };
}

describe("paying online", () => {
  test("leaves the order unpaid until the bank approves, then sends back to the shop", async () => {
    const { shopper, orderId, orderStatusId, paymentUrl } = await boughtOnline();
    expect(orderStatusId).toBe(11);
    const page = await fetch(`${backend.url}${new URL(paymentUrl).pathname}`);
    const html = await page.text();
    expect(html).toContain(String(orderId));
    for (const word of ["Approva", "Rifiuta", "Lascia in sospeso", 'lang="it"']) expect(html).toContain(word);
    const back = await decide(backend, paymentUrl, "approve");
    expect(back.status).toBe(303);
    expect(back.headers.get("location")).toBe(`http://localhost:3000/cart/payment-completed/${orderId}`);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderStatusId: 1,
      paymentTransactionStatusId: 2,
      canRetryPayment: false,
    });
  });

  test("refused, the order can be paid again in time", async () => {
    const { shopper, orderId, paymentUrl } = await boughtOnline();
    const back = await decide(backend, paymentUrl, "refuse");
    expect(back.headers.get("location")).toBe(`http://localhost:3000/cart/payment-error/${orderId}`);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderStatusId: 11,
      paymentTransactionStatusId: 0,
      canRetryPayment: true,
    });
    const list = told(await shopper.get("order/list-retry-payment")).data as { orders: RawOrder[] };
    expect(list.orders.map((order) => order.orderId)).toEqual([orderId]);
    const retry = bought(await shopper.post(`order/payment?order_id=${orderId}`));
    expect(retry.paymentUrl).not.toBe(paymentUrl);
    await decide(backend, retry.paymentUrl, "approve");
    expect((await orderOf(shopper, orderId)).orderStatusId).toBe(1);
    expect(told(await shopper.post(`order/payment?order_id=${orderId}`)).codes).toEqual([
      "error.order.not_payable",
    ]);
  });

  test("left pending, it is verified by and by and cannot be paid twice meanwhile", async () => {
    const { shopper, orderId, paymentUrl } = await boughtOnline();
    const back = await decide(backend, paymentUrl, "pending");
    expect(back.headers.get("location")).toContain(`/cart/payment-completed/${orderId}`);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderStatusId: 11,
      paymentTransactionStatusId: 1,
      canRetryPayment: false,
    });
    expect(told(await shopper.post(`order/payment?order_id=${orderId}`)).codes).toEqual([
      "error.payment.pending",
    ]);
    backend.clock.advance(3 * MINUTE);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      orderStatusId: 1,
      paymentTransactionStatusId: 2,
    });
  });

  test("two open pages of one order take its money once", async () => {
    const { shopper, orderId, paymentUrl } = await boughtOnline();
    const second = bought(await shopper.post(`order/payment?order_id=${orderId}`)).paymentUrl;
    const answers = await Promise.all([
      decide(backend, paymentUrl, "approve"),
      decide(backend, second, "approve"),
    ]);
    expect(answers.map(({ headers }) => headers.get("location")).sort()).toEqual([
      `http://localhost:3000/cart/payment-completed/${orderId}`,
      `http://localhost:3000/cart/payment-error/${orderId}`,
    ]);
  });

  test("not paid in time, the order is cancelled and gives stock and slot back", async () => {
    await shape(backend, at(0), { stock: 8 });
    const { shopper, orderId, paymentUrl, slot } = await boughtOnline();
    const taken = await takenOf(backend, slot);
    expect(await stockOf(backend, at(0))).toBe(3);
    backend.clock.advance(61 * MINUTE);
    expect((await orderOf(shopper, orderId)).orderStatusId).toBe(10);
    expect([await stockOf(backend, at(0)), await takenOf(backend, slot)]).toEqual([8, taken - 1]);
    const late = await decide(backend, paymentUrl, "approve");
    expect(late.headers.get("location")).toContain("/cart/payment-error/");
    expect((await orderOf(shopper, orderId)).orderStatusId).toBe(10);
  });

  test("can be changed into paying on delivery", async () => {
    const { shopper, orderId } = await boughtOnline();
    const answer = bought(
      await shopper.post(`order/modify-payment-type?order_id=${orderId}&payment_type_id=${ON_DELIVERY}`),
    );
    expect(answer).toEqual({ orderId, orderStatusId: 1, paymentUrl: "" });
    expect((await orderOf(shopper, orderId)).paymentType?.paymentTypeId).toBe(ON_DELIVERY);
  });

  test("an unknown page of the bank is a 404 that leads back to the shop", async () => {
    const page = await fetch(`${backend.url}/bank/pay/${"x".repeat(43)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Torna al negozio");
  });
});
