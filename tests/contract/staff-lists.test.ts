import { eq } from "drizzle-orm";
import { formSubmission, order, orderRefund } from "@/backend/db/schema";
import { staffFormsSchema } from "@/lib/ebsn/schemas/form-request";
import { staffOrdersSchema, staffRefundsSchema } from "@/lib/ebsn/schemas/staff-order";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { REFUND_STATUS } from "@/lib/rules/orders/statuses";
import { backendForFile } from "@/tests/support/file-backend";
import { recordQueries } from "@/tests/support/database-queries";
import { parseAnswer, type Shopper } from "@/tests/support/shopper";
import { createStaffApi, GIULIA } from "@/tests/support/staff";

const MORE_THAN_A_PAGE = 110;
const DAY = 86_400_000;

const backend = backendForFile();
let staff: Shopper;

beforeAll(async () => {
  staff = await createStaffApi(backend).logInStaff();
});

const dataOf = async (path: string) => parseAnswer(await staff.get(`backoffice-access/${path}`)).data;
/** The higher the index, the older. */
const ago = (index: number) => new Date(backend.clock.now().getTime() - (index + 400) * DAY);
const indices = Array.from({ length: MORE_THAN_A_PAGE }, (_, index) => index);

test("requests: the open ones first, the oldest of them before all, then the decided ones, page by page", async () => {
  const { db } = backend.context;
  const common = { source: "custom", formId: 1, customerId: GIULIA, visitor: "x", content: {} } as const;
  const submission = (index: number, status: "received" | "closed") => ({
    ...common,
    status,
    createdAt: ago(index),
    updatedAt: ago(index),
  });
  await db.insert(formSubmission).values(indices.map((index) => submission(index, "received")));
  await db.insert(formSubmission).values(indices.map((index) => submission(index, "closed")));

  const first = staffFormsSchema.parse(await dataOf("list-forms"));
  expect(first.cuForms[0]?.insertDate).toBe(ago(MORE_THAN_A_PAGE - 1).toISOString());
  const pages = first.page?.totPages ?? 0;
  expect(pages).toBeGreaterThan(1);
  const last = staffFormsSchema.parse(await dataOf(`list-forms?page=${pages}`));
  expect(last.page).toMatchObject({ selPage: pages });
  expect(last.cuForms.length).toBeGreaterThan(0);

  const all: typeof first.cuForms = [];
  for (let page = 1; page <= Math.ceil((first.page?.totItems ?? 0) / 100) + 2; page += 1)
    all.push(...staffFormsSchema.parse(await dataOf(`list-forms?show_all=true&page=${page}`)).cuForms);
  const isOpen = (status: string) => ["received", "working"].includes(status);
  const firstDecided = all.findIndex(({ status }) => !isOpen(status));
  expect(firstDecided).toBe(first.page?.totItems);
  const decided = all.slice(firstDecided);
  expect(decided.filter(({ status }) => isOpen(status))).toEqual([]);
  const dates = (rows: typeof all) => rows.map(({ insertDate }) => insertDate);
  expect(dates(all.slice(0, firstDecided))).toEqual(dates(all.slice(0, firstDecided)).sort());
  expect(dates(decided)).toEqual(dates(decided).sort().reverse());
});

test("returns: an old one that waits comes before every decided one", async () => {
  const { db } = backend.context;
  const [row] = await db.select().from(orderRefund).where(eq(orderRefund.refundId, 8003));
  if (!row) throw new Error("no refund");
  const { refundId: _refundId, ...refund } = row;
  const refundOf = (index: number, refundStatusId: number) => ({
    ...refund,
    refundStatusId,
    createdAt: ago(index),
  });
  await db
    .insert(orderRefund)
    .values([
      ...indices.map((index) => refundOf(index, REFUND_STATUS.approved)),
      refundOf(1000, REFUND_STATUS.inApproval),
    ]);
  const { refunds, page } = staffRefundsSchema.parse(await dataOf("list-refunds"));
  const waiting = refunds.map(({ refundStatusId }) => refundStatusId === REFUND_STATUS.inApproval);
  expect(waiting.slice(0, 2)).toEqual([true, true]);
  expect(refunds[1]?.refundId).toBe(8003);
  expect(waiting.lastIndexOf(true)).toBe(waiting.indexOf(false) - 1);
  expect(page?.totItems).toBeGreaterThan(MORE_THAN_A_PAGE);
  const past = staffRefundsSchema.parse(await dataOf(`list-refunds?page=${page?.totPages}`));
  expect(past.refunds.length).toBeGreaterThan(0);
});

test("orders: one that waits for the shop comes before those that are done, however old", async () => {
  const { db } = backend.context;
  const [row] = await db.select().from(order).where(eq(order.orderStatusId, ORDER_STATUS.delivered)).limit(1);
  if (!row) throw new Error("no order");
  const { orderId: _orderId, cartId: _cartId, ...copied } = row;
  const orderOf = (index: number, orderStatusId: number) => ({
    ...copied,
    orderStatusId,
    orderedAt: ago(index),
    cartId: null,
  });
  const inserted = await db
    .insert(order)
    .values([
      ...indices.map((index) => orderOf(index, ORDER_STATUS.cancelled)),
      orderOf(1000, ORDER_STATUS.businessValidation),
    ])
    .returning({ orderId: order.orderId });
  const { orders, page } = staffOrdersSchema.parse(await dataOf("list-orders"));
  expect(orders[0]?.orderId).toBe(inserted.at(-1)?.orderId);
  expect(page?.totPages).toBeGreaterThan(1);
  const second = staffOrdersSchema.parse(await dataOf("list-orders?page=2")).orders;
  expect(second.map(({ orderId }) => orderId)).not.toContain(orders[0]?.orderId);
  const finished = [...orders, ...second].slice(-2).map(({ orderStatusId }) => orderStatusId);
  expect(finished).not.toContain(ORDER_STATUS.businessValidation);
});

test("orders: their lines are read for a whole page at once", async () => {
  let orders: unknown[] = [];
  const queries = await recordQueries(backend, async () => {
    ({ orders } = staffOrdersSchema.parse(await dataOf("list-orders")));
  });
  expect(orders.length).toBeGreaterThan(10);
  expect(queries.filter((text) => text.includes('from "order_item"')).length).toBeLessThan(4);
});

test.each(["list-forms", "list-refunds", "list-orders"])("%s has no page 0", async (call) => {
  expect((await staff.get(`backoffice-access/${call}?page=0`)).http).toBe(400);
});
