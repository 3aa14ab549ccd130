import { eq } from "drizzle-orm";
import { customer, giftCertificate, order, pointsMovement } from "@/backend/db/schema";
import { shopClock } from "@/backend/shop-dates";
import { createSession } from "@/backend/modules/session/session";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { emailSubjects, findEmail, lastEmail } from "@/tests/support/mailbox";
import { decideAtBank, fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  freeSlots,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type ChosenSlot,
  type Shopper,
  shopperWithToken,
  updateProduct,
} from "@/tests/support/shopper";
import { createStaffApi } from "@/tests/support/staff";

allowLocalhost();

const HOUR = 60 * 60_000;
const PROMO_ID = 77;
const CODE = "DIECI10";

let backend: TestBackend;
let shopper: Shopper;
let email: string;
let slot: ChosenSlot;
let productId: number;
let pointsProductId: number;

beforeEach(async () => {
  backend = await startBackend();
  [productId = 0, pointsProductId = 0] = await resetProducts(backend, 2);
  await backend.context.db.insert(giftCertificate).values({
    giftCertificateId: 8702,
    giftCode: CODE,
    description: "10 euro",
    kind: "amount",
    value: 1000,
    giftAdjustmentTypeId: 1000,
  });
  ({ shopper, slot } = await readyShopper(backend, productId, 6));
  email = await findEmail(backend, shopper.customerId);
});
afterEach(() => backend.stop());

const fetchCart = async () => parseCart(await shopper.get("cart/view"));
const place = async (paymentTypeId = ON_DELIVERY) =>
  parsePurchase(await buy(shopper, (await fetchCart()).version, paymentTypeId));
const addCode = async () => parseAnswer(await shopper.post("cart-giftcertificate/add_code", { code: CODE }));
const checkCode = async () => parseAnswer(await shopper.get(`cart-giftcertificate/check?code=${CODE}`)).codes;
const modify = (orderId: number) => shopper.post(`order/modify?order_id=${orderId}`);
const cancel = (orderId: number) => shopper.post(`order/delete?order_id=${orderId}`);

async function moveByStaff(orderId: number, ...statusIds: number[]) {
  const staff = await createStaffApi(backend).logInStaff();
  for (const statusId of statusIds) {
    const body = { order_id: orderId, order_status_id: statusId };
    expect(parseAnswer(await staff.post("backoffice-access/advance-order", body)).status).toBe(0);
  }
}

async function sellForPoints() {
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
  await backend.context.db
    .update(customer)
    .set({ points: 500 })
    .where(eq(customer.customerId, shopper.customerId));
  await addToCart(shopper, pointsProductId, 2, { use_wpid: PROMO_ID });
}

async function findMovements() {
  const movements = await backend.context.db
    .select()
    .from(pointsMovement)
    .where(eq(pointsMovement.customerId, shopper.customerId))
    .orderBy(pointsMovement.pointsMovementId);
  return movements.map(({ kind, points, description }) => [kind, points, description]);
}

async function getPoints() {
  const [row] = await backend.context.db
    .select()
    .from(customer)
    .where(eq(customer.customerId, shopper.customerId));
  return row?.points;
}

describe("a code that a change of its order no longer uses", () => {
  async function changeWithoutCode() {
    await addCode();
    const first = await place(CARD);
    await decideAtBank(backend, first.paymentUrl, "approve");
    await modify(first.orderId);
    await shopper.post("cart-giftcertificate/remove_code", { code: CODE });
    await addToCart(shopper, pointsProductId, 2);
    const change = await place(CARD);
    expect(change.orderStatusId).toBe(11);
    return { first, change };
  }

  test("stays used while the change waits for payment, and if it is cancelled", async () => {
    const { change } = await changeWithoutCode();
    expect(await checkCode()).toEqual(["error.gift.used"]);
    await cancel(change.orderId);
    expect(await checkCode()).toEqual(["error.gift.used"]);
  });

  test("the code is free once the change is paid", async () => {
    const { change } = await changeWithoutCode();
    await decideAtBank(backend, change.paymentUrl, "approve");
    expect(await checkCode()).toEqual([]);
  });
});

test.each([
  ["nobody was there twice", [13, 14]],
  ["a cancellation by staff", [10]],
])("an order that ends after %s gives codes and points back", async (_, statusIds) => {
  await sellForPoints();
  await addCode();
  const { orderId } = await place();
  expect(await getPoints()).toBe(400);
  await moveByStaff(orderId, ...(statusIds[0] === 13 ? [4, 6, 7] : []), ...statusIds);
  expect(await checkCode()).toEqual([]);
  expect(await getPoints()).toBe(500);
});

test("an order that was never handed over is no first purchase", async () => {
  await backend.context.db
    .update(giftCertificate)
    .set({ giftAdjustmentTypeId: 1002 })
    .where(eq(giftCertificate.giftCode, CODE));
  const { orderId } = await place();
  await moveByStaff(orderId, 4, 6, 7, 13);
  expect(await checkCode()).toEqual(["error.gift.first_order"]);
  await moveByStaff(orderId, 14);
  expect(await checkCode()).toEqual([]);
});

