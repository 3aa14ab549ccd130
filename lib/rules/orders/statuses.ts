import { isPickUpService } from "../delivery/handover";
import { DELIVERED_STATUSES, ORDER_STATUS } from "./order-status";

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

/** requirements/orders#delivery-status */
export const DELIVERY_STATUS = {
  inWarehouse: 1,
  inTransit: 2,
  delivered: 3,
  notDelivered: 4,
  nearCustomer: 5,
  onTruck: 6,
  suspended: 7,
} as const;

/** requirements/orders#returns */
export const REFUND_STATUS = { inApproval: 1, approved: 3, cancelled: 10 } as const;
export const REFUND_OPTION = { refund: 6, replacement: 7 } as const;
const PAYMENT_DUE_STATUS = { expired: 1, expiring: 2, inProgress: 3, settled: 4 } as const;
export const TRANSACTION_STATUS = { failed: 0, inProgress: 1, completed: 2 } as const;

export type OrderStatus = (typeof ORDER)[keyof typeof ORDER] | "unknown";

export const orderStatus = (id: number | null): OrderStatus =>
  id === null ? "unknown" : ((ORDER as Partial<Record<number, OrderStatus>>)[id] ?? "unknown");

/** What is said of an order that its customer collects. */
const COLLECTED = {
  ready: "readyToCollect",
  delivered: "collected",
  partiallyDelivered: "partiallyCollected",
} as const;

export type OrderStatusLabel = OrderStatus | (typeof COLLECTED)[keyof typeof COLLECTED];

export function orderStatusLabel(id: number | null, deliveryServiceId: number | undefined): OrderStatusLabel {
  const status = orderStatus(id);
  const labels: Partial<Record<OrderStatus, OrderStatusLabel>> = COLLECTED;
  return (isPickUpService(deliveryServiceId) && labels[status]) || status;
}

type NameIn<Ids> = (keyof Ids & string) | "unknown";

function nameOf<Ids extends Record<string, number>>(ids: Ids, id: number | null): NameIn<Ids> {
  const name = Object.keys(ids).find((key) => ids[key] === id);
  return (name ?? "unknown") as NameIn<Ids>;
}

export const deliveryStatus = (id: number | null) => nameOf(DELIVERY_STATUS, id);

type DeliveryStatus = ReturnType<typeof deliveryStatus>;

/** What the order's own status says already, or more exactly. */
const IMPLIED: Partial<Record<OrderStatus, DeliveryStatus[]>> = {
  inPreparation: ["inWarehouse"],
  ready: ["inWarehouse"],
  outForDelivery: ["inTransit"],
  delivered: ["delivered"],
  partiallyDelivered: ["delivered"],
  receipted: ["delivered"],
  notCollected: ["notDelivered"],
};

/** The status of delivery where it adds something to the status of the order. */
export function addedDeliveryStatus(
  orderStatusId: number | null,
  deliveryStatusId: number | null,
): Exclude<DeliveryStatus, "unknown"> | null {
  const status = deliveryStatus(deliveryStatusId);
  if (status === "unknown" || IMPLIED[orderStatus(orderStatusId)]?.includes(status)) return null;
  return status;
}

export const returnStatus = (id: number | null) => nameOf(REFUND_STATUS, id);
export const returnOption = (id: number | null) => nameOf(REFUND_OPTION, id);
export const paymentDueStatus = (id: number | null) => nameOf(PAYMENT_DUE_STATUS, id);
export const transactionStatus = (id: number | null) => nameOf(TRANSACTION_STATUS, id);

export type OrderStatusHint =
  "beingPrepared" | "noLongerChangeable" | "notCharged" | "payToConfirm" | "deliveryFailed" | "closed";

export const isDelivered = (id: number | null): boolean => id !== null && DELIVERED_STATUSES.includes(id);

const NOT_PLACED: OrderStatus[] = ["cancelled", "unpaid", "failed", "validationRejected"];

/** Whether an order has come about, and still stands. */
export const isPlaced = (id: number | null): boolean => !NOT_PLACED.includes(orderStatus(id));

const NEW: OrderStatus[] = ["inValidation", "ordered", "validation", "validationApproved", "unknown"];

/** Placed, and not known to be prepared yet. */
export const isNew = (id: number | null): boolean => NEW.includes(orderStatus(id));

const BEFORE_PICKING: OrderStatus[] = [...NEW, "inPreparation", "unpaid"];

/** Whether its products are still to be weighed, and replaced where they are missing. */
export const isToBePicked = (id: number | null): boolean => BEFORE_PICKING.includes(orderStatus(id));

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

/** Ended without the shopping reaching the customer. */
const CLOSED: OrderStatus[] = ["notCollected", "failed", "validationRejected"];
const ENDED: OrderStatus[] = [...CLOSED, "cancelled"];

type PaidOrder = { statusId: number; transactionStatusId: number | null };

/** An amount is held from an approved online payment until the order is delivered or ends. */
export const isAmountHeld = ({ statusId, transactionStatusId }: PaidOrder): boolean =>
  OPEN.includes(orderStatus(statusId)) && transactionStatus(transactionStatusId) === "completed";

/** The amount is released when an order that was paid online ends without reaching the customer. */
export const isAmountReleased = ({ statusId, transactionStatusId }: PaidOrder): boolean =>
  ENDED.includes(orderStatus(statusId)) &&
  statusId !== ORDER_STATUS.failed &&
  transactionStatus(transactionStatusId) === "completed";

/** The bank has not decided yet, so the order cannot be paid again. */
export const isPaymentPending = ({
  statusId,
  transactionStatusId,
  canRetryPayment,
}: PaidOrder & { canRetryPayment: boolean }): boolean =>
  orderStatus(statusId) === "unpaid" &&
  transactionStatus(transactionStatusId) === "inProgress" &&
  !canRetryPayment;

/** Once delivered, nobody expects to change it. */
const PREPARED: OrderStatus[] = ["ready", "outForDelivery"];

/** requirements/orders#order-status */
export function orderStatusHint(id: number | null): OrderStatusHint | null {
  const status = orderStatus(id);
  if (id === ORDER_STATUS.failed) return "deliveryFailed";
  if (CLOSED.includes(status)) return "closed";
  if (status === "cancelled") return "notCharged";
  if (status === "unpaid") return "payToConfirm";
  if (status === "inPreparation") return "beingPrepared";
  return PREPARED.includes(status) ? "noLongerChangeable" : null;
}
