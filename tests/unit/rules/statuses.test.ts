import {
  deliveryStatus,
  isAmountHeld,
  orderNote,
  orderStatus,
  paymentDueStatus,
  returnOption,
  returnStatus,
  transactionStatus,
} from "@/lib/rules/statuses";

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
  ["transaction", transactionStatus, { 0: "error", 1: "inProgress", 2: "completed", 3: "unknown" }],
])("%s statuses", (_, status, table) => {
  for (const [id, key] of Object.entries(table)) expect(status(Number(id))).toBe(key);
  expect(status(null)).toBe("unknown");
});

test.each([
  [3, null],
  [4, "noLongerChangeable"],
  [6, "noLongerChangeable"],
  [8, "noLongerChangeable"],
  [10, "notCharged"],
  [11, "payToConfirm"],
  [null, null],
])("an order in status %j has the note %j", (id, note) => {
  expect(orderNote(id)).toBe(note);
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
