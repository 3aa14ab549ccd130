import { eq } from "drizzle-orm";
import {
  cart,
  cartItem,
  customer,
  formerEmail,
  loyaltyCard,
  mail,
  order,
  orderItem,
  orderNote,
  orderRefund,
  orderRefundPhoto,
  orderReservation,
  paymentDueDate,
  pushMessage,
  registration,
  wishlist,
  wishlistShare,
} from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { createSession } from "@/backend/modules/session/session";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects, findEmail, lastEmail, linkParams } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  newShopper,
  parseAnswer,
  readyShopper,
  resetProducts,
  shopperWithToken,
  type Shopper,
} from "@/tests/support/shopper";

const backend = backendForFile();
let shopper: Shopper;
let login: string;

const fetchCustomer = async ({ customerId }: Shopper) => {
  const [row] = await backend.context.db.select().from(customer).where(eq(customer.customerId, customerId));
  return row;
};

beforeEach(async () => {
  shopper = await newShopper(backend);
  login = await findEmail(backend, shopper.customerId);
});

const requestDeletion = async () => parseAnswer(await shopper.get("registration/anonymize_token_request"));
const token = async () => linkParams((await lastEmail(backend, login)).body).get("token") ?? "";
const deleteAccount = async (deletionToken: string) =>
  parseAnswer(await shopper.post("registration/user_anonymize", { token: deletionToken }));

test("account deletion is blocked by open orders", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  shopper = ready.shopper;
  const { orderId } = parsePurchase(await buy(shopper, ready.cart.version));
  expect(await requestDeletion()).toMatchObject({
    status: 0,
    data: { mailed: false, openOrders: [{ orderId }] },
  });
  expect((await fetchCustomer(shopper))?.firstName).toBe("Persona");
});

test("anonymises the customer and keeps the orders", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  shopper = ready.shopper;
  login = await findEmail(backend, shopper.customerId);
  const { orderId } = parsePurchase(await buy(shopper, ready.cart.version));
  const { db, clock } = backend.context;
  const secondEmail = `casa.${login}`;
  const { customerId } = shopper;
  await db.update(customer).set({ secondEmail }).where(eq(customer.customerId, customerId));
  const sentAt = clock.now();
  await db.insert(mail).values({ recipient: secondEmail, subject: "Ordine", body: "Ciao Persona", sentAt });
  await db.insert(orderReservation).values({ orderId, info: "Panda AB123CD", reservedAt: clock.now() });
  await db
    .insert(pushMessage)
    .values({ customerId, title: "Ordine", body: "Persona", navTo: "/", createdAt: clock.now() });
  await db.update(order).set({ orderStatusId: 8 }).where(eq(order.orderId, orderId));
  expect(await requestDeletion()).toMatchObject({ data: { mailed: true } });
  expect((await lastEmail(backend, login)).body).toMatch(/^Ciao Persona,\n\napri questo indirizzo/);
  const deletionToken = await token();
  const checked = await shopper.get(
    `registration/anonymize_token_check?login=${login}&token=${deletionToken}`,
  );
  expect(parseAnswer(checked).data).toEqual({ valid: true });
  expect((await deleteAccount("altro")).codes).toEqual(["error.deletion.token"]);
  expect((await deleteAccount(deletionToken)).status).toBe(0);
  expect(await fetchCustomer(shopper)).toMatchObject({
    email: "",
    firstName: "",
    lastName: "",
    fidelityCard: "",
  });
  expect((await shopper.get("registration/user_detail")).http).toBe(419);
  const [storedOrder] = await db.select().from(order).where(eq(order.orderId, orderId));
  expect(storedOrder).toMatchObject({
    customerId: shopper.customerId,
    shippingAddress: {
      ...{ address1: "", addressNumber: "", latitude: null, longitude: null },
      ...{ city: "Milano", postalcode: "20121" },
    },
  });
  expect(await db.$count(orderReservation, eq(orderReservation.orderId, orderId))).toBe(0);
  expect(await db.$count(pushMessage, eq(pushMessage.customerId, customerId))).toBe(0);
  expect(await emailSubjects(backend, secondEmail)).toEqual([]);
  expect(await emailSubjects(backend, login)).toEqual(["Il tuo account è stato eliminato"]);
  expect((await lastEmail(backend, login)).body).toMatch(/^Ciao Persona,\n\nabbiamo eliminato/);
});

