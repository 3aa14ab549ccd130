import { eq, sql } from "drizzle-orm";
import { customer } from "@/backend/db/schema";
import { hashPassword } from "@/backend/modules/session/password";
import { type Answer } from "@/tests/support/backend";
import { backendForFile } from "@/tests/support/file-backend";
import { untilWaiting } from "@/tests/support/lock-waits";
import { lastEmail, lastEmailTo, linkParams } from "@/tests/support/mailbox";
import { onPostgres } from "@/tests/support/on-postgres";
import { buy, newShopper, parseAnswer, readyShopper, resetProducts } from "@/tests/support/shopper";

// A retry would hide the lost race that these tests look for.
jest.retryTimes(0);

const PASSWORD = "Vecchia2026!";

const backend = backendForFile();

async function shopperWithPassword() {
  const shopper = await newShopper(backend);
  await backend.context.db
    .update(customer)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(customer.customerId, shopper.customerId));
  return shopper;
}

/** `send` while another customer's row has `changes` that are not committed yet. */
async function sendBefore(
  changes: Partial<typeof customer.$inferInsert>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { db } = backend.context;
  const { customerId } = await newShopper(backend);
  const { sent } = await db.transaction(async (tx) => {
    await tx.update(customer).set(changes).where(eq(customer.customerId, customerId));
    const answer = send();
    await untilWaiting(db, 1);
    return { sent: [answer] };
  });
  const [answer] = await Promise.all(sent);
  return answer as Answer;
}

onPostgres("an account is not deleted while another tab places an order", async () => {
  const { db } = backend.context;
  const [productId = 0] = await resetProducts(backend, 1);
  const { shopper, cart } = await readyShopper(backend, productId);
  await shopper.get("registration/anonymize_token_request");
  const token = linkParams((await lastEmailTo(backend, shopper.customerId)).body).get("token");
  const { sent } = await db.transaction(async (tx) => {
    // Holds the purchase at the last of its tables.
    await tx.execute(sql`lock table order_item in exclusive mode`);
    const purchase = buy(shopper, cart.version);
    await untilWaiting(db, 1);
    const deletion = shopper.post("registration/user_anonymize", { token });
    await untilWaiting(db, 2);
    return { sent: [purchase, deletion] };
  });
  const answers = (await Promise.all(sent)).map((answer) => parseAnswer(answer).codes);
  expect(answers).toEqual([[], ["error.deletion.open_orders"]]);
});

onPostgres("a user name that another customer takes at the same moment is taken", async () => {
  const shopper = await shopperWithPassword();
  const username = "insieme";
  const answer = await sendBefore({ username }, () =>
    shopper.post("registration/update_username", { username, password: PASSWORD }),
  );
  expect(parseAnswer(answer).codes).toEqual(["error.profile.username.taken"]);
});

onPostgres("an e-mail that another customer confirms at the same moment is taken", async () => {
  const shopper = await shopperWithPassword();
  const email = "insieme@madia.test";
  await shopper.post("registration/update_email_request", { new_email: email, password: PASSWORD });
  const token = linkParams((await lastEmail(backend, email)).body).get("token") ?? "";
  const answer = await sendBefore({ login: email, email }, () =>
    backend.get(`/ebsn/api/registration/update_email?token=${token}`),
  );
  expect(parseAnswer(answer).codes).toEqual(["error.profile.email.token"]);
});
