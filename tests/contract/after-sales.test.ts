import { eq } from "drizzle-orm";
import { order, orderItem } from "@/backend/db/schema";
import { orderNoteListSchema, orderNoteViewSchema } from "@/lib/ebsn/schemas/order-note";
import { orderListSchema, orderViewSchema } from "@/lib/ebsn/schemas/order";
import { orderRefundListSchema, orderRefundViewSchema } from "@/lib/ebsn/schemas/order-refund";
import { paymentDueDateListSchema, paymentTransactionListSchema } from "@/lib/ebsn/schemas/payment-due";
import { startBackend, type TestBackend } from "@/tests/support/backend";
import { allowLocalhost } from "@/tests/support/jest-localhost";
import {
  buy,
  CARD,
  newShopper,
  plainProducts,
  readyShopper,
  type Shopper,
  shopperWith,
  told,
} from "@/tests/support/shopper";

allowLocalhost();

const DELIVERED = 8;
const READY = 6;

let backend: TestBackend;
let productId: number;

beforeAll(async () => {
  backend = await startBackend();
  [productId = 0] = await plainProducts(backend, 1);
});

afterAll(() => backend.stop());

async function demoCustomer(login = "cliente@madia.test", customerId = 1001): Promise<Shopper> {
  const answer = await backend.post("/ebsn/api/auth/login", { login, password: "Madia2026!" });
  return shopperWith(backend, customerId, answer.headers.get("x-ebsn-session") ?? "");
}

type Bought = { shopper: Shopper; orderId: number; orderItemId: number };

/** Five pieces at ten euros, in a status of the order's way. */
async function ordered(orderStatusId: number, deliveryServiceId = 2): Promise<Bought> {
  const { db } = backend.context;
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = told(await buy(shopper, cart.version)).data as { orderId: number };
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  const deliveryService = { ...row!.deliveryService, deliveryServiceId };
  await db.update(order).set({ orderStatusId, deliveryService }).where(eq(order.orderId, orderId));
  const [line] = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  return { shopper, orderId, orderItemId: line!.orderItemId };
}

const listed = async (shopper: Shopper, query: string) =>
  orderListSchema
    .parse(told(await shopper.get(`order/list?show_replaced=true&${query}`)).data)
    .orders.map(({ orderId }) => orderId);

describe("the list of orders", () => {
  test("is narrowed by amount, by days and by the way of delivery", async () => {
    const shopper = await demoCustomer();
    const all = await listed(shopper, "");
    const drive = await listed(shopper, "order_type=drive");
    expect(drive).toEqual([700003]);
    expect(await listed(shopper, "order_type=home")).toEqual(all.filter((id) => !drive.includes(id)));
    const dear = await listed(shopper, "from_gross_total=60");
    expect([...dear, ...(await listed(shopper, "to_gross_total=59.99"))].sort()).toEqual([...all].sort());
    expect(await listed(shopper, "from_gross_total=100000")).toEqual([]);
    expect(told(await shopper.get("order/list?order_type=teletrasporto")).http).toBe(400);
  });

  test("leaves out what waits to be paid when told so", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const { orderId } = told(await buy(shopper, cart.version, CARD)).data as { orderId: number };
    expect(await listed(shopper, "show_pending=true")).toEqual([orderId]);
    expect(await listed(shopper, "show_pending=false")).toEqual([]);
    const { orders } = orderListSchema.parse(told(await shopper.get("order/list-retry-payment")).data);
    expect(orders[0]?.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual(
      expect.arrayContaining([CARD, 2]),
    );
  });
});

describe("the rating of an order", () => {
  const notes = async (shopper: Shopper, orderId?: number) =>
    orderNoteListSchema.parse(told(await shopper.post("note/list/", { orderId })).data).notes;

  test("is given once, found again and changed", async () => {
    const { shopper, orderId } = await ordered(DELIVERED);
    const given = await shopper.post("note/order/add", { orderId, rating: 4, content: "Bene\ngrazie" });
    const note = orderNoteViewSchema.parse(told(given).data).note;
    expect(note).toMatchObject({ orderId, rating: 4, content: "Bene\ngrazie" });
    const twice = await shopper.post("note/order/add", { orderId, rating: 1 });
    expect(told(twice).codes).toEqual(["error.note.exists"]);
    const body = { noteId: note?.noteId, orderId, rating: 2, content: "" };
    expect(told(await shopper.post("note/order/update", body)).status).toBe(0);
    expect(await notes(shopper, orderId)).toEqual([{ ...body, noteId: note?.noteId }]);
  });

  test("waits for the delivery, has one to five stars, and is nobody else's", async () => {
    const { shopper, orderId } = await ordered(3);
    const early = await shopper.post("note/order/add", { orderId, rating: 4 });
    expect(told(early).codes).toEqual(["error.note.not_delivered"]);
    const demo = await demoCustomer();
    const many = await demo.post("note/order/add", { orderId: 700001, rating: 6 });
    expect(told(many).codes).toEqual(["error.input.rating"]);
    const [first] = await notes(demo);
    const foreign = await shopper.post("note/order/update", { ...first, rating: 1 });
    expect(told(foreign).codes).toEqual(["error.order.unknown"]);
    expect(await notes(shopper)).toEqual([]);
  });
});