test("cannot be confirmed by another customer", async () => {
  await requestDeletion();
  const deletionToken = await token();
  const owner = shopper;
  shopper = await newShopper(backend);
  expect((await deleteAccount(deletionToken)).codes).toEqual(["error.deletion.token"]);
  expect((await fetchCustomer(owner))?.firstName).toBe("Persona");
});

async function deliveredOrder(): Promise<number> {
  const [productId = 0] = await resetProducts(backend, 1);
  const ready = await readyShopper(backend, productId);
  shopper = ready.shopper;
  login = await findEmail(backend, shopper.customerId);
  const { orderId } = parsePurchase(await buy(shopper, ready.cart.version));
  await backend.context.db.update(order).set({ orderStatusId: 8 }).where(eq(order.orderId, orderId));
  return orderId;
}

test("account deletion is blocked by a delivery that failed and can go out again", async () => {
  const orderId = await deliveredOrder();
  await backend.context.db.update(order).set({ orderStatusId: 13 }).where(eq(order.orderId, orderId));
  expect(await requestDeletion()).toMatchObject({ data: { mailed: false, openOrders: [{ orderId }] } });
});

test("account deletion is blocked by an open payment deadline, also after the email", async () => {
  const orderId = await deliveredOrder();
  await requestDeletion();
  const deletionToken = await token();
  const { db } = backend.context;
  const { customerId } = shopper;
  const due = { customerId, orderId, description: "Pagamento differito", dueDate: "2026-12-31" };
  await db.insert(paymentDueDate).values({ ...due, amountCents: 5993 });
  expect((await requestDeletion()).codes).toEqual(["error.deletion.payment_due"]);
  expect((await deleteAccount(deletionToken)).codes).toEqual(["error.deletion.payment_due"]);
  await db.update(paymentDueDate).set({ settledAt: backend.clock.now() });
  expect((await deleteAccount(deletionToken)).codes).toEqual([]);
});

test("account deletion is blocked by a return that is not decided yet", async () => {
  const orderId = await deliveredOrder();
  const { customerId } = shopper;
  const returned = { customerId, orderId, refundStatusId: 1, refundOptionId: 6, reason: "Rotto" };
  await backend.context.db.insert(orderRefund).values({ ...returned, createdAt: backend.clock.now() });
  expect((await requestDeletion()).codes).toEqual(["error.deletion.open_return"]);
});

async function requestAndDelete(): Promise<void> {
  expect(await requestDeletion()).toMatchObject({ data: { mailed: true } });
  expect((await deleteAccount(await token())).status).toBe(0);
}

