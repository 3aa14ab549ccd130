import { sql } from "drizzle-orm";
import { getRows } from "@/backend/db/get-rows";
import type { RawOrder } from "@/lib/ebsn/schemas/order";
import { backendForFile } from "@/tests/support/file-backend";
import { untilWaiting } from "@/tests/support/lock-waits";
import { emailSubjects, findEmail } from "@/tests/support/mailbox";
import { onPostgres } from "@/tests/support/on-postgres";
import {
  parsePurchase,
  decideAtBank,
  fetchOrder,
  fetchStock,
  countTakenPlaces,
} from "@/tests/support/purchase";
import {
  BAG,
  buy,
  CARD,
  chooseDelivery,
  ON_DELIVERY,
  resetProducts,
  parseCart,
  readyShopper,
  updateProduct,
  parseAnswer,
} from "@/tests/support/shopper";

const MINUTE = 60_000;

const backend = backendForFile();
let productIds: number[];

beforeEach(async () => {
  productIds = await resetProducts(backend, 1);
});

const productIdAt = (index: number) => productIds[index] ?? 0;

async function buyOnline() {
  const ready = await readyShopper(backend, productIdAt(0));
  const purchase = parsePurchase(await buy(ready.shopper, ready.cart.version, CARD));
  return { ...ready, ...purchase };
}

