import { and, eq } from "drizzle-orm";
import { order, orderItem, payment } from "@/backend/db/schema";
import { sendOrderEmail } from "@/backend/modules/order/emails";
import { pickOrder } from "@/backend/modules/order/pick";
import { advanceOrdersToNow } from "@/backend/modules/order/advance-to-now";
import type { WireProduct } from "@/lib/ebsn/schemas/product";
import { staffOrdersSchema } from "@/lib/ebsn/schemas/staff-order";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { emailSubjects, findEmail, lastEmail, lastEmailTo } from "@/tests/support/mailbox";
import { createSession } from "@/backend/modules/session/session";
import { decideAtBank, fetchOrder as fetchOwnOrder, parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  CARD,
  parseAnswer,
  readyShopper,
  resetProducts,
  type Shopper,
  shopperWithToken,
  updateProduct,
} from "@/tests/support/shopper";
import { createStaffApi } from "@/tests/support/staff";

allowLocalhost();

const FOR_ADULTS = 10290;

let backend: TestBackend;
let productId: number;

beforeEach(async () => {
  backend = await startBackend();
  [productId = 0] = await resetProducts(backend, 1);
});

afterEach(() => backend.stop());

const advanceTo = (date: Date, ms = 0) => backend.clock.set(new Date(date.getTime() + ms));

/** In a new session: the clock has moved further than a session lives. */
async function fetchOrder({ customerId }: Shopper, orderId: number) {
  const token = await createSession(backend.context.db, backend.clock.now(), customerId);
  return fetchOwnOrder(shopperWithToken(backend, customerId, token), orderId);
}

async function findRow(orderId: number) {
  const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
  if (!row) throw new Error(`no order ${orderId}`);
  return row;
}

async function buyOnDelivery() {
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  return { shopper, orderId, recipient: await emailOf(shopper) };
}

const emailOf = ({ customerId }: Shopper) => findEmail(backend, customerId);

/** Decides by id what the picker finds: the identity column makes the hash predictable, not the test. */
async function setPicked(orderId: number, picked: { pickedQuantity: number; pickedCents: number }) {
  await backend.context.db.update(orderItem).set(picked).where(eq(orderItem.orderId, orderId));
}

describe("an order by the shop's clock", () => {
  test("is prepared, sent out and delivered, with an email for each step", async () => {
    const { shopper, orderId, recipient } = await buyOnDelivery();
    const { cutoffAt } = await findRow(orderId);
    expect(await emailSubjects(backend, recipient)).toEqual([`Abbiamo ricevuto l'ordine ${orderId}`]);
    // The contract on a durable medium.
    const { body: contract } = await lastEmail(backend, recipient);
    const items = await backend.context.db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
    for (const { product } of items) expect(contract).toContain(String(product.name));
    expect(contract).toMatch(/Consegna a casa: .+, \d{5} /);
    expect(contract).toContain("Il contratto si conclude quando premi «Ordine con obbligo di pagare»");
    expect(contract).toContain("Partita IVA");
    expect(contract).not.toMatch(/<\w|&\w+;/);
    advanceTo(cutoffAt);
    expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(4);
    const { timeslot } = await fetchOrder(shopper, orderId);
    const begins = new Date(`${timeslot?.dateIso}T${timeslot?.beginTime}:00+01:00`);
    advanceTo(begins, -60_000);
    const ready = await fetchOrder(shopper, orderId);
    expect(ready).toMatchObject({ orderStatusId: 6, canBeCancelled: false });
    expect(ready.chargedTotal).not.toBeNull();
    advanceTo(begins, 60_000);
    expect(await fetchOrder(shopper, orderId)).toMatchObject({ orderStatusId: 7, deliveryStatusId: 2 });
    advanceTo(new Date(`${timeslot?.dateIso}T${timeslot?.endTime}:00+01:00`));
    const delivered = await fetchOrder(shopper, orderId);
    expect([8, 9]).toContain(delivered.orderStatusId);
    expect(await emailSubjects(backend, recipient)).toEqual([
      `Abbiamo ricevuto l'ordine ${orderId}`,
      `La spesa è pronta: ordine ${orderId}`,
      `La spesa è in viaggio: ordine ${orderId}`,
      `Consegnata: ordine ${orderId}`,
    ]);
    expect((await lastEmail(backend, recipient)).body).toMatch(/^Ciao Persona,/);
  });

  test("confirms what was ordered with its price per unit", async () => {
    await updateProduct(backend, productId, { unitMeasureBase: "KG", contentBase: 0.5 });
    const { recipient } = await buyOnDelivery();
    expect((await lastEmail(backend, recipient)).body).toMatch(/: 50,00 € \(20,00 €\/kg\)/);
  });

  test("says that a document is asked for at the door where something is for adults", async () => {
    await updateProduct(backend, productId, { classes: [FOR_ADULTS] });
    const { recipient } = await buyOnDelivery();
    expect((await lastEmail(backend, recipient)).body).toContain("un documento che provi la maggiore età");
  });

  test("makes each step once, however many processes look", async () => {
    const { orderId, recipient } = await buyOnDelivery();
    const { cutoffAt } = await findRow(orderId);
    const later = new Date(cutoffAt.getTime() + 7 * 24 * 3_600_000);
    await Promise.all([1, 2, 3, 4].map(() => advanceOrdersToNow(backend.context.db, later, backend.app.log)));
    const subjects = await emailSubjects(backend, recipient);
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(subjects.length).toBe(4);
  });

  test("does nothing on a day that is only previewed", async () => {
    const { shopper, orderId } = await buyOnDelivery();
    await shopper.get(`order/view?order_id=${orderId}&forcedPreviewDate=2027-01-15`);
    expect((await findRow(orderId)).orderStatusId).toBe(1);
  });

  test("collects what was weighed, within the tolerance and never more than was held", async () => {
    await updateProduct(backend, productId, {
      infos: { TIPOLOGIA: "Pezzo", MINACQ: "1", WEIGHT_VARIABLE: "true", WEIGHT_TOLERANCE: "15" },
    });
    const { shopper, cart } = await readyShopper(backend, productId);
    const { orderId, paymentUrl } = parsePurchase(await buy(shopper, cart.version, CARD));
    await decideAtBank(backend, paymentUrl, "approve");
    expect((await lastEmail(backend, await emailOf(shopper))).body).toContain(
      "acconsentito a che siano bloccati",
    );
    const { cutoffAt, prebilledCents, totalCents } = await findRow(orderId);
    advanceTo(new Date(cutoffAt.getTime() + 7 * 24 * 3_600_000));
    const wire = await fetchOrder(shopper, orderId);
    const charged = Math.round(Number(wire.chargedTotal) * 100);
    const lines = wire.orderItems.reduce(
      (cents, item) => cents + Math.round(Number(item.pickedTotal) * 100),
      0,
    );
    expect(charged).toBe(lines + Math.round(Number(wire.deliveryFee) * 100));
    expect(charged).toBeLessThanOrEqual(prebilledCents);
    expect(Math.abs(charged - totalCents)).toBeLessThanOrEqual(5000);
    const [paid] = await backend.context.db.select().from(payment).where(eq(payment.orderId, orderId));
    expect(paid?.chargedCents).toBe(charged);
  });

  test("a declined payment is reported by email", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const { orderId, paymentUrl } = parsePurchase(await buy(shopper, cart.version, CARD));
    await decideAtBank(backend, paymentUrl, "decline");
    await decideAtBank(backend, paymentUrl, "decline");
    expect(await emailSubjects(backend, await emailOf(shopper))).toEqual([
      `Pagamento non riuscito: ordine ${orderId}`,
    ]);
  });
});