test("account deletion keeps nothing that the customer wrote or photographed", async () => {
  const orderId = await deliveredOrder();
  const { db, clock } = backend.context;
  const { customerId } = shopper;
  const now = clock.now();
  const evidence = { hold_consent: "12", hold_consent_date: now.toISOString() };
  await db
    .update(order)
    .set({ infos: { lottery_code: "ABCD1234", note: "Suona piano", ...evidence } })
    .where(eq(order.orderId, orderId));
  await db
    .update(orderItem)
    .set({ infos: { note: "Per la festa di Nora", size: "L" } })
    .where(eq(orderItem.orderId, orderId));
  await db
    .update(cart)
    .set({ infos: { lottery_code: "ABCD1234" } })
    .where(eq(cart.customerId, customerId));
  await db
    .insert(orderNote)
    .values({ orderId, rating: 4, content: "Gentile con Nora", createdAt: now, updatedAt: now });
  const [refund] = await db
    .insert(orderRefund)
    .values({ customerId, orderId, refundStatusId: 3, refundOptionId: 6, reason: "Rotto", createdAt: now })
    .returning();
  const refundId = refund?.refundId ?? 0;
  await db.insert(orderRefundPhoto).values({ refundId, fileName: "nora.jpg", content: Buffer.from("x") });
  const [friendsList] = await db
    .insert(wishlist)
    .values({
      customerId: (await newShopper(backend)).customerId,
      name: "Casa",
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await db.insert(wishlistShare).values({ listId: friendsList?.listId ?? 0, customerId, grant: "READ" });
  const fidelityCard = `nota-${customerId}`;
  await db.insert(loyaltyCard).values({
    fidelityCard,
    customerId,
    lastName: "Bellini",
    birthDate: "1980-01-01",
    anagraphic: { phone: "3331234567" },
  });

  await requestAndDelete();

  const [storedOrder] = await db.select().from(order).where(eq(order.orderId, orderId));
  expect(storedOrder?.infos).toEqual(evidence);
  const [line] = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  expect(line?.infos).toEqual({ size: "L" });
  expect(await db.$count(orderNote, eq(orderNote.orderId, orderId))).toBe(0);
  expect(await db.$count(orderRefundPhoto, eq(orderRefundPhoto.refundId, refundId))).toBe(0);
  const [storedRefund] = await db.select().from(orderRefund).where(eq(orderRefund.refundId, refundId));
  expect(storedRefund?.reason).toBe("");
  const carts = await db.select().from(cart).where(eq(cart.customerId, customerId));
  expect(carts.map(({ infos }) => infos)).toEqual([{}]);
  expect(await db.$count(cartItem, eq(cartItem.cartId, carts[0]?.cartId ?? 0))).toBe(0);
  expect(await db.$count(wishlistShare, eq(wishlistShare.customerId, customerId))).toBe(0);
  const [card] = await db.select().from(loyaltyCard).where(eq(loyaltyCard.fidelityCard, fidelityCard));
  expect(card).toMatchObject({ customerId: null, anagraphic: {} });
});

const PASSWORD = "Pane&latte1";

async function changeEmail(email: string): Promise<void> {
  const request = { new_email: email, password: PASSWORD };
  expect(parseAnswer(await shopper.post("registration/update_email_request", request)).codes).toEqual([]);
  const link = linkParams((await lastEmail(backend, email)).body);
  await backend.get(`/ebsn/api/registration/update_email?token=${link.get("token")}`);
  login = email;
}

test("account deletion keeps neither the registration nor the e-mails of an address given up before", async () => {
  const { db, clock } = backend.context;
  const first = "prima.nora@madia.test";
  const second = "seconda.nora@madia.test";
  const api = "/ebsn/api/registration";
  await backend.post(`${api}/register_user`, {
    ...{ email: first, password: PASSWORD, firstName: "Nora", lastName: "Bellini" },
    ...{ phone: "333 1234567", postalcode: "20144" },
    disclaimers: [51, 52, 53].map((id) => ({ registrationDisclaimerId: id, value: id === 51 ? "1" : "0" })),
  });
  const link = linkParams((await lastEmail(backend, first)).body);
  await backend.get(`${api}/registration_confirm?${link.toString()}`);
  const [owner] = await db.select().from(customer).where(eq(customer.login, first));
  const { customerId = 0 } = owner ?? {};
  const [confirmed] = await db.select().from(registration).where(eq(registration.login, first));
  expect(confirmed).toMatchObject({
    customerId,
    sessionHash: null,
    profile: { firstName: "", lastName: "", phone: "", consents: {} },
  });

  shopper = shopperWithToken(backend, customerId, await createSession(db, clock.now(), customerId));
  login = first;
  for (const email of [second, "terza.nora@madia.test"]) await changeEmail(email);
  expect(await emailSubjects(backend, second)).not.toEqual([]);
  await requestAndDelete();
  expect(await db.$count(registration, eq(registration.customerId, customerId))).toBe(0);
  for (const email of [first, second]) expect(await emailSubjects(backend, email)).toEqual([]);
});

test("account deletion keeps no e-mails of addresses given up before, also without a registration", async () => {
  const { db, clock } = backend.context;
  const first = login;
  const secondEmail = `casa.${login}`;
  const saveContacts = (email: string) =>
    shopper.post("registration/update_contact", { phone: "333 1234567", secondEmail: email });
  for (const recipient of [first, secondEmail])
    await db.insert(mail).values({ recipient, subject: "Ordine", body: "Ciao Persona", sentAt: clock.now() });
  const passwordHash = await hashPassword(PASSWORD);
  await db.update(customer).set({ passwordHash }).where(eq(customer.customerId, shopper.customerId));
  await saveContacts(secondEmail);
  await saveContacts("");
  await changeEmail(`nuova.${first}`);
  await requestAndDelete();
  for (const email of [first, secondEmail]) expect(await emailSubjects(backend, email)).toEqual([]);
  expect(await db.$count(formerEmail, eq(formerEmail.customerId, shopper.customerId))).toBe(0);
});
