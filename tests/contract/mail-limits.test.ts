import { eq } from "drizzle-orm";
import { customer, mailRequest } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { HOUR_MS } from "@/lib/rules/dates/duration";
import { backendForFile } from "@/tests/support/file-backend";
import { emailSubjects, findEmail, lastEmail, linkParams } from "@/tests/support/mailbox";
import {
  createRegistrationApi,
  newEmail,
  PASSWORD,
  redirectTarget,
  REGISTRATION as API,
} from "@/tests/support/registration";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  freeSlots,
  newShopper,
  parseAnswer,
  readyShopper,
  resetProducts,
} from "@/tests/support/shopper";

const AN_HOUR = 5;
const A_DAY = 10;
const NEW_PASSWORD = "Nuova&lunga1";

const backend = backendForFile();
const { post, register, confirm, login, fetchCode } = createRegistrationApi(() => backend);

const resend = (e_mail: string) => post(`${API}/registration_resend_email`, { e_mail });
const forget = (e_mail: string) => post(`${API}/password_reset_token_request`, { e_mail });
const countEmails = async (recipient: string) => (await emailSubjects(backend, recipient)).length;

/** Answers are the same whatever is sent. */
async function ask(times: number, work: () => ReturnType<typeof post>): Promise<void> {
  for (let index = 0; index < times; index += 1)
    expect(parseAnswer(await work())).toMatchObject({ http: 200, status: 0, data: { mailed: true } });
}

const newCustomer = async () => findEmail(backend, (await newShopper(backend)).customerId);

/** Each from another customer. */
async function invite(e_mail: string) {
  const sender = await newShopper(backend);
  return sender.post("friend-invitation/send", { e_mail });
}

async function newOwner() {
  const owner = await newShopper(backend);
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, owner.customerId));
  return (new_email: string) =>
    owner.post("registration/update_email_request", { new_email, password: PASSWORD });
}

test.each<[string, (email: string) => ReturnType<typeof post>]>([
  ["registrations with a customer's address", (email) => register(email)],
  ["invitations", invite],
])("%s send an address five e-mails an hour and ten a day, and are answered alike", async (_, work) => {
  const email = await newCustomer();
  await ask(AN_HOUR + 1, () => work(email));
  expect(await countEmails(email)).toBe(AN_HOUR);
  backend.clock.advance(HOUR_MS);
  await ask(AN_HOUR + 1, () => work(email));
  expect(await countEmails(email)).toBe(A_DAY);
  backend.clock.advance(HOUR_MS);
  await ask(1, () => work(email));
  expect(await countEmails(email)).toBe(A_DAY);
  backend.clock.advance(24 * HOUR_MS);
  await ask(1, () => work(email));
  expect(await countEmails(email)).toBe(A_DAY + 1);
});

test("a confirmation that was asked for too often leaves the link in the mailbox valid", async () => {
  const email = newEmail();
  await register(email);
  for (let hours = 0; hours < 3; hours += 1) {
    await ask(AN_HOUR, () => resend(email));
    backend.clock.advance(HOUR_MS);
  }
  expect(await countEmails(email)).toBe(1 + A_DAY);
  expect(redirectTarget(await confirm(await fetchCode(email)))).toBe("success");
  expect(parseAnswer(await login(email)).status).toBe(0);
});

test("strangers who ask for a customer's password all day do not keep the customer from a new one", async () => {
  const email = await newCustomer();
  for (let hours = 0; hours < 6; hours += 1) {
    await ask(AN_HOUR + 1, () => forget(email));
    backend.clock.advance(HOUR_MS);
  }
  // An hour's link is the least that has to be in the mailbox.
  expect(await countEmails(email)).toBe(A_DAY + 4);
  await ask(1, () => forget(email));
  const reset_token = linkParams((await lastEmail(backend, email)).body).get("token");
  const reset = await post(`${API}/password_reset`, { e_mail: email, reset_token, password: NEW_PASSWORD });
  expect(parseAnswer(reset).status).toBe(0);
});

test("an address gets ten e-mails a day about one account that wants to move to it", async () => {
  const email = newEmail();
  const moveTo = await newOwner();
  for (let hours = 0; hours < 3; hours += 1) {
    await ask(AN_HOUR, () => moveTo(email));
    backend.clock.advance(HOUR_MS);
  }
  expect(await countEmails(email)).toBe(A_DAY);
  const moveToOwnAddress = await newOwner();
  await ask(1, () => moveToOwnAddress(email));
  expect(await countEmails(email)).toBe(A_DAY + 1);
});

test("a second address, which nobody has confirmed, gets as few e-mails about orders, and the customer all", async () => {
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart, slot } = await readyShopper(backend, productId);
  const stranger = newEmail();
  await shopper.post("registration/update_contact", { phone: "333 1234567", secondEmail: stranger });
  const own = await findEmail(backend, shopper.customerId);
  const earlier = await countEmails(own);
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  const [other = slot] = (await freeSlots(shopper)).filter(
    ({ timeslotId }) => timeslotId !== slot.timeslotId,
  );
  const moves = [other, slot, other, slot, other, slot];
  for (const { dateIso, timeslotId } of moves)
    await shopper.post(
      `order/change-date?order_id=${orderId}&new_order_date=${dateIso}&timeslot_id=${timeslotId}`,
    );
  expect(await countEmails(stranger)).toBe(AN_HOUR);
  expect((await countEmails(own)) - earlier).toBe(1 + moves.length);
});

test("what is counted names nobody, and is gone a day later", async () => {
  const email = newEmail();
  const requests = async () => JSON.stringify(await backend.context.db.select().from(mailRequest));
  await register(email);
  expect(await requests()).not.toContain(email);
  backend.clock.advance(25 * HOUR_MS);
  await register(newEmail());
  expect(await backend.context.db.$count(mailRequest)).toBe(1);
});
