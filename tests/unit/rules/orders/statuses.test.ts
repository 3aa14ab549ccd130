import { DELIVERED_STATUSES, ORDER_STATUS } from "@/lib/rules/orders/order-status";
import {
  addedDeliveryStatus,
  DELIVERY_STATUS,
  deliveryStatus,
  isAmountHeld,
  isAmountReleased,
  isDelivered,
  isNew,
  isToBePicked,
  isPaymentPending,
  orderStatusHint,
  orderStatus,
  paymentDueStatus,
  returnOption,
  REFUND_STATUS,
  returnStatus,
  TRANSACTION_STATUS,
  transactionStatus,
} from "@/lib/rules/orders/statuses";

test.each([
  [
    "order",
    orderStatus,
    {
      1: "inValidation",
      2: "inValidation",
      3: "ordered",
      4: "inPreparation",
      5: "inPreparation",
      6: "ready",
      7: "outForDelivery",
      8: "delivered",
      9: "partiallyDelivered",
      10: "cancelled",
      11: "unpaid",
      12: "notCollected",
      13: "failed",
      14: "failed",
      15: "unknown",
      18: "receipted",
      19: "validation",
      20: "validationApproved",
      21: "validationRejected",
    },
  ],
  [
    "delivery",
    deliveryStatus,
    {
      1: "inWarehouse",
      2: "inTransit",
      3: "delivered",
      4: "notDelivered",
      5: "nearCustomer",
      6: "onTruck",
      7: "suspended",
      8: "unknown",
    },
  ],
  ["return", returnStatus, { 1: "inApproval", 2: "unknown", 3: "approved", 10: "cancelled" }],
  ["return option", returnOption, { 6: "refund", 7: "replacement", 8: "unknown" }],
  ["payment due", paymentDueStatus, { 1: "expired", 2: "expiring", 3: "inProgress", 4: "settled" }],
  ["transaction", transactionStatus, { 0: "failed", 1: "inProgress", 2: "completed", 3: "unknown" }],
])("%s statuses", (_, status, table) => {
  for (const [id, key] of Object.entries(table)) expect(status(Number(id))).toBe(key);
  expect(status(null)).toBe("unknown");
});

test.each([
  ["delivery", DELIVERY_STATUS, deliveryStatus],
  ["return", REFUND_STATUS, returnStatus],
  ["transaction", TRANSACTION_STATUS, transactionStatus],
])("the names of %s statuses are those of their ids", (_, ids, status) => {
  for (const [name, id] of Object.entries(ids)) expect(status(id)).toBe(name);
});

test("an order is delivered in the statuses 8, 9 and 18", () => {
  expect(DELIVERED_STATUSES).toEqual([8, 9, 18]);
  expect(Object.values(ORDER_STATUS).filter(isDelivered)).toEqual(DELIVERED_STATUSES);
  expect(isDelivered(null)).toBe(false);
});

test.each([
  [3, null],
  [4, "beingPrepared"],
  [5, "beingPrepared"],
  [6, "noLongerChangeable"],
  [7, "noLongerChangeable"],
  [8, null],
  [9, null],
  [18, null],
  [10, "notCharged"],
  [11, "payToConfirm"],
  [12, "closed"],
  [13, "deliveryFailed"],
  [14, "closed"],
  [21, "closed"],
  [null, null],
])("an order in status %j has the note %j", (id, note) => {
  expect(orderStatusHint(id)).toBe(note);
});

test.each([
  ["being checked", 11, 1, false, true],
  ["declined", 11, 0, true, false],
  ["left undecided at the bank", 11, 1, true, false],
  ["approved", 3, 2, false, false],
  ["being checked for an order that stands", 3, 1, false, false],
  ["declined for good", 11, 0, false, false],
])("a payment that is %s is pending or not", (_, statusId, transactionStatusId, canRetryPayment, pending) => {
  expect(isPaymentPending({ statusId, transactionStatusId, canRetryPayment })).toBe(pending);
});

test("an order is new until its preparation begins, and where its status says nothing", () => {
  expect(Object.values(ORDER_STATUS).filter(isNew)).toEqual([1, 2, 3, 19, 20]);
  expect(isNew(99)).toBe(true);
});

test("knows which orders are still to be picked", () => {
  expect(Object.values(ORDER_STATUS).filter(isToBePicked)).toEqual([1, 2, 3, 4, 5, 11, 19, 20]);
});

test.each([
  ["cancelled", 10, 2, true],
  ["not collected", 12, 2, true],
  ["given up after its delivery failed", 14, 2, true],
  ["rejected", 21, 2, true],
  ["to be delivered again", 13, 2, false],
  ["delivered", 8, 2, false],
  ["not collected and to be paid there", 12, null, false],
  ["declined", 10, 0, false],
])("an amount of an order that is %s is released: %#", (_, statusId, transactionStatusId, isReleased) => {
  expect(isAmountReleased({ statusId, transactionStatusId })).toBe(isReleased);
});

test.each([
  ["confirmed and paid", 1, 2, true],
  ["on its way", 7, 2, true],
  ["delivered", 8, 2, false],
  ["cancelled", 10, 2, false],
  ["unpaid", 11, 1, false],
  ["paid on delivery", 1, null, false],
  ["declined", 11, 0, false],
])("an amount of an order that is %s: held %#", (_, statusId, transactionStatusId, isHeld) => {
  expect(isAmountHeld({ statusId, transactionStatusId })).toBe(isHeld);
});

test.each([
  ["in preparation", 4, 1, null],
  ["ready", 6, 1, null],
  ["out for delivery", 7, 2, null],
  ["out for delivery", 7, 6, "onTruck"],
  ["out for delivery", 7, 5, "nearCustomer"],
  ["delivered", 8, 3, null],
  ["partially delivered", 9, 3, null],
  ["receipted", 18, 3, null],
  ["not collected", 12, 4, null],
  ["failed", 13, 4, "notDelivered"],
  ["held up", 19, 7, "suspended"],
  ["ordered", 3, null, null],
])("to an order that is %s (%i) the delivery status %j adds %j", (_, statusId, deliveryStatusId, added) => {
  expect(addedDeliveryStatus(statusId, deliveryStatusId)).toBe(added);
});