test("a second delivery attempt takes as long as the slot, from its start", async () => {
  const { orderId } = await place();
  await moveByStaff(orderId, 4, 6, 7, 13);
  const later = new Date(`${slot.dateIso}T12:00:00+01:00`);
  backend.clock.set(new Date(later.getTime() + 24 * HOUR));
  const sentOutAt = backend.clock.now();
  await moveByStaff(orderId, 7);
  const { subject, body } = await lastEmail(backend, email);
  expect(subject).toBe(`La spesa è in viaggio: ordine ${orderId}`);
  expect(body).toContain(`dalle ${shopClock(sentOutAt)} alle`);
  const findRow = async () =>
    (await backend.context.db.select().from(order).where(eq(order.orderId, orderId)))[0];
  const row = await findRow();
  const hours = Number(row?.endTime.slice(0, 2)) - Number(row?.beginTime.slice(0, 2));
  /** In a new session: the clock has moved further than a session lives. */
  const look = async () => {
    const token = await createSession(backend.context.db, backend.clock.now(), shopper.customerId);
    return fetchOrder(shopperWithToken(backend, shopper.customerId, token), orderId);
  };
  backend.clock.set(new Date(sentOutAt.getTime() + hours * HOUR - 60_000));
  await look();
  expect(await findRow()).toMatchObject({ orderStatusId: 7, deliveredAt: null });
  backend.clock.set(new Date(sentOutAt.getTime() + hours * HOUR + 60_000));
  await look();
  const delivered = await findRow();
  expect([8, 9]).toContain(delivered?.orderStatusId);
  expect(delivered?.deliveredAt).toEqual(new Date(sentOutAt.getTime() + hours * HOUR));
});

describe("the customer is told by email", () => {
  test("that an order was cancelled", async () => {
    const { orderId } = await place();
    await cancel(orderId);
    await cancel(orderId);
    expect(await emailSubjects(backend, email)).toEqual([
      `Abbiamo ricevuto l'ordine ${orderId}`,
      `Ordine ${orderId} annullato`,
    ]);
  });

  test("that an order was cancelled for want of a payment, and which order stands again", async () => {
    const first = await place();
    await modify(first.orderId);
    await addToCart(shopper, pointsProductId, 2);
    const change = await place(CARD);
    backend.clock.advance(HOUR + 60_000);
    await fetchOrder(shopper, change.orderId);
    const { subject, body } = await lastEmail(backend, email);
    expect(subject).toBe(`Ordine ${change.orderId} annullato: non è stato pagato`);
    expect(body).toContain(`L'ordine ${first.orderId}, che avevi cambiato, vale com'era.`);
  });

  test.each([
    ["it", "La consegna del tuo ordine è stata spostata"],
    ["en", "The delivery of your order has been moved"],
  ] as const)("where the delivery was moved to: %s", async (language, expected) => {
    const { orderId } = await place();
    await backend.context.db
      .update(customer)
      .set({ language })
      .where(eq(customer.customerId, shopper.customerId));
    const to = (await freeSlots(shopper)).find(({ dateIso }) => dateIso > slot.dateIso);
    const query = `order_id=${orderId}&new_order_date=${to?.date}&timeslot_id=${to?.timeslotId}`;
    expect(parseAnswer(await shopper.post(`order/change-date?${query}`)).status).toBe(0);
    const { timeslot } = await fetchOrder(shopper, orderId);
    const { subject, body } = await lastEmail(backend, email);
    expect(subject).toBe(expected);
    expect(body).toContain(String(orderId));
    expect(body).toContain(String(timeslot?.beginTime));
    expect(body).toContain(String(timeslot?.endTime));
    expect(body).toContain("Via Brera 1, 20121 Milano");
  });
});

test("points spent on an order, and given back, are movements of the card", async () => {
  await sellForPoints();
  const { orderId } = await place();
  await cancel(orderId);
  expect(await findMovements()).toEqual([
    ["order", -100, `Usati per l'ordine ${orderId}`],
    ["orderReturn", 100, `Tornati dall'ordine ${orderId}`],
  ]);
});

describe("an order that ends while it is being changed", () => {
  async function endWhileChanging() {
    const { orderId } = await place();
    await modify(orderId);
    await moveByStaff(orderId, 10);
    return orderId;
  }

  test("cannot be bought again as its change, and the cart says why", async () => {
    await endWhileChanging();
    const { restrictions } = parseAnswer(await shopper.get("cart/purchase-restriction")).data as {
      restrictions: { code: string; message: string }[];
    };
    expect(restrictions.map(({ code }) => code)).toContain("error.order.ended");
    expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toContain("error.order.ended");
    const cart = await fetchCart();
    expect(cart.reopenedOrder?.modifiableUntil).toBe("");
    const bought = parseAnswer(await buy(shopper, cart.version));
    expect(bought.codes).toEqual(["error.order.ended"]);
  });

  test("leaves its products in the cart when the change is given up", async () => {
    const orderId = await endWhileChanging();
    await addToCart(shopper, pointsProductId, 2);
    await shopper.post(`order/undo-modify?order_id=${orderId}`);
    const cart = await fetchCart();
    expect(cart).toMatchObject({ cartStatusId: 1, reopenedOrder: null, totalItems: 2 });
    expect(parseAnswer(await buy(shopper, cart.version)).status).toBe(0);
  });

  test("says that it is being prepared when only the cut-off has passed", async () => {
    const { orderId } = await place();
    await modify(orderId);
    const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
    await backend.context.db
      .update(order)
      .set({ cutoffAt: new Date(backend.clock.now().getTime() - 60_000) })
      .where(eq(order.orderId, row?.orderId ?? 0));
    expect(parseAnswer(await shopper.post("checkout/prepare")).codes).toContain("error.order.not_modifiable");
  });
});