describe("paying online", () => {
  test("leaves the order unpaid until the bank approves, then redirects to the shop", async () => {
    const { shopper, orderId, orderStatusId, paymentUrl } = await buyOnline();
    expect(orderStatusId).toBe(11);
    const page = await fetch(`${backend.url}${new URL(paymentUrl).pathname}`);
    const html = await page.text();
    expect(html).toContain(String(orderId));
    for (const word of ["Approva", "Rifiuta", "Lascia in sospeso", 'lang="it"']) expect(html).toContain(word);
    const bankResponse = await decideAtBank(backend, paymentUrl, "approve");
    expect(bankResponse.status).toBe(303);
    expect(bankResponse.headers.get("location")).toBe(
      `http://localhost:3000/cart/payment-completed/${orderId}`,
    );
    expect(await fetchOrder(shopper, orderId)).toMatchObject({
      orderStatusId: 1,
      paymentTransactionStatusId: 2,
      canRetryPayment: false,
    });
  });

  test("allows a retry after the bank declined", async () => {
    const { shopper, orderId, paymentUrl } = await buyOnline();
    const bankResponse = await decideAtBank(backend, paymentUrl, "decline");
    expect(bankResponse.headers.get("location")).toBe(`http://localhost:3000/cart/payment-error/${orderId}`);
    expect(await fetchOrder(shopper, orderId)).toMatchObject({
      orderStatusId: 11,
      paymentTransactionStatusId: 0,
      canRetryPayment: true,
    });
    const list = parseAnswer(await shopper.get("order/list-retry-payment")).data as { orders: RawOrder[] };
    expect(list.orders.map((order) => order.orderId)).toEqual([orderId]);
    const retry = parsePurchase(await shopper.post(`order/payment?order_id=${orderId}`));
    expect(retry.paymentUrl).not.toBe(paymentUrl);
    await decideAtBank(backend, retry.paymentUrl, "approve");
    expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(1);
    expect(parseAnswer(await shopper.post(`order/payment?order_id=${orderId}`)).codes).toEqual([
      "error.order.not_payable",
    ]);
  });

  test("settles a pending payment later and blocks a second one meanwhile", async () => {
    const { shopper, orderId, paymentUrl } = await buyOnline();
    const bankResponse = await decideAtBank(backend, paymentUrl, "pending");
    expect(bankResponse.headers.get("location")).toContain(`/cart/payment-completed/${orderId}`);
    expect(await fetchOrder(shopper, orderId)).toMatchObject({
      orderStatusId: 11,
      paymentTransactionStatusId: 1,
      canRetryPayment: false,
    });
    expect(parseAnswer(await shopper.post(`order/payment?order_id=${orderId}`)).codes).toEqual([
      "error.payment.pending",
    ]);
    backend.clock.advance(3 * MINUTE);
    expect(await fetchOrder(shopper, orderId)).toMatchObject({
      orderStatusId: 1,
      paymentTransactionStatusId: 2,
    });
  });

  test("a fourth order waits until one of three is paid or cancelled", async () => {
    const ready = await readyShopper(backend, productIdAt(0));
    const { shopper } = ready;
    const buyAgain = async (version: number) => parseAnswer(await buy(shopper, version, CARD));
    const fillCart = async () => {
      await chooseDelivery(backend, shopper);
      const items = [
        { productId: productIdAt(0), quantity: 5 },
        { productId: BAG, quantity: 1 },
      ];
      return parseCart(await shopper.post("cart/add", { items })).version;
    };
    const first = parsePurchase(await buy(shopper, ready.cart.version, CARD));
    for (const _again of [2, 3]) expect((await buyAgain(await fillCart())).status).toBe(0);
    const version = await fillCart();
    const stock = await fetchStock(backend, productIdAt(0));
    expect(await buyAgain(version)).toMatchObject({
      codes: ["error.order.too_many_unpaid"],
      messages: ["Hai già 3 ordini da pagare: pagane o annullane uno, poi conferma questo."],
    });
    expect(await fetchStock(backend, productIdAt(0))).toEqual(stock);
    await decideAtBank(backend, first.paymentUrl, "approve");
    expect((await buyAgain(version)).status).toBe(0);
  });

  test("charges an order once from two bank pages", async () => {
    const { shopper, orderId, paymentUrl } = await buyOnline();
    const second = parsePurchase(await shopper.post(`order/payment?order_id=${orderId}`)).paymentUrl;
    const answers = await Promise.all([
      decideAtBank(backend, paymentUrl, "approve"),
      decideAtBank(backend, second, "approve"),
    ]);
    expect(answers.map(({ headers }) => headers.get("location")).sort()).toEqual([
      `http://localhost:3000/cart/payment-completed/${orderId}`,
      `http://localhost:3000/cart/payment-error/${orderId}`,
    ]);
  });

  test("what the customer declines on an older bank page of a paid order is not reported", async () => {
    const { shopper, orderId, paymentUrl } = await buyOnline();
    const second = parsePurchase(await shopper.post(`order/payment?order_id=${orderId}`)).paymentUrl;
    await decideAtBank(backend, second, "approve");
    await decideAtBank(backend, paymentUrl, "decline");
    expect(await emailSubjects(backend, await findEmail(backend, shopper.customerId))).toEqual([
      `Abbiamo ricevuto l'ordine ${orderId}`,
    ]);
  });

  test("cancels an order not paid in time and releases stock and slot", async () => {
    await updateProduct(backend, productIdAt(0), { stock: 8 });
    const { shopper, orderId, paymentUrl, slot } = await buyOnline();
    const taken = await countTakenPlaces(backend, slot);
    expect(await fetchStock(backend, productIdAt(0))).toBe(3);
    backend.clock.advance(61 * MINUTE);
    expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(10);
    expect([await fetchStock(backend, productIdAt(0)), await countTakenPlaces(backend, slot)]).toEqual([
      8,
      taken - 1,
    ]);
    const lateResponse = await decideAtBank(backend, paymentUrl, "approve");
    expect(lateResponse.headers.get("location")).toContain("/cart/payment-error/");
    expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(10);
  });

  test("can be changed to payment on delivery", async () => {
    const { shopper, orderId } = await buyOnline();
    const answer = parsePurchase(
      await shopper.post(`order/modify-payment-type?order_id=${orderId}&payment_type_id=${ON_DELIVERY}`),
    );
    expect(answer).toEqual({ orderId, orderStatusId: 1, paymentUrl: "" });
    expect((await fetchOrder(shopper, orderId)).paymentType?.paymentTypeId).toBe(ON_DELIVERY);
  });

  onPostgres(
    "locks the order before the payment for either decision, so that two decisions cannot deadlock",
    async () => {
      const { context } = backend;
      for (const decision of ["approve", "decline"]) {
        const { orderId, paymentUrl } = await buyOnline();
        let decided: Promise<unknown> = Promise.resolve();
        const lockedPayments = await context.db.transaction(async (tx) => {
          await tx.execute(sql`select from "order" where order_id = ${orderId} for update`);
          decided = decideAtBank(backend, paymentUrl, decision);
          await untilWaiting(context.db, 1);
          const unlocked = sql`select payment_id from payment where order_id = ${orderId} for update skip locked`;
          return 1 - getRows(await tx.execute(unlocked)).length;
        });
        await decided;
        expect([decision, lockedPayments]).toEqual([decision, 0]);
      }
    },
  );

  test("an unknown bank page returns 404 with a link to the shop", async () => {
    const page = await fetch(`${backend.url}/bank/pay/${"x".repeat(43)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Torna al negozio");
  });
});