describe("what was missing", () => {
  test("is listed, and not charged", async () => {
    const login = await backend.post("/ebsn/api/auth/login", {
      login: "cliente@madia.test",
      password: "Madia2026!",
    });
    const headers = { "x-ebsn-session": login.headers.get("x-ebsn-session") ?? "" };
    const answer = parseAnswer(await backend.get("/ebsn/api/order/view?order_id=700003", headers));
    const wire = (answer.data as { order: Awaited<ReturnType<typeof fetchOwnOrder>> }).order;
    const missing = wire.orderItems.filter(({ pickedQuantity }) => pickedQuantity === 0);
    expect(missing.map(({ product }) => product.name)).toEqual(["Macinato scelto di bovino"]);
    const paid = wire.orderItems.reduce(
      (cents, item) => cents + Math.round(Number(item.pickedTotal) * 100),
      0,
    );
    expect(Math.round(Number(wire.chargedTotal) * 100)).toBe(
      paid + Math.round(Number(wire.deliveryFee) * 100),
    );
    expect(wire.chargedTotal).toBeLessThan(Number(wire.grossTotal));
    expect(wire.orderItems.filter(({ substitute }) => substitute)).toHaveLength(1);
  });

  test.each([
    ["true", "is replaced from the same shelf, never dearer"],
    ["false", "is dropped when the customer wants no alternatives"],
  ])("with alternatives %s, %s", async (accepts) => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const items = cart.cartItems.concat(cart.sectors.flatMap(({ cartItems }) => cartItems));
    const itemId = items.find(({ product }) => product.productId === productId)?.itemId;
    await shopper.post("cart/update-infos", { items: [{ itemId, infos: { accept_alternatives: accepts } }] });
    const view = parseAnswer(await shopper.get("cart/view")).data as { version: number };
    const { orderId } = parsePurchase(await buy(shopper, view.version));
    const { db, clock } = backend.context;
    const row = await findRow(orderId);
    const picked = await db.transaction((tx) => pickOrder(tx as typeof db, row, clock.now(), () => 0));
    await sendOrderEmail(db, "prepared", picked, clock.now());
    const { body } = await lastEmailTo(backend, shopper.customerId);
    const wire = await fetchOrder(shopper, orderId);
    const line = wire.orderItems.find(({ product }) => product.productId === productId);
    const lineCents = Math.round(Number(line?.pickedTotal) * 100);
    expect(picked.chargedCents).toBe(lineCents + row.packagingCents + row.deliveryFeeCents);
    const nameOf = (product: WireProduct | null | undefined) => `${product?.name} ${product?.shortDescr}`;
    if (accepts === "true") {
      expect(line?.substitute?.productId).not.toBe(productId);
      expect(body).toContain(`più basso:\n- ${nameOf(line?.product)} con ${nameOf(line?.substitute)}\n`);
      expect(lineCents).toBeLessThanOrEqual(Math.round(Number(line?.netTotal) * 100));
    } else {
      expect(line).toMatchObject({ pickedQuantity: 0, pickedTotal: 0, substitute: null });
      expect(body).toContain(`Mancava, e non lo paghi:\n- ${nameOf(line?.product)}\n`);
    }
  });

  test("cannot be returned", async () => {
    const { shopper, orderId } = await buyOnDelivery();
    await setPicked(orderId, { pickedQuantity: 0, pickedCents: 0 });
    await backend.context.db.update(order).set({ orderStatusId: 9 }).where(eq(order.orderId, orderId));
    const [line] = await backend.context.db
      .select()
      .from(orderItem)
      .where(and(eq(orderItem.orderId, orderId), eq(orderItem.packaging, false)));
    const answer = await shopper.post("order-refund/add", {
      orderId,
      refundOptionId: 6,
      reason: "Rotto",
      refundItems: [{ orderItemId: line?.orderItemId, quantity: 1 }],
    });
    expect(parseAnswer(answer).codes).toEqual(["error.refund.quantity"]);
  });
});

