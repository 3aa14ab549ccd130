import { eq } from "drizzle-orm";
import { customer, order } from "@/backend/db/schema";
import { advanceOrdersToNow } from "@/backend/modules/order/advance-to-now";
import { sendOrderEmail } from "@/backend/modules/order/emails";
import { pickOrder } from "@/backend/modules/order/pick";
import { MINUTE_MS } from "@/lib/rules/dates/duration";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects, findEmail, lastEmail } from "@/tests/support/mailbox";
import { decideAtBank, fetchOrder, parsePurchase } from "@/tests/support/purchase";
import {
  addToCart,
  buy,
  CARD,
  ON_DELIVERY,
  parseAnswer,
  parseCart,
  readyShopper,
  resetProducts,
  type Shopper,
  updateProduct,
} from "@/tests/support/shopper";

const VOUCHER = 18;

const backend = backendForFile();
let shopper: Shopper;
let email: string;
let productId: number;
let weighedId: number;

beforeEach(async () => {
  [productId = 0, weighedId = 0] = await resetProducts(backend, 2);
  await updateProduct(backend, weighedId, {
    infos: { TIPOLOGIA: "Sfuso", WEIGHT_SELLING: "1", STEP_SELLING: "0.1" },
  });
  await backend.context.db.execute(
    `update product set food = (select food from product where food is not null limit 1) where product_id = ${productId}`,
  );
  ({ shopper } = await readyShopper(backend, productId, 6));
  email = await findEmail(backend, shopper.customerId);
});

const readEnglish = () =>
  backend.context.db
    .update(customer)
    .set({ language: "en" })
    .where(eq(customer.customerId, shopper.customerId));
const place = async (paymentTypeId = ON_DELIVERY) =>
  parsePurchase(await buy(shopper, parseCart(await shopper.get("cart/view")).version, paymentTypeId));
const lastBody = async () => (await lastEmail(backend, email)).body;
const paragraphs = async () => (await lastBody()).split("\n\n");

/** In cents, of the lines "name: amount" of a paragraph. */
const amountsOf = (text = "") =>
  [...text.matchAll(/: (−?)€?(\d+)[,.](\d\d)/g)].map(
    ([, minus, euros, cents]) => Number(`${euros}${cents}`) * (minus ? -1 : 1),
  );
const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);

async function changeToMore() {
  const first = await place(CARD);
  await decideAtBank(backend, first.paymentUrl, "approve");
  const { prebilledAmount } = await fetchOrder(shopper, first.orderId);
  await shopper.post(`order/modify?order_id=${first.orderId}`);
  await addToCart(shopper, productId, 9);
  return { first, prebilledAmount: prebilledAmount ?? 0, change: await place(CARD) };
}

