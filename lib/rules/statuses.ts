import { ORDER_STATUS } from "./order-status";

const ORDER = {
  [ORDER_STATUS.validation]: "inValidation",
  [ORDER_STATUS.validating]: "inValidation",
  [ORDER_STATUS.ordered]: "ordered",
  [ORDER_STATUS.preparation]: "inPreparation",
  [ORDER_STATUS.picking]: "inPreparation",
  [ORDER_STATUS.ready]: "ready",
  [ORDER_STATUS.outForDelivery]: "outForDelivery",
  [ORDER_STATUS.delivered]: "delivered",
  [ORDER_STATUS.partiallyDelivered]: "partiallyDelivered",
  [ORDER_STATUS.cancelled]: "cancelled",
  [ORDER_STATUS.unpaid]: "unpaid",
  [ORDER_STATUS.notCollected]: "notCollected",
  [ORDER_STATUS.failed]: "failed",
  [ORDER_STATUS.abandoned]: "failed",
  [ORDER_STATUS.receipted]: "receipted",
  [ORDER_STATUS.businessValidation]: "validation",
  [ORDER_STATUS.validationApproved]: "validationApproved",
  [ORDER_STATUS.validationRejected]: "validationRejected",
} as const;

const DELIVERY = {
  1: "inWarehouse",
  2: "inTransit",
  3: "delivered",
  4: "notDelivered",
  5: "nearCustomer",
  6: "onTruck",
  7: "suspended",
} as const;

/** requirements/orders#returns */
export const REFUND_STATUS = { inApproval: 1, approved: 3, cancelled: 10 } as const;

const RETURN = {
  [REFUND_STATUS.inApproval]: "inApproval",
  [REFUND_STATUS.approved]: "approved",
  [REFUND_STATUS.cancelled]: "cancelled",
} as const;
const RETURN_OPTION = { 6: "refund", 7: "replacement" } as const;
const PAYMENT_DUE = { 1: "expired", 2: "expiring", 3: "inProgress", 4: "settled" } as const;
const TRANSACTION = { 0: "error", 1: "inProgress", 2: "completed" } as const;

type KeyOf<Table extends Record<number, string>> = Table[keyof Table] | "unknown";

function keyOf<Table extends Record<number, string>>(table: Table, id: number | null): KeyOf<Table> {
  return (id !== null && Object.hasOwn(table, id) ? table[id] : "unknown") as KeyOf<Table>;
}

export const orderStatus = (id: number | null) => keyOf(ORDER, id);
export const deliveryStatus = (id: number | null) => keyOf(DELIVERY, id);
export const returnStatus = (id: number | null) => keyOf(RETURN, id);
export const returnOption = (id: number | null) => keyOf(RETURN_OPTION, id);
export const paymentDueStatus = (id: number | null) => keyOf(PAYMENT_DUE, id);
export const transactionStatus = (id: number | null) => keyOf(TRANSACTION, id);

export type OrderStatus = ReturnType<typeof orderStatus>;
export type OrderNote = "noLongerChangeable" | "notCharged" | "payToConfirm";

const DELIVERED: OrderStatus[] = ["delivered", "partiallyDelivered", "receipted"];

export const isDelivered = (id: number | null): boolean => DELIVERED.includes(orderStatus(id));

const NOT_PLACED: OrderStatus[] = ["cancelled", "unpaid", "failed", "validationRejected"];

/** Whether an order has come about, and still stands. */
export const isPlaced = (id: number | null): boolean => !NOT_PLACED.includes(orderStatus(id));

const OPEN: OrderStatus[] = [
  "inValidation",
  "ordered",
  "inPreparation",
  "ready",
  "outForDelivery",
  "validation",
  "validationApproved",
];

export const isUnderway = (id: number | null): boolean => OPEN.includes(orderStatus(id));

type PaidOrder = { statusId: number; transactionStatusId: number | null };

/** An amount is held from an approved online payment until the order is delivered or ends. */
export const isAmountHeld = ({ statusId, transactionStatusId }: PaidOrder): boolean =>
  OPEN.includes(orderStatus(statusId)) && transactionStatus(transactionStatusId) === "completed";

const PREPARED: OrderStatus[] = [
  "inPreparation",
  "ready",
  "outForDelivery",
  "delivered",
  "partiallyDelivered",
  "receipted",
];

/** requirements/orders#order-status */
export function orderNote(id: number | null): OrderNote | null {
  const status = orderStatus(id);
  if (status === "cancelled") return "notCharged";
  if (status === "unpaid") return "payToConfirm";
  return PREPARED.includes(status) ? "noLongerChangeable" : null;
}
