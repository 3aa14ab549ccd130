import { eq, isNotNull } from "drizzle-orm";
import { customer, order, orderItem, orderRefund } from "@/backend/db/schema";
import { createSession } from "@/backend/modules/session/session";
import { anonymiseCustomer } from "@/backend/modules/profile/anonymise";
import { orderRefundListSchema } from "@/lib/ebsn/schemas/order-refund";
import { withdrawalOrderViewSchema, withdrawalSchema } from "@/lib/ebsn/schemas/withdrawal";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import { lastEmail } from "@/tests/support/mailbox";
import { fetchOrder } from "@/tests/support/purchase";
import { parseAnswer, shopperWithToken } from "@/tests/support/shopper";

allowLocalhost();

const EMAIL = "cliente@madia.test";
/** Delivered six days ago, with washing-up liquid among the food. */
const ORDER = 700004;
const DETERGENT = "Detersivo piatti al limone";

let backend: TestBackend;

beforeEach(async () => {
  backend = await startBackend();
});

afterEach(() => backend.stop());

const send = (path: string, body: unknown) => backend.post(`/ebsn/api/withdrawal/${path}`, body);

async function findContract(orderId = ORDER, email = EMAIL) {
  const answer = parseAnswer(await send("find", { orderId, email }));
  return { ...answer, order: withdrawalOrderViewSchema.parse(answer.data).order };
}

async function findDetergent() {
  const { order: contract } = await findContract();
  const line = contract?.withdrawalItems.find(({ orderItem: { product } }) => product.name === DETERGENT);
  return line?.orderItem.orderItemId ?? 0;
}

const withdraw = (orderItemId: number, quantity = 1) =>
  send("add", {
    orderId: ORDER,
    email: EMAIL,
    name: "Giulia Ferrario",
    withdrawalItems: [{ orderItemId, quantity }],
  });

