import { eq } from "drizzle-orm";
import { customer, order } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { emailSubjects, findEmail, lastEmail } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import { buy, parseAnswer, readyShopper, resetProducts } from "@/tests/support/shopper";
import { createStaffApi } from "@/tests/support/staff";

allowLocalhost();

const [PICK_UP, HOME] = [1, 2];

let backend: TestBackend;

beforeEach(async () => {
  backend = await startBackend({ env: { LOCALES: "it,en" } });
});
afterEach(() => backend.stop());

/** An order from ten to twelve of a customer who reads this language. */
async function placeOrder(language: string, deliveryServiceId: number) {
  const { db } = backend.context;
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart } = await readyShopper(backend, productId);
  const { customerId } = shopper;
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  await db.update(customer).set({ language }).where(eq(customer.customerId, customerId));
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  const deliveryService = { ...row!.deliveryService, deliveryServiceId };
  await db
    .update(order)
    .set({ deliveryService, beginTime: "10:00", endTime: "12:00" })
    .where(eq(order.orderId, orderId));
  return { orderId, recipient: await findEmail(backend, customerId) };
}

async function moveByStaff(orderId: number, ...statusIds: number[]) {
  const staff = await createStaffApi(backend).logInStaff();
  for (const statusId of statusIds) {
    const body = { order_id: orderId, order_status_id: statusId };
    expect(parseAnswer(await staff.post("backoffice-access/advance-order", body)).status).toBe(0);
  }
}

test.each([
  {
    language: "it",
    subject: "Consegna non riuscita: ordine",
    text: /non siamo riusciti a consegnare l'ordine \d+, atteso per .+, dalle 10:00 alle 12:00\./,
    next: "Se ci riproviamo ti scriviamo quando il furgone parte",
  },
  {
    language: "en",
    subject: "Delivery not possible: order",
    text: /We could not deliver order \d+, expected on .+, from 10:00 to 12:00\./,
    next: "If we try again we will write to you when the van leaves",
  },
])("customers read that a delivery failed: $language", async ({ language, subject, text, next }) => {
  const { orderId, recipient } = await placeOrder(language, HOME);
  await moveByStaff(orderId, 4, 6, 7, 13);
  const email = await lastEmail(backend, recipient);
  expect(email.subject).toBe(`${subject} ${orderId}`);
  expect(email.body).toMatch(text);
  expect(email.body).toContain(next);
  expect(email.body).not.toMatch(/rimbors|refund/i);
});

test("every attempt that fails has an email of its own, and giving up another", async () => {
  const { orderId, recipient } = await placeOrder("it", HOME);
  await moveByStaff(orderId, 4, 6, 7, 13, 7, 13, 14);
  expect((await emailSubjects(backend, recipient)).slice(2)).toEqual([
    `La spesa è in viaggio: ordine ${orderId}`,
    `Consegna non riuscita: ordine ${orderId}`,
    `La spesa è in viaggio: ordine ${orderId}`,
    `Consegna non riuscita: ordine ${orderId}`,
    `L'ordine ${orderId} non ha avuto seguito`,
  ]);
});

test.each([
  { language: "it", subject: (id: number) => `Ordine ${id} non ritirato`, text: "non ti costa nulla" },
  { language: "en", subject: (id: number) => `Order ${id} was not collected`, text: "costs you nothing" },
])("customers read that an order was not collected: $language", async ({ language, subject, text }) => {
  const { orderId, recipient } = await placeOrder(language, PICK_UP);
  await moveByStaff(orderId, 4, 6, 12);
  const email = await lastEmail(backend, recipient);
  expect(email.subject).toBe(subject(orderId));
  expect(email.body).toContain(text);
});
