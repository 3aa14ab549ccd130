import { eq } from "drizzle-orm";
import { customer, mail, order, orderReservation, pushMessage } from "@/backend/db/schema";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { emailSubjects, findEmail, lastEmail, linkParams } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  newShopper,
  parseAnswer,
  readyShopper,
  resetProducts,
  type Shopper,
} from "@/tests/support/shopper";

allowLocalhost();

let backend: TestBackend;
let shopper: Shopper;
let login: string;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

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

test("is blocked by open orders", async () => {
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
