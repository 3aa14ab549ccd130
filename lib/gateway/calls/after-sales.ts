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
import { type Call, get, ignoreData, post, readWith } from "../call";

const note = readWith(orderNoteViewSchema, (raw) => raw.note);
const refund = readWith(orderRefundViewSchema, (raw) => raw.refund && toOrderRefund(raw.refund));
const NOTE_PARAMS = ["orderId", "rating", "content"];

export const afterSalesCalls: Call[] = [
  post("note/order/add", note, { body: NOTE_PARAMS }),
  post("note/order/update", note, { body: ["noteId", ...NOTE_PARAMS] }),
  post(
    "note/list",
    readWith(orderNoteListSchema, (raw) => raw.notes),
    { upstreamPath: "note/list/", body: ["orderId"] },
  ),
  // In the body: a number plate must not appear in logged URLs.
  post("order/reserve", ignoreData, { body: ["order_id", "distance", "reservation_info"] }),
  get(
    "finiper-digireceipt/getReceiptHtml",
    readWith(receiptSchema, ({ html }) => ({ html: sanitizeHtml(html) })),
    { query: ["order_id"] },
  ),
  get(
    "payment-due-date/list",
    readWith(paymentDueDateListSchema, (raw) => raw.paymentDueDates.map(toPaymentDueDate)),
    { query: ["show_all"] },
  ),
  get(
    "payment-due-date/transactions",
    readWith(paymentTransactionListSchema, (raw) => raw.transactions.map(toPaymentTransaction)),
  ),
  get(REFUND_PATHS.list, readWith(orderRefundListSchema, toOrderRefundList), {
    query: ["page", "page_size", "order_id"],
  }),
  get(REFUND_PATHS.view, refund, { query: ["refund_id"] }),
  post(REFUND_PATHS.add, refund, {
    body: ["orderId", "refundOptionId", "reason", "refundItems", "photos"],
    takesFiles: (_query, session) => isSignedIn(session),
  }),
  post(
    REFUND_PATHS.findWithdrawal,
    readWith(withdrawalOrderViewSchema, ({ order }) => order && toWithdrawalOrder(order)),
    { body: ["orderId", "email"], access: "public", rateLimit: "calls" },
  ),
  post(REFUND_PATHS.withdraw, readWith(withdrawalSchema, toWithdrawal), {
    body: ["orderId", "email", "name", "withdrawalItems"],
    access: "public",
    rateLimit: "calls",
  }),
];
