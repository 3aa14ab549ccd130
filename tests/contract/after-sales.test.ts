import { eq } from "drizzle-orm";
import { order, orderItem } from "@/backend/db/schema";
import { orderNoteListSchema, orderNoteViewSchema } from "@/lib/ebsn/schemas/order-note";
import { orderListSchema, orderViewSchema } from "@/lib/ebsn/schemas/order";
import { orderRefundListSchema, orderRefundViewSchema } from "@/lib/ebsn/schemas/order-refund";
import { paymentDueDateListSchema, paymentTransactionListSchema } from "@/lib/ebsn/schemas/payment-due";
import { backendForFile } from "@/tests/support/file-backend";
import { lastEmailTo } from "@/tests/support/mailbox";
import { parsePurchase } from "@/tests/support/purchase";
import {
  buy,
  CARD,
  newShopper,
  resetProducts,
  readyShopper,
  type Shopper,
  shopperWithToken,
  parseAnswer,
} from "@/tests/support/shopper";

const DELIVERED = 8;
const READY = 6;

const backend = backendForFile();
let productId: number;

beforeAll(async () => {
  [productId = 0] = await resetProducts(backend, 1);
});

async function demoCustomer(login = "cliente@madia.test", customerId = 1001): Promise<Shopper> {
  const answer = await backend.post("/ebsn/api/auth/login", { login, password: "Madia2026!" });
  return shopperWithToken(backend, customerId, answer.headers.get("x-ebsn-session") ?? "");
}

type PlacedOrder = { shopper: Shopper; orderId: number; orderItemId: number };

async function placeOrder(orderStatusId: number, deliveryServiceId = 2): Promise<PlacedOrder> {
  const { db } = backend.context;
  const { shopper, cart } = await readyShopper(backend, productId);
  const { orderId } = parsePurchase(await buy(shopper, cart.version));
  const [row] = await db.select().from(order).where(eq(order.orderId, orderId));
  const deliveryService = { ...row!.deliveryService, deliveryServiceId };
  await db.update(order).set({ orderStatusId, deliveryService }).where(eq(order.orderId, orderId));
  const [line] = await db.select().from(orderItem).where(eq(orderItem.orderId, orderId));
  return { shopper, orderId, orderItemId: line!.orderItemId };
}

const listOrderIds = async (shopper: Shopper, query: string) =>
  orderListSchema
    .parse(parseAnswer(await shopper.get(`order/list?show_replaced=true&${query}`)).data)
    .orders.map(({ orderId }) => orderId);