describe("the email of a confirmed order", () => {
  test.each([
    ["it", /Hai ordinato/, /^Prodotti: 71,00 €\n/, "1,1 kg", "6 pz", "1 pz", "Consegna: 4,90 €", "Totale"],
    ["en", /You ordered/, /^Products: €71\.00\n/, "1.1 kg", "6 pcs", "1 pc", "Delivery: €4.90", "Total"],
  ] as const)(
    "the order email names every cost, with sums that agree: %s",
    async (language, ordered, products, weight, pieces, bag, delivery, total) => {
      if (language === "en") await readEnglish();
      await addToCart(shopper, weighedId, 1.1);
      await shopper.post("cart-giftcertificate/add_code", { code: "BENVENUTA10" });
      const { orderId } = await place();
      const [row] = await backend.context.db.select().from(order).where(eq(order.orderId, orderId));
      const texts = await paragraphs();
      const position = texts.findIndex((text) => ordered.test(text));
      const [lines = "", costs = ""] = texts.slice(position);
      for (const quantity of [weight, pieces, bag]) expect(lines).toContain(`, ${quantity}: `);
      expect(costs).toMatch(products);
      expect(costs).toMatch(/\n10 € di benvenuto[^\n]*: −€?10[,.]00/);
      expect(costs).toContain(`\n${delivery}\n`);
      expect(costs).toContain(`\n${total}: `);
      const amounts = amountsOf(costs);
      expect(sum(amounts.slice(0, -1))).toBe(row?.totalCents);
      expect(amounts.at(-1)).toBe(row?.totalCents);
      expect(sum(amountsOf(lines))).toBe((amounts[0] ?? 0) + (row?.packagingCents ?? 0));
    },
  );

  test("names the meal vouchers and what is left to pay", async () => {
    await addToCart(shopper, productId, 12);
    const payment = new URLSearchParams({
      payment_type_id: String(VOUCHER),
      payment_data: JSON.stringify({ vouchers: 8, voucherValue: 8 }),
    });
    expect(parseAnswer(await shopper.post(`checkout/buy?${payment}`)).codes).toEqual([]);
    expect(await lastBody()).toContain(
      "8 buoni pasto da 8,00 €: 64,00 €. Alla consegna paghi il resto: 63,05 €.",
    );
  });

  test("shows a delivery that a code pays for", async () => {
    await backend.context.db.execute(
      `insert into gift_certificate (gift_certificate_id, gift_code, description, kind, value)
       values (9902, 'SENZASPESE', 'Consegna offerta', 'delivery', 0) on conflict do nothing`,
    );
    await shopper.post("cart-giftcertificate/add_code", { code: "SENZASPESE" });
    await place();
    expect(await lastBody()).toMatch(/\nConsegna: 4,90 €\nConsegna offerta: −4,90 €\nTotale: /);
  });

  test.each([
    ["it", 1, "Ritiro in negozio: Madia Navigli, Via Brera 1", /\nRitiro: /],
    ["en", 4, "Pick-up at the locker: Madia Navigli, Via Brera 1", /\nPick-up: /],
  ])("names the place of collection: %s", async (language, deliveryServiceId, place_, cost) => {
    if (language === "en") await readEnglish();
    const { orderId } = await place();
    const { db, clock } = backend.context;
    const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
    const name = deliveryServiceId === 1 ? "Ritiro in negozio" : "Ritiro al locker";
    const deliveryService = { ...row!.deliveryService, deliveryServiceId, name };
    const shippingAddress = { ...row!.shippingAddress, addressName: "Madia Navigli" };
    await sendOrderEmail(db, "received", { ...row!, deliveryService, shippingAddress }, clock.now());
    expect(await lastBody()).toContain(place_);
    expect(await lastBody()).toMatch(cost);
  });
});

describe("the email of a changed order", () => {
  test("says that the amount authorised before is released", async () => {
    const { first, prebilledAmount, change } = await changeToMore();
    await decideAtBank(backend, change.paymentUrl, "approve");
    const amount = prebilledAmount.toFixed(2).replace(".", ",");
    expect(await lastBody()).toContain(
      `I ${amount} € bloccati per l'ordine ${first.orderId} tornano liberi.`,
    );
    expect((await fetchOrder(shopper, change.orderId)).replacedOrder).toEqual({
      orderId: first.orderId,
      releasedAmount: prebilledAmount,
    });
  });

  test("says nothing of that where the same amount stays authorised", async () => {
    const first = await place(CARD);
    await decideAtBank(backend, first.paymentUrl, "approve");
    await shopper.post(`order/modify?order_id=${first.orderId}`);
    await place(CARD);
    expect((await lastEmail(backend, email)).subject).toMatch(/ordine è cambiato/);
    expect(await lastBody()).not.toContain("tornano liberi");
  });
});

