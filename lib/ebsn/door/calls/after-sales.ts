import { MOST_FORM_BODY_BYTES } from "@/lib/rules/form-files";
import { REFUND_CALLS } from "../../refund-calls";
import { orderNoteListSchema, orderNoteViewSchema } from "../../schemas/order-note";
import { orderRefundListSchema, orderRefundViewSchema } from "../../schemas/order-refund";
import { paymentDueDateListSchema, paymentTransactionListSchema } from "../../schemas/payment-due";
import { toOrderRefund, toOrderRefundList } from "../../transforms/order-refund";
import { toPaymentDueDate, toPaymentTransaction } from "../../transforms/payment-due";
import { type Call, nothing, reads } from "../call";

const note = reads(orderNoteViewSchema, (raw) => raw.note);
const refund = reads(orderRefundViewSchema, (raw) => raw.refund && toOrderRefund(raw.refund));
const NOTE = ["orderId", "rating", "content"];

/** What follows an order: ratings, the parking space of a pick-up, deadlines, returns. */
export const afterSalesCalls: Call[] = [
  { path: "note/order/add", method: "POST", body: NOTE, access: "session", read: note },
  { path: "note/order/update", method: "POST", body: ["noteId", ...NOTE], access: "session", read: note },
  {
    path: "note/list",
    method: "POST",
    upstreamPath: "note/list/",
    body: ["orderId"],
    access: "session",
    read: reads(orderNoteListSchema, (raw) => raw.notes),
  },
  {
    path: "order/reserve",
    method: "POST",
    // A number plate belongs in no address.
    body: ["order_id", "distance", "reservation_info"],
    access: "session",
    read: nothing,
  },
  {
    path: "payment-due-date/list",
    method: "GET",
    query: ["show_all"],
    access: "session",
    read: reads(paymentDueDateListSchema, (raw) => raw.paymentDueDates.map(toPaymentDueDate)),
  },
  {
    path: "payment-due-date/transactions",
    method: "GET",
    access: "session",
    read: reads(paymentTransactionListSchema, (raw) => raw.transactions.map(toPaymentTransaction)),
  },
  {
    path: REFUND_CALLS.list,
    method: "GET",
    query: ["page", "page_size", "order_id"],
    access: "session",
    read: reads(orderRefundListSchema, toOrderRefundList),
  },
  { path: REFUND_CALLS.view, method: "GET", query: ["refund_id"], access: "session", read: refund },
  {
    path: REFUND_CALLS.add,
    method: "POST",
    body: ["orderId", "refundOptionId", "reason", "refundItems", "photos"],
    mostBytes: MOST_FORM_BODY_BYTES,
    access: "session",
    read: refund,
  },
];