describe("the order list", () => {
  test("filters by amount and by order type", async () => {
    const shopper = await demoCustomer();
    const all = await listOrderIds(shopper, "");
    const drive = await listOrderIds(shopper, "order_type=drive");
    expect(drive).toEqual([700003]);
    expect(await listOrderIds(shopper, "order_type=home")).toEqual(all.filter((id) => !drive.includes(id)));
    const expensive = await listOrderIds(shopper, "from_gross_total=60");
    expect([...expensive, ...(await listOrderIds(shopper, "to_gross_total=59.99"))].sort()).toEqual(
      [...all].sort(),
    );
    expect(await listOrderIds(shopper, "from_gross_total=100000")).toEqual([]);
    expect(parseAnswer(await shopper.get("order/list?order_type=teletrasporto")).http).toBe(400);
  });

  test("finds an order by the amount that it shows, which is the charged one", async () => {
    const { shopper, orderId } = await placeOrder(8);
    await backend.context.db.update(order).set({ chargedCents: 2387 }).where(eq(order.orderId, orderId));
    expect(await listOrderIds(shopper, "from_gross_total=23&to_gross_total=24")).toEqual([orderId]);
    expect(await listOrderIds(shopper, "from_gross_total=25")).toEqual([]);
  });

  test("excludes orders awaiting payment with show_pending=false", async () => {
    const { shopper, cart } = await readyShopper(backend, productId);
    const { orderId } = parsePurchase(await buy(shopper, cart.version, CARD));
    expect(await listOrderIds(shopper, "show_pending=true")).toEqual([orderId]);
    expect(await listOrderIds(shopper, "show_pending=false")).toEqual([]);
    const { orders } = orderListSchema.parse(parseAnswer(await shopper.get("order/list-retry-payment")).data);
    expect(orders[0]?.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual(
      expect.arrayContaining([CARD, 2]),
    );
  });
});

describe("the rating of an order", () => {
  const listNotes = async (shopper: Shopper, orderId?: number) =>
    orderNoteListSchema.parse(parseAnswer(await shopper.post("note/list/", { orderId })).data).notes;

  test("can be added once and then updated", async () => {
    const { shopper, orderId } = await placeOrder(DELIVERED);
    const added = await shopper.post("note/order/add", { orderId, rating: 4, content: "Bene\ngrazie" });
    const note = orderNoteViewSchema.parse(parseAnswer(added).data).note;
    expect(note).toMatchObject({ orderId, rating: 4, content: "Bene\ngrazie" });
    const twice = await shopper.post("note/order/add", { orderId, rating: 1 });
    expect(parseAnswer(twice).codes).toEqual(["error.note.exists"]);
    const body = { noteId: note?.noteId, orderId, rating: 2, content: "" };
    expect(parseAnswer(await shopper.post("note/order/update", body)).status).toBe(0);
    expect(await listNotes(shopper, orderId)).toEqual([{ ...body, noteId: note?.noteId }]);
  });

  test("requires a delivered order, one to five stars and the order's owner", async () => {
    const { shopper, orderId } = await placeOrder(3);
    const tooEarly = await shopper.post("note/order/add", { orderId, rating: 4 });
    expect(parseAnswer(tooEarly).codes).toEqual(["error.note.not_delivered"]);
    const demo = await demoCustomer();
    const tooManyStars = await demo.post("note/order/add", { orderId: 700001, rating: 6 });
    expect(parseAnswer(tooManyStars).codes).toEqual(["error.input.rating"]);
    const [first] = await listNotes(demo);
    const foreign = await shopper.post("note/order/update", { ...first, rating: 1 });
    expect(parseAnswer(foreign).codes).toEqual(["error.order.unknown"]);
    expect(await listNotes(shopper)).toEqual([]);
  });
});

describe("the parking space", () => {
  const reserveParking = (shopper: Shopper, orderId: number, overrides = "") =>
    shopper.post(`order/reserve?order_id=${orderId}&reservation_info=Panda%20rossa${overrides}`);
  const fetchReservation = async (shopper: Shopper, orderId: number) =>
    orderViewSchema.parse(parseAnswer(await shopper.get(`order/view?order_id=${orderId}`)).data).order
      ?.reservation;

  test("is stored for an order ready for pick-up; the latest value wins", async () => {
    const { shopper, orderId } = await placeOrder(READY, 1);
    const reserved = parseAnswer(await reserveParking(shopper, orderId, "&distance=2400"));
    expect(reserved.infos).toEqual(["info.order.reserved"]);
    expect(await fetchReservation(shopper, orderId)).toMatchObject({
      reservationInfo: "Panda rossa",
      distance: 2400,
    });
    await reserveParking(shopper, orderId);
    expect(await fetchReservation(shopper, orderId)).toMatchObject({ distance: null });
  });

  test.each([
    ["home delivery", READY, 2, "error.reserve.not_pickup"],
    ["home delivery by another service", READY, 6, "error.reserve.not_pickup"],
    ["order not ready", 4, 1, "error.reserve.not_ready"],
  ])("is rejected: %s", async (_, statusId, serviceId, code) => {
    const { shopper, orderId } = await placeOrder(statusId, serviceId);
    expect(parseAnswer(await reserveParking(shopper, orderId)).codes).toEqual([code]);
    expect(parseAnswer(await reserveParking(await newShopper(backend), orderId)).codes).toEqual([
      "error.order.unknown",
    ]);
  });
});

describe("payment due dates", () => {
  test("carry a status; settled ones are listed only with show_all", async () => {
    const shopper = await demoCustomer();
    const statuses = async (query: string) =>
      paymentDueDateListSchema
        .parse(parseAnswer(await shopper.get(`payment-due-date/list${query}`)).data)
        .paymentDueDates.map(({ paymentDueDateStatusId }) => paymentDueDateStatusId);
    expect(await statuses("?show_all=true")).toEqual([4, 1, 2, 3]);
    expect(await statuses("")).toEqual([1, 2, 3]);
    const other = await newShopper(backend);
    expect(parseAnswer(await other.get("payment-due-date/list?show_all=true")).data).toEqual({
      paymentDueDates: [],
    });
  });

  test("say which order or which month they are of", async () => {
    const shopper = await demoCustomer();
    const { paymentDueDates } = paymentDueDateListSchema.parse(
      parseAnswer(await shopper.get("payment-due-date/list?show_all=true")).data,
    );
    const invoices = paymentDueDates.filter(({ orderId }) => orderId === null);
    expect(invoices).toHaveLength(3);
    for (const { period, dueDateIso, description } of invoices) {
      const due = new Date(`${dueDateIso}T12:00:00Z`);
      const before = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() - 1, 1));
      expect(period).toBe(before.toISOString().slice(0, 7));
      const month = before.toLocaleDateString("it", { month: "long", timeZone: "UTC" });
      expect(description).toBe(`Fattura riepilogativa di ${month}`);
    }
    expect(paymentDueDates.find(({ orderId }) => orderId === 700005)).toMatchObject({
      description: "Pagamento differito: ordine 700005",
      paymentType: { paymentTypeId: 11 },
      period: "",
    });
  });

  test("list the payment transactions", async () => {
    const { data } = parseAnswer(await (await demoCustomer()).get("payment-due-date/transactions"));
    const { transactions } = paymentTransactionListSchema.parse(data);
    expect(transactions.map(({ orderId }) => orderId)).toEqual([700004, 700002, 700001]);
    expect(transactions[0]).toMatchObject({ transactionStatusId: 2, paymentType: { paymentTypeId: 12 } });
  });
});