describe("withdrawal from the contract", () => {
  test("finds the order by number and e-mail, without log-in, and says what is excluded", async () => {
    const { status, order: contract } = await findContract(ORDER, "Cliente@Madia.test");
    expect(status).toBe(0);
    expect(contract).toMatchObject({ orderId: ORDER, withdrawalUntil: "2026-11-30" });
    const withdrawable = contract?.withdrawalItems.filter(({ isWithdrawable }) => isWithdrawable);
    expect(withdrawable?.map(({ orderItem: { product }, quantities }) => [product.name, quantities])).toEqual(
      [[DETERGENT, [1]]],
    );
    expect(contract?.withdrawalItems.length).toBeGreaterThan(5);
  });

  test("is possible or excluded by line while it lasts, and unknown afterwards", async () => {
    const { db } = backend.context;
    const logIn = async () =>
      shopperWithToken(backend, 1001, await createSession(db, backend.clock.now(), 1001));
    const flags = async () =>
      (await fetchOrder(await logIn(), ORDER)).orderItems.map(({ product, isWithdrawable }) => [
        product.name,
        isWithdrawable,
      ]);
    const lines = await flags();
    expect(lines.filter(([, isWithdrawable]) => isWithdrawable === true)).toEqual([[DETERGENT, true]]);
    expect(lines.filter(([, isWithdrawable]) => isWithdrawable === false).length).toBeGreaterThan(5);
    backend.clock.set("2026-12-01T00:30:00+01:00");
    expect((await flags()).every(([, isWithdrawable]) => isWithdrawable === null)).toBe(true);
  });

  test("does not tell an unknown order from somebody else's", async () => {
    const foreign = await findContract(ORDER, "seconda@madia.test");
    const unknown = await findContract(799_999);
    expect(foreign.codes).toEqual(["error.withdrawal.unknown"]);
    expect(foreign.messages).toEqual(unknown.messages);
  });

  test("ends fourteen days after the delivery, on the next working day", async () => {
    backend.clock.set("2026-11-30T23:00:00+01:00");
    expect((await findContract()).status).toBe(0);
    backend.clock.set("2026-12-01T00:30:00+01:00");
    expect((await findContract()).codes).toEqual(["error.withdrawal.over"]);
  });

  test("is not offered for a cancelled order", async () => {
    await backend.context.db.update(order).set({ orderStatusId: 10 }).where(eq(order.orderId, ORDER));
    expect((await findContract()).codes).toEqual(["error.withdrawal.not_placed"]);
  });

  test("finds the order that stands by the number of the one that was changed", async () => {
    const { db } = backend.context;
    const [row] = await db.select().from(order).where(eq(order.orderId, ORDER));
    const first = 799_001;
    const cancelled = { orderStatusId: 10, cartId: null, released: true, replacedById: ORDER };
    await db.insert(order).values({ ...row!, orderId: first, ...cancelled });
    const { status, order: contract } = await findContract(first);
    expect([status, contract?.orderId]).toEqual([0, ORDER]);
    const orderItemId = await findDetergent();
    const body = { orderId: first, email: EMAIL, name: "Giulia Ferrario" };
    const answer = await send("add", { ...body, withdrawalItems: [{ orderItemId, quantity: 1 }] });
    expect(parseAnswer(answer).status).toBe(0);
    expect((await lastEmail(backend, EMAIL)).subject).toBe(`Recesso ricevuto: ordine ${ORDER}`);
  });

  test("names what was delivered, also where it came instead of what was ordered", async () => {
    const { db } = backend.context;
    const orderItemId = await findDetergent();
    const [line] = await db.select().from(orderItem).where(eq(orderItem.orderItemId, orderItemId));
    const substitute = { ...line!.product, name: "Detersivo alla menta" };
    await db.update(orderItem).set({ substitute }).where(eq(orderItem.orderItemId, orderItemId));
    await withdraw(orderItemId);
    expect((await lastEmail(backend, EMAIL)).body).toContain("1 × Detersivo alla menta");
  });

  test("is stored and acknowledged by e-mail with date and time", async () => {
    const login = await backend.post("/ebsn/api/auth/login", { login: EMAIL, password: "Madia2026!" });
    const giulia = shopperWithToken(backend, 1001, login.headers.get("x-ebsn-session") ?? "");
    expect((await fetchOrder(giulia, ORDER)).withdrawalUntil).toBe("2026-11-30");
    const answer = parseAnswer(await withdraw(await findDetergent()));
    const { refundId, email, insertDate } = withdrawalSchema.parse(answer.data);
    expect({ email, insertDate }).toEqual({ email: EMAIL, insertDate: "2026-11-20T08:00:00.000Z" });
    const { subject, body } = await lastEmail(backend, EMAIL);
    expect(subject).toBe(`Recesso ricevuto: ordine ${ORDER}`);
    expect(body).toContain("20/11/2026 alle 09:00");
    expect(body).toContain("Giulia Ferrario");
    expect(body).toContain(`1 × ${DETERGENT}`);
    expect(body).toContain("Ti rimborsiamo 1,29 € entro quattordici giorni");
    const { refunds } = orderRefundListSchema.parse(
      parseAnswer(await giulia.get(`order-refund/list?order_id=${ORDER}`)).data,
    );
    expect(refunds.find((refund) => refund.refundId === refundId)).toMatchObject({
      refundStatusId: 3,
      withdrawal: { name: "Giulia Ferrario", insertDate },
    });
    // Nothing is left to return.
    expect((await fetchOrder(giulia, ORDER)).withdrawalUntil).toBe("");
    expect((await fetchOrder(giulia, 700001)).withdrawalUntil).toBe("");
  });

  test("keeps a name in its place in the e-mail, which strangers could otherwise write on", async () => {
    const withdrawalItems = [{ orderItemId: await findDetergent(), quantity: 1 }];
    const name = "Giulia\n\nFerrario\u2028 Rossi";
    await send("add", { orderId: ORDER, email: EMAIL, name, withdrawalItems });
    const { body } = await lastEmail(backend, EMAIL);
    expect(body).toMatch(/^Ciao Giulia Ferrario Rossi,\n\nabbiamo ricevuto/);
  });

  test("refuses what is no name of a person, as it is written in the e-mail", async () => {
    const withdrawalItems = [{ orderItemId: await findDetergent(), quantity: 1 }];
    const name = "Hai vinto: http://esempio.it";
    const answer = await send("add", { orderId: ORDER, email: EMAIL, name, withdrawalItems });
    expect(parseAnswer(answer).codes).toEqual(["error.input.name"]);
  });

  test("happens once for each piece, however often it is sent", async () => {
    const orderItemId = await findDetergent();
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(orderItemId)));
    expect(answers.map((answer) => parseAnswer(answer).status).sort()).toEqual([0, 1, 1]);
  });

  test("leaves no name behind when the customer's account is deleted", async () => {
    await withdraw(await findDetergent());
    const { db } = backend.context;
    const [owner] = await db.select().from(customer).where(eq(customer.customerId, 1001));
    if (!owner) throw new Error("no customer");
    await db.transaction((tx) => anonymiseCustomer(tx as typeof db, owner, backend.clock.now()));
    const refunds = await db.select().from(orderRefund).where(isNotNull(orderRefund.declarant));
    expect(refunds.map(({ declarant }) => declarant)).toEqual([{ name: "", email: "" }]);
  });

  const findAs = async (visitor: string, body: object, headers: Record<string, string> = {}) =>
    parseAnswer(
      await backend.post("/ebsn/api/withdrawal/find", body, { "x-ebsn-uuid": visitor, ...headers }),
    );

  test("strangers' wrong e-mails keep nobody from the order", async () => {
    for (let index = 0; index < 15; index += 1)
      await findAs(`stranger-${index}`, { orderId: ORDER, email: "x@example.it" });
    expect((await findAs("consumer", { orderId: ORDER, email: EMAIL })).status).toBe(0);
  });

  test("only wrong tries count, ten for an order and twenty for a visitor", async () => {
    for (let index = 0; index < 25; index += 1)
      expect((await findAs("consumer", { orderId: ORDER, email: EMAIL })).status).toBe(0);
    for (let index = 0; index < 10; index += 1)
      await findAs("guesser", { orderId: ORDER, email: `x${index}@example.it` });
    expect(await findAs("guesser", { orderId: ORDER, email: EMAIL })).toMatchObject({
      http: 429,
      codes: ["error.withdrawal.too_many"],
    });
    for (let index = 0; index < 10; index += 1)
      await findAs("guesser", { orderId: 799_000 + index, email: EMAIL });
    expect((await findAs("guesser", { orderId: 799_100, email: EMAIL })).http).toBe(429);
  });

  test("a customer who is logged in is not stopped by tries from the same address", async () => {
    for (let index = 0; index < 10; index += 1)
      await findAs("shared", { orderId: ORDER, email: "x@example.it" });
    const session = await createSession(backend.context.db, backend.clock.now(), 1001);
    const body = { orderId: ORDER, email: EMAIL };
    expect((await findAs("shared", body, { "x-ebsn-session": session })).status).toBe(0);
    const foreign = await findAs("shared", { ...body, email: "y@example.it" }, { "x-ebsn-session": session });
    expect(foreign.http).toBe(429);
  });

  test("rejects food", async () => {
    const [food] = await backend.context.db.select().from(orderItem).where(eq(orderItem.orderId, ORDER));
    expect(parseAnswer(await withdraw(food?.orderItemId ?? 0)).codes).toEqual(["error.withdrawal.item"]);
  });
});