describe("an order that is not paid at once", () => {
  async function advance(minutes: number): Promise<void> {
    backend.clock.advance(minutes * MINUTE_MS);
    await advanceOrdersToNow(backend.context.db, backend.context.clock.now(), backend.app.log);
  }
  const readReminders = async () =>
    (await emailSubjects(backend, email)).filter((subject) =>
      /manca il pagamento|payment missing/.test(subject),
    );

  test.each([
    ["it", "manca il pagamento", /aspetta il pagamento fino a \S+ \d+ \S+ alle ore \d\d:\d\d/],
    ["en", "payment missing", /waits for its payment until \S+ \d+ \S+ at \d\d:\d\d/],
  ] as const)("is reminded of once, with the deadline: %s", async (language, subject, deadline) => {
    if (language === "en") await readEnglish();
    await place(CARD);
    await advance(9);
    expect(await readReminders()).toEqual([]);
    await advance(2);
    await advance(5);
    expect(await readReminders()).toEqual([expect.stringContaining(subject)]);
    expect(await lastBody()).toMatch(deadline);
  });

  test("names the order that stays valid when it is a change", async () => {
    const { first, change } = await changeToMore();
    await advance(11);
    const { subject, body } = await lastEmail(backend, email);
    expect(subject).toBe(`Ordine ${change.orderId}: manca il pagamento`);
    expect(body).toContain(`resta valido l'ordine ${first.orderId}, com'era`);
    expect(body).not.toContain("non ti costa nulla");
  });

  test.each(["pending", "decline"] as const)(
    "is not reminded of after the bank's answer: %s",
    async (answer) => {
      const { paymentUrl } = await place(CARD);
      await decideAtBank(backend, paymentUrl, answer);
      await advance(11);
      expect(await readReminders()).toEqual([]);
    },
  );
});

describe("a payment that is declined", () => {
  test("of a change leaves the order before valid, which costs something", async () => {
    const { first, change } = await changeToMore();
    await decideAtBank(backend, change.paymentUrl, "decline");
    const body = await lastBody();
    expect(body).toContain(`resta valido l'ordine ${first.orderId}`);
    expect(body).not.toContain("non ti costa nulla");
  });

  test("of a new order costs nothing", async () => {
    const { paymentUrl } = await place(CARD);
    await decideAtBank(backend, paymentUrl, "decline");
    expect(await lastBody()).toContain("l'ordine si annulla da solo e non ti costa nulla");
  });
});

test("a change that is cancelled does not claim that nothing is held or paid any more", async () => {
  const { first, change } = await changeToMore();
  await shopper.post(`order/delete?order_id=${change.orderId}`);
  const { subject, body } = await lastEmail(backend, email);
  expect(subject).toBe(`Ordine ${change.orderId} annullato`);
  expect(body).toContain(`L'ordine ${first.orderId}, che avevi cambiato, vale com'era.`);
  expect(body).not.toMatch(/non ti costa nulla|torna libero/);
});

test("an email about too few pieces counts them", async () => {
  const { orderId } = await place();
  const { db, clock } = backend.context;
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  const onePieceShort = () => 0.07;
  const picked = await db.transaction((tx) => pickOrder(tx as typeof db, row!, clock.now(), onePieceShort));
  await sendOrderEmail(db, "prepared", picked, clock.now());
  expect(await lastBody()).toContain(": 5 su 6 pz");
});

test.each([0.5, 0.07])("the email of a delivered order has every cost: picked with %s", async (chance) => {
  await addToCart(shopper, weighedId, 1.1);
  await shopper.post("cart-giftcertificate/add_code", { code: "BENVENUTA10" });
  const { orderId } = await place();
  const { db, clock } = backend.context;
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  const picked = await db.transaction((tx) => pickOrder(tx as typeof db, row!, clock.now(), () => chance));
  await sendOrderEmail(db, "delivered", picked, clock.now());
  const texts = await paragraphs();
  const costs = texts.find((text) => text.startsWith("Prodotti: ")) ?? "";
  expect(costs).toMatch(/\nConsegna: \d,90 €\n/);
  expect(costs).toMatch(/\n10 € di benvenuto[^\n]*: −10,00/);
  const amounts = amountsOf(costs.split("\nTotale")[0]);
  expect(sum(amounts)).toBe(picked.chargedCents);
  const lines = texts.find((text) => text.startsWith("- ")) ?? "";
  expect(sum(amountsOf(lines))).toBe((amounts[0] ?? 0) + picked.packagingCents);
});

test("products that the shop names in capitals are written as in the shop", async () => {
  await updateProduct(backend, productId, { name: "LIMONCELLO DI SORRENTO" });
  const cart = parseCart(await shopper.get("cart/view"));
  const [line] = cart.cartItems;
  await shopper.post("cart/update-infos", {
    items: [{ itemId: line?.itemId, infos: { note: "freddo" } }],
  });
  await place();
  expect(await lastBody()).toMatch(/- Limoncello di Sorrento [^\n]+: freddo/);
  expect(await lastBody()).not.toContain("LIMONCELLO");
});