describe("a return request", () => {
  const refundRequest = ({ orderId, orderItemId }: PlacedOrder, quantity: number, overrides = {}) => ({
    orderId,
    refundOptionId: 6,
    reason: "Rotto",
    refundItems: [{ orderItemId, quantity }],
    ...overrides,
  });

  test("cannot exceed the delivered quantity across requests", async () => {
    const placed = await placeOrder(DELIVERED);
    const { shopper, orderId } = placed;
    const photo = { name: "rotto.png", content: Buffer.from("\x89PNG\r\n", "latin1").toString("base64") };
    const created = await shopper.post("order-refund/add", refundRequest(placed, 3, { photos: [photo] }));
    const { refund } = orderRefundViewSchema.parse(parseAnswer(created).data);
    expect(refund).toMatchObject({ orderId, refundStatusId: 1, refundOptionId: 6, amount: 30 });
    expect(refund?.photos).toEqual([{ name: "rotto.png" }]);
    const { body } = await lastEmailTo(backend, shopper.customerId);
    expect(body).toMatch(/reso n\. \d+ dell'ordine \d+:\n- 3 × [^]*il rimborso:[^]*ti scriviamo/);
    const excess = parseAnswer(await shopper.post("order-refund/add", refundRequest(placed, 3)));
    expect(excess.codes).toEqual(["error.refund.quantity"]);
    expect(excess.messages[0]).toContain("al massimo 2");
    const remainder = refundRequest(placed, 2, { refundOptionId: 7 });
    expect(parseAnswer(await shopper.post("order-refund/add", remainder)).status).toBe(0);
    const path = `order-refund/list?order_id=${orderId}`;
    const { refunds, page } = orderRefundListSchema.parse(parseAnswer(await shopper.get(path)).data);
    expect(refunds.map(({ refundOptionId }) => refundOptionId)).toEqual([7, 6]);
    expect(page).toMatchObject({ totItems: 2, itemsPerPage: 12 });
  });

  test("sent again after a lost answer is not a second one", async () => {
    const placed = await placeOrder(DELIVERED);
    const { orderItemId, shopper } = placed;
    const request = (available: number) =>
      shopper.post(
        "order-refund/add",
        refundRequest(placed, 2, { refundItems: [{ orderItemId, quantity: 2, available }] }),
      );
    expect(parseAnswer(await request(5)).status).toBe(0);
    expect(parseAnswer(await request(5)).codes).toEqual(["error.refund.changed"]);
    expect(parseAnswer(await request(3)).status).toBe(0);
  });

  test.each([
    ["an order not delivered yet", 3, {}, "error.refund.not_delivered"],
    [
      "items of another order",
      DELIVERED,
      { refundItems: [{ orderItemId: 1, quantity: 1 }] },
      "error.refund.item",
    ],
    ["a fractional quantity", DELIVERED, { part: 0.5 }, "error.refund.quantity"],
    ["no reason", DELIVERED, { reason: " " }, "error.input.reason"],
    ["no items", DELIVERED, { refundItems: [] }, "error.input.refundItems"],
    ["an unknown option", DELIVERED, { refundOptionId: 5 }, "error.input.refundOptionId"],
    ["an invalid photo", DELIVERED, { photos: [{ name: "a.png", content: "QUJD" }] }, "error.refund.photo"],
  ] as [string, number, Record<string, unknown>, string][])("is rejected for %s", async (...row) => {
    const [, statusId, { part, ...overrides }, code] = row;
    const placed = await placeOrder(statusId);
    const answer = await placed.shopper.post(
      "order-refund/add",
      refundRequest(placed, Number(part ?? 1), overrides),
    );
    expect(parseAnswer(answer).codes).toEqual([code]);
  });

  test("is not visible to other customers", async () => {
    const other = await newShopper(backend);
    const [first] = orderRefundListSchema.parse(
      parseAnswer(await (await demoCustomer()).get("order-refund/list")).data,
    ).refunds;
    const view = await other.get(`order-refund/view?refund_id=${first?.refundId}`);
    expect(parseAnswer(view).codes).toEqual(["error.refund.unknown"]);
    const placed = await placeOrder(DELIVERED);
    expect(parseAnswer(await other.post("order-refund/add", refundRequest(placed, 1))).codes).toEqual([
      "error.order.unknown",
    ]);
  });
});