describe("the parking space", () => {
  const reserve = (shopper: Shopper, orderId: number, more = "") =>
    shopper.post(`order/reserve?order_id=${orderId}&reservation_info=Panda%20rossa${more}`);
  const seen = async (shopper: Shopper, orderId: number) =>
    orderViewSchema.parse(told(await shopper.get(`order/view?order_id=${orderId}`)).data).order?.reservation;

  test("is kept for a pick-up that is ready; the newest word counts", async () => {
    const { shopper, orderId } = await ordered(READY, 1);
    const told1 = told(await reserve(shopper, orderId, "&distance=2400"));
    expect(told1.infos).toEqual(["info.order.reserved"]);
    expect(await seen(shopper, orderId)).toMatchObject({ reservationInfo: "Panda rossa", distance: 2400 });
    await reserve(shopper, orderId);
    expect(await seen(shopper, orderId)).toMatchObject({ distance: null });
  });

  test.each([
    ["at home", READY, 2, "error.reserve.not_pickup"],
    ["not ready", 4, 1, "error.reserve.not_ready"],
  ])("is not kept %s", async (_, statusId, serviceId, code) => {
    const { shopper, orderId } = await ordered(statusId, serviceId);
    expect(told(await reserve(shopper, orderId)).codes).toEqual([code]);
    expect(told(await reserve(await newShopper(backend), orderId)).codes).toEqual(["error.order.unknown"]);
  });
});

describe("deadlines", () => {
  test("tell how near they are, settled ones only when asked", async () => {
    const shopper = await demoCustomer();
    const statuses = async (query: string) =>
      paymentDueDateListSchema
        .parse(told(await shopper.get(`payment-due-date/list${query}`)).data)
        .paymentDueDates.map(({ paymentDueDateStatusId }) => paymentDueDateStatusId);
    expect(await statuses("?show_all=true")).toEqual([4, 1, 2, 3]);
    expect(await statuses("")).toEqual([1, 2, 3]);
    const other = await newShopper(backend);
    expect(told(await other.get("payment-due-date/list?show_all=true")).data).toEqual({
      paymentDueDates: [],
    });
  });

  test("come with what went through the bank", async () => {
    const { data } = told(await (await demoCustomer()).get("payment-due-date/transactions"));
    const { transactions } = paymentTransactionListSchema.parse(data);
    expect(transactions.map(({ orderId }) => orderId)).toEqual([700004, 700003, 700002, 700001]);
    expect(transactions[0]).toMatchObject({ transactionStatusId: 2, paymentType: { paymentTypeId: 12 } });
  });
});

describe("a return", () => {
  const ask = ({ orderId, orderItemId }: Bought, quantity: number, more = {}) => ({
    orderId,
    refundOptionId: 6,
    reason: "Rotto",
    refundItems: [{ orderItemId, quantity }],
    ...more,
  });

  test("takes at most what was delivered, all requests together", async () => {
    const bought = await ordered(DELIVERED);
    const { shopper, orderId } = bought;
    const photo = { name: "rotto.png", content: Buffer.from("\x89PNG\r\n", "latin1").toString("base64") };
    const made = await shopper.post("order-refund/add", ask(bought, 3, { photos: [photo] }));
    const { refund } = orderRefundViewSchema.parse(told(made).data);
    expect(refund).toMatchObject({ orderId, refundStatusId: 1, refundOptionId: 6, amount: 30 });
    expect(refund?.photos).toEqual([{ name: "rotto.png" }]);
    const over = told(await shopper.post("order-refund/add", ask(bought, 3)));
    expect(over.codes).toEqual(["error.refund.quantity"]);
    expect(over.messages[0]).toContain("al massimo 2");
    const rest = ask(bought, 2, { refundOptionId: 7 });
    expect(told(await shopper.post("order-refund/add", rest)).status).toBe(0);
    const path = `order-refund/list?order_id=${orderId}`;
    const { refunds, page } = orderRefundListSchema.parse(told(await shopper.get(path)).data);
    expect(refunds.map(({ refundOptionId }) => refundOptionId)).toEqual([7, 6]);
    expect(page).toMatchObject({ totItems: 2, itemsPerPage: 12 });
  });

  test.each([
    ["an order on its way", 3, {}, "error.refund.not_delivered"],
    [
      "goods of another order",
      DELIVERED,
      { refundItems: [{ orderItemId: 1, quantity: 1 }] },
      "error.refund.item",
    ],
    ["a part of a piece", DELIVERED, { part: 0.5 }, "error.refund.quantity"],
    ["no reason", DELIVERED, { reason: " " }, "error.input.reason"],
    ["nothing", DELIVERED, { refundItems: [] }, "error.input.refundItems"],
    ["another option", DELIVERED, { refundOptionId: 5 }, "error.input.refundOptionId"],
    ["no photo", DELIVERED, { photos: [{ name: "a.png", content: "QUJD" }] }, "error.refund.photo"],
  ] as [string, number, Record<string, unknown>, string][])("is refused for %s", async (...row) => {
    const [, statusId, { part, ...more }, code] = row;
    const bought = await ordered(statusId);
    const answer = await bought.shopper.post("order-refund/add", ask(bought, Number(part ?? 1), more));
    expect(told(answer).codes).toEqual([code]);
  });

  test("is nobody else's", async () => {
    const other = await newShopper(backend);
    const [first] = orderRefundListSchema.parse(
      told(await (await demoCustomer()).get("order-refund/list")).data,
    ).refunds;
    const view = await other.get(`order-refund/view?refund_id=${first?.refundId}`);
    expect(told(view).codes).toEqual(["error.refund.unknown"]);
    const bought = await ordered(DELIVERED);
    expect(told(await other.post("order-refund/add", ask(bought, 1))).codes).toEqual(["error.order.unknown"]);
  });
});
