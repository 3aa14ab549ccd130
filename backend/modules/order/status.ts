import { MINUTE_MS } from "../../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../../lib/rules/orders/order-status";
import { DELIVERY_STATUS } from "../../../lib/rules/orders/statuses";
import { statusAt } from "../../domain/fulfilment";
import { type OrderTiming, toProgress } from "./progress";
import type { OrderRow } from "./rows";

/** Status by the clock, also before it is stored. */
export const getOrderStatus = (row: OrderTiming, now: Date): number => statusAt(toProgress(row), now);

type Replacement = Pick<OrderRow, "replacedById" | "released">;

/** Changed, and stands until the new order is paid. */
export const isOnStandby = ({ replacedById, released }: Replacement): boolean =>
  replacedById !== null && !released;

/** Changed, and the new order stands in its place. */
export const isReplaced = ({ replacedById, released }: Replacement): boolean =>
  replacedById !== null && released;

const DELIVERY_BY_ORDER_STATUS: Partial<Record<number, number>> = {
  [ORDER_STATUS.preparation]: DELIVERY_STATUS.inWarehouse,
  [ORDER_STATUS.picking]: DELIVERY_STATUS.inWarehouse,
  [ORDER_STATUS.ready]: DELIVERY_STATUS.inWarehouse,
  [ORDER_STATUS.outForDelivery]: DELIVERY_STATUS.inTransit,
  [ORDER_STATUS.delivered]: DELIVERY_STATUS.delivered,
  [ORDER_STATUS.partiallyDelivered]: DELIVERY_STATUS.delivered,
  [ORDER_STATUS.receipted]: DELIVERY_STATUS.delivered,
  [ORDER_STATUS.notCollected]: DELIVERY_STATUS.notDelivered,
  [ORDER_STATUS.failed]: DELIVERY_STATUS.notDelivered,
  [ORDER_STATUS.abandoned]: DELIVERY_STATUS.notDelivered,
  [ORDER_STATUS.businessValidation]: DELIVERY_STATUS.suspended,
};

const NEAR_MS = 20 * MINUTE_MS;

/** Derived from the slot: loaded before it starts, near in its last minutes. */
export function getDeliveryStatus(row: OrderTiming, now: Date): number | null {
  const statusId = getOrderStatus(row, now);
  if (statusId === ORDER_STATUS.outForDelivery) {
    const { slotBegins, slotEnds } = toProgress(row);
    if (now < slotBegins) return DELIVERY_STATUS.onTruck;
    if (now.getTime() > slotEnds.getTime() - NEAR_MS) return DELIVERY_STATUS.nearCustomer;
  }
  return DELIVERY_BY_ORDER_STATUS[statusId] ?? null;
}

const CHANGEABLE_STATUSES: number[] = [
  ORDER_STATUS.validation,
  ORDER_STATUS.validating,
  ORDER_STATUS.ordered,
  ORDER_STATUS.validationApproved,
  ORDER_STATUS.unpaid,
];

export function isChangeable(row: OrderTiming, now: Date): boolean {
  return CHANGEABLE_STATUSES.includes(getOrderStatus(row, now)) && now < row.cutoffAt;
}

/** Whether its customer may change it in a cart. */
export const isReopenable = (row: OrderTiming & Replacement, now: Date): boolean =>
  row.orderStatusId !== ORDER_STATUS.unpaid && row.replacedById === null && isChangeable(row, now);
