import { ORDER_STATUS } from "../../../lib/rules/order-status";
import { statusAt } from "../../domain/fulfilment";
import { romeInstant } from "../../rome";
import { type OrderTiming, toProgress } from "./progress";
import type { OrderRow } from "./release";

/** Status by the clock, also before it is stored. */
export const getOrderStatus = (row: OrderTiming, now: Date): number => statusAt(toProgress(row), now);

type Replacement = Pick<OrderRow, "replacedById" | "released">;

/** Changed, and stands until the new order is paid. */
export const isOnStandby = ({ replacedById, released }: Replacement): boolean =>
  replacedById !== null && !released;

/** Changed, and the new order stands in its place. */
export const isReplaced = ({ replacedById, released }: Replacement): boolean =>
  replacedById !== null && released;

/** requirements/orders#delivery-status */
const DELIVERY = {
  warehouse: 1,
  transit: 2,
  delivered: 3,
  notDelivered: 4,
  near: 5,
  onTruck: 6,
  suspended: 7,
};

const DELIVERY_STATUS: Partial<Record<number, number>> = {
  [ORDER_STATUS.preparation]: DELIVERY.warehouse,
  [ORDER_STATUS.picking]: DELIVERY.warehouse,
  [ORDER_STATUS.ready]: DELIVERY.warehouse,
  [ORDER_STATUS.outForDelivery]: DELIVERY.transit,
  [ORDER_STATUS.delivered]: DELIVERY.delivered,
  [ORDER_STATUS.partiallyDelivered]: DELIVERY.delivered,
  [ORDER_STATUS.receipted]: DELIVERY.delivered,
  [ORDER_STATUS.notCollected]: DELIVERY.notDelivered,
  [ORDER_STATUS.failed]: DELIVERY.notDelivered,
  [ORDER_STATUS.abandoned]: DELIVERY.notDelivered,
  [ORDER_STATUS.businessValidation]: DELIVERY.suspended,
};

const MINUTE_MS = 60_000;
const NEAR_MS = 20 * MINUTE_MS;

/** Derived from the slot: loaded before it starts, near in its last minutes. */
export function getDeliveryStatus(row: OrderTiming, now: Date): number | null {
  const statusId = getOrderStatus(row, now);
  if (statusId === ORDER_STATUS.outForDelivery) {
    if (now < romeInstant(row.slotDate, row.beginTime)) return DELIVERY.onTruck;
    if (now.getTime() > romeInstant(row.slotDate, row.endTime).getTime() - NEAR_MS) return DELIVERY.near;
  }
  return DELIVERY_STATUS[statusId] ?? null;
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
