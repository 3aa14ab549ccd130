import { REFUND_PATHS } from "../../ebsn/refund-paths";
import { orderNoteListSchema, orderNoteViewSchema } from "../../ebsn/schemas/order-note";
import { orderRefundListSchema, orderRefundViewSchema } from "../../ebsn/schemas/order-refund";
import { paymentDueDateListSchema, paymentTransactionListSchema } from "../../ebsn/schemas/payment-due";
import { toOrderRefund, toOrderRefundList } from "../../ebsn/transforms/order-refund";
import { toPaymentDueDate, toPaymentTransaction } from "../../ebsn/transforms/payment-due";
import { sanitizeHtml } from "../../html/sanitize";
import { receiptSchema } from "../../ebsn/schemas/receipt";
import { withdrawalOrderViewSchema, withdrawalSchema } from "../../ebsn/schemas/withdrawal";
import { toWithdrawal, toWithdrawalOrder } from "../../ebsn/transforms/withdrawal";
import { isSignedIn } from "../../session/session";
import { type Call, ignoreData, readWith } from "../call";

const note = readWith(orderNoteViewSchema, (raw) => raw.note);
const refund = readWith(orderRefundViewSchema, (raw) => raw.refund && toOrderRefund(raw.refund));
const NOTE_PARAMS = ["orderId", "rating", "content"];

export const afterSalesCalls: Call[] = [
  { path: "note/order/add", method: "POST", body: NOTE_PARAMS, access: "session", read: note },
  {
    path: "note/order/update",
    method: "POST",
    body: ["noteId", ...NOTE_PARAMS],
    access: "session",
    read: note,
  },
  {
    path: "note/list",
    method: "POST",
    upstreamPath: "note/list/",
    body: ["orderId"],
    access: "session",
    read: readWith(orderNoteListSchema, (raw) => raw.notes),
  },
  {
    path: "order/reserve",
    method: "POST",
    // In the body: a number plate must not appear in logged URLs.
    body: ["order_id", "distance", "reservation_info"],
    access: "session",
    read: ignoreData,
  },
  {
    path: "finiper-digireceipt/getReceiptHtml",
    method: "GET",
    query: ["order_id"],
    access: "session",
    read: readWith(receiptSchema, ({ html }) => ({ html: sanitizeHtml(html) })),
  },
  {
    path: "payment-due-date/list",
    method: "GET",
    query: ["show_all"],
    access: "session",
    read: readWith(paymentDueDateListSchema, (raw) => raw.paymentDueDates.map(toPaymentDueDate)),
  },
  {
    path: "payment-due-date/transactions",
    method: "GET",
    access: "session",
    read: readWith(paymentTransactionListSchema, (raw) => raw.transactions.map(toPaymentTransaction)),
  },
  {
    path: REFUND_PATHS.list,
    method: "GET",
    query: ["page", "page_size", "order_id"],
    access: "session",
    read: readWith(orderRefundListSchema, toOrderRefundList),
  },
  { path: REFUND_PATHS.view, method: "GET", query: ["refund_id"], access: "session", read: refund },
  {
    path: REFUND_PATHS.add,
    method: "POST",
    body: ["orderId", "refundOptionId", "reason", "refundItems", "photos"],
    takesFiles: (_query, session) => isSignedIn(session),
    access: "session",
    read: refund,
  },
  {
    path: REFUND_PATHS.findWithdrawal,
    method: "POST",
    body: ["orderId", "email"],
    access: "public",
    isRateLimited: true,
    read: readWith(withdrawalOrderViewSchema, ({ order }) => order && toWithdrawalOrder(order)),
  },
  {
    path: REFUND_PATHS.withdraw,
    method: "POST",
    body: ["orderId", "email", "name", "withdrawalItems"],
    access: "public",
    isRateLimited: true,
    read: readWith(withdrawalSchema, toWithdrawal),
  },
];
