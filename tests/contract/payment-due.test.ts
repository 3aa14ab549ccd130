import { eq } from "drizzle-orm";
import { order, orderItem, paymentDueDate, product } from "@/backend/db/schema";
import { orderRefundViewSchema } from "@/lib/ebsn/schemas/order-refund";
import { paymentDueDateListSchema } from "@/lib/ebsn/schemas/payment-due";
import { staffOrdersSchema } from "@/lib/ebsn/schemas/staff-order";
import { withdrawalSchema } from "@/lib/ebsn/schemas/withdrawal";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import { buy, parseAnswer, readyShopper, resetProducts, type Shopper } from "@/tests/support/shopper";
import { createStaffApi, IRENE } from "@/tests/support/staff";

const DEFERRED = 11;
const DELIVERED = 8;
const [REFUND, REPLACEMENT] = [6, 7];
const APPROVED = 3;

const backend = backendForFile();
let staff: Shopper;
let shopper: Shopper;
let orderId: number;
let orderItemId: number;

beforeAll(async () => {
  staff = await createStaffApi(backend).logInStaff();
});
/** Five pieces at 10 euros, delivered and due long ago. */
beforeEach(async () => {
  const { db, clock } = backend.context;
  const [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  shopper = ready.shopper;
  const { customerId } = shopper;
  ({ orderId } = parsePurchase(await buy(shopper, ready.cart.version, DEFERRED)));
  await db
    .update(order)
    .set({ orderStatusId: DELIVERED, deliveredAt: clock.now(), preparedAt: clock.now(), chargedCents: 5705 })
    .where(eq(order.orderId, orderId));
  const lines = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  orderItemId = lines.find((line) => line.productId === productId)?.orderItemId ?? 0;
  const due = { customerId, orderId, description: "Pagamento differito", dueDate: "2026-11-01" };
  await db.insert(paymentDueDate).values({ ...due, amountCents: 5705 });
});

const dueDates = async () =>
  paymentDueDateListSchema.parse(parseAnswer(await shopper.get("payment-due-date/list?show_all=true")).data)
    .paymentDueDates;
async function findOrder() {
  const answer = await staff.get(`backoffice-access/list-orders?order_id=${orderId}`);
  return staffOrdersSchema.parse(parseAnswer(answer).data).orders[0];
}
const settle = async (member = staff) =>
  parseAnswer(await member.post("backoffice-access/settle-payment-due", { order_id: orderId })).codes;

async function requestReturn(quantity: number, refundOptionId = REFUND): Promise<number> {
  const refundItems = [{ orderItemId, quantity }];
  const request = { orderId, refundOptionId, reason: "Rotto", refundItems };
  const { data } = parseAnswer(await shopper.post("order-refund/add", request));
  return orderRefundViewSchema.parse(data).refund?.refundId ?? 0;
}

const decide = (refundId: number, statusId: number) =>
  staff.post("backoffice-access/decide-refund", { refund_id: refundId, refund_status_id: statusId });

test("staff mark a payment as received, which is no longer due", async () => {
  expect((await findOrder())?.paymentDue).toEqual({ amount: 57.05, dueDateIso: "2026-11-01" });
  expect(await settle()).toEqual([]);
  expect(await dueDates()).toMatchObject([{ orderId, paymentDueDateStatusId: 4 }]);
  expect((await findOrder())?.paymentDue).toBeNull();
  expect(await settle()).toEqual(["error.payment_due.settled"]);
});

test("a summary invoice is settled by its own id", async () => {
  const [due] = await dueDates();
  const body = { payment_due_date_id: due?.paymentDueDateId };
  expect(parseAnswer(await staff.post("backoffice-access/settle-payment-due", body)).codes).toEqual([]);
  expect(await dueDates()).toMatchObject([{ paymentDueDateStatusId: 4 }]);
});

test("neither customers nor the other staff can do it", async () => {
  expect(await settle(shopper)).not.toEqual([]);
  expect(await settle(await createStaffApi(backend).logInStaff(IRENE))).not.toEqual([]);
  expect(await dueDates()).toMatchObject([{ paymentDueDateStatusId: 1 }]);
});

test("an approved refund lowers the amount due; neither a rejected one nor a replacement does", async () => {
  await decide(await requestReturn(1), 10);
  await decide(await requestReturn(1, REPLACEMENT), APPROVED);
  expect(await dueDates()).toMatchObject([{ amount: 57.05 }]);
  await decide(await requestReturn(2), 3);
  expect(await dueDates()).toMatchObject([{ amount: 37.05 }]);
  await decide(await requestReturn(1), 3);
  expect(await dueDates()).toMatchObject([{ amount: 27.05, paymentDueDateStatusId: 1 }]);
});

test("a refund after the payment changes nothing that was due, and is beside it", async () => {
  await settle();
  expect(await findOrder()).toMatchObject({ paymentDue: null, refundedPayment: null });
  expect(await dueDates()).toMatchObject([{ amount: 57.05, refundedAmount: null }]);
  await decide(await requestReturn(2), 3);
  expect(await dueDates()).toMatchObject([{ amount: 57.05, refundedAmount: 20, paymentDueDateStatusId: 4 }]);
  expect(await findOrder()).toMatchObject({
    paymentDue: null,
    refundedPayment: { amount: 57.05, refundedAmount: 20 },
  });
});

test("a refund before the payment is not one after it", async () => {
  await decide(await requestReturn(2), 3);
  await settle();
  expect(await dueDates()).toMatchObject([{ amount: 37.05, refundedAmount: null }]);
  await decide(await requestReturn(1), 3);
  expect(await dueDates()).toMatchObject([{ amount: 37.05, refundedAmount: 10 }]);
});

describe("the email of what goes back", () => {
  const lastBody = async () => (await lastEmailTo(backend, shopper.customerId)).body;

  async function withdraw() {
    const { db } = backend.context;
    const [line] = await db.select().from(orderItem).where(eq(orderItem.orderItemId, orderItemId));
    await db
      .update(product)
      .set({ food: null })
      .where(eq(product.productId, line?.productId ?? 0));
    const { recipient: email } = await lastEmailTo(backend, shopper.customerId);
    const withdrawalItems = [{ orderItemId, quantity: 2 }];
    const body = { orderId, email, name: "Persona Prova", withdrawalItems };
    const { data } = parseAnswer(await backend.post("/ebsn/api/withdrawal/add", body));
    return { body: await lastBody(), isPaidLater: withdrawalSchema.parse(data).isPaidLater };
  }

  test("promises no money that was not paid yet: the deadline is lowered", async () => {
    const { body, isPaidLater } = await withdraw();
    expect(isPaidLater).toBe(true);
    expect(body).toContain("dalla scadenza di questo ordine");
    expect(body).not.toContain("stesso mezzo di pagamento");
    expect(await dueDates()).toMatchObject([{ amount: 37.05 }]);
  });

  test("nor where the deadline begins with the delivery only", async () => {
    await backend.context.db.delete(paymentDueDate).where(eq(paymentDueDate.orderId, orderId));
    expect((await withdraw()).body).toContain("dalla scadenza di questo ordine");
  });

  test("promises what was paid by the same means", async () => {
    await settle();
    const { body, isPaidLater } = await withdraw();
    expect(isPaidLater).toBe(false);
    expect(body).toContain("stesso mezzo di pagamento");
    expect(body).not.toContain("scadenza");
  });

  test("says it of a return too", async () => {
    const unpaid = await requestReturn(1);
    expect(await lastBody()).toContain("lo togliamo dalla scadenza di questo ordine");
    await decide(unpaid, APPROVED);
    expect(await lastBody()).toContain("Togliamo 10,00 € dalla scadenza di questo ordine");
    await settle();
    const paid = await requestReturn(1);
    expect(await lastBody()).toContain("nel modo in cui hai pagato");
    await decide(paid, APPROVED);
    expect(await lastBody()).toContain("Ti restituiamo 10,00 € nel modo in cui hai pagato.");
    const broken = await requestReturn(1, REPLACEMENT);
    await decide(broken, APPROVED);
    expect(await lastBody()).toContain("Ti portiamo gli stessi prodotti con la prossima consegna.");
  });
});