describe("staff", () => {
  const advance = (staff: Shopper, orderId: number, statusId: number) =>
    staff.post("backoffice-access/advance-order", { order_id: orderId, order_status_id: statusId });

  async function listNext(staff: Shopper, orderId: number) {
    const { data } = parseAnswer(await staff.get(`backoffice-access/list-orders?order_id=${orderId}`));
    return staffOrdersSchema.parse(data).orders[0];
  }

  test("move an order on by hand, only where it may go", async () => {
    const staff = await createStaffApi(backend).logInStaff();
    const { shopper, orderId, recipient } = await buyOnDelivery();
    expect(await listNext(staff, orderId)).toMatchObject({
      user: { firstName: "Persona" },
      nextStatusIds: [4, 3, 2, 19, 10],
    });
    expect(parseAnswer(await advance(staff, orderId, 8)).codes).toEqual(["error.order.transition"]);
    for (const statusId of [4, 6, 7])
      expect(parseAnswer(await advance(staff, orderId, statusId)).status).toBe(0);
    const [delivered = 0] = (await listNext(staff, orderId))?.nextStatusIds ?? [];
    expect(parseAnswer(await advance(staff, orderId, delivered)).status).toBe(0);
    expect((await fetchOrder(shopper, orderId)).orderStatusId).toBe(delivered);
    expect(await emailSubjects(backend, recipient)).toHaveLength(4);
  });

  test("concurrent moves happen once", async () => {
    const staff = await createStaffApi(backend).logInStaff();
    const { orderId } = await buyOnDelivery();
    const answers = await Promise.all([1, 2, 3].map(() => advance(staff, orderId, 4)));
    expect(answers.map((answer) => parseAnswer(answer).status).sort()).toEqual([0, 1, 1]);
  });

  test("customers may not", async () => {
    const { shopper, orderId } = await buyOnDelivery();
    expect((await advance(shopper, orderId, 4)).http).toBe(403);
    expect((await shopper.get("backoffice-access/list-orders")).http).toBe(403);
  });

  test.each([
    [3, 10, /^Ciao Giulia,\s+abbiamo accolto il reso n. 8003 /],
    [10, 3, /^Ciao Giulia,\s+non possiamo accogliere il reso n. 8003 /],
  ])("decide on returns, once, by email: status %i", async (decision, other, text) => {
    const staff = await createStaffApi(backend).logInStaff();
    const decide = (refundStatusId: number) =>
      staff.post("backoffice-access/decide-refund", { refund_id: 8003, refund_status_id: refundStatusId });
    expect(parseAnswer(await decide(decision)).status).toBe(0);
    expect(parseAnswer(await decide(other)).codes).toEqual(["error.refund.decided"]);
    const { subject, body } = await lastEmail(backend, "cliente@madia.test");
    expect([subject, body]).toEqual(["Il tuo reso n. 8003", expect.stringMatching(text)]);
  });
});

describe("a locker", () => {
  test("opens with the code of the order", async () => {
    const { orderId, shopper } = await buyOnDelivery();
    const row = await findRow(orderId);
    const deliveryService = { ...row.deliveryService, deliveryServiceId: 4 };
    await backend.context.db.update(order).set({ deliveryService }).where(eq(order.orderId, orderId));
    expect((await fetchOrder(shopper, orderId)).lockerCode).toBe("");
    const staff = await createStaffApi(backend).logInStaff();
    for (const statusId of [4, 6])
      await staff.post("backoffice-access/advance-order", { order_id: orderId, order_status_id: statusId });
    expect((await fetchOrder(shopper, orderId)).lockerCode).toMatch(/^\d{6}$/);
  });
});
