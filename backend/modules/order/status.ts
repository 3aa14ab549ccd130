import { ORDER_STATUS } from "../../db/schema";
import { romeInstant } from "../../rome";
import { HOME } from "../address/coverage";
import type { OrderRow } from "./release";

type OrderTiming = Pick<
  OrderRow,
  "orderStatusId" | "cutoffAt" | "slotDate" | "beginTime" | "endTime" | "deliveryService"
>;

/** Status by the clock: in preparation after the cut-off, out for delivery in its slot, then delivered. */
export function getOrderStatus(row: OrderTiming, now: Date): number {
  if (row.orderStatusId !== ORDER_STATUS.validation) return row.orderStatusId;
  if (now >= romeInstant(row.slotDate, row.endTime)) return ORDER_STATUS.delivered;
  if (now >= romeInstant(row.slotDate, row.beginTime))
    return row.deliveryService.deliveryServiceId === HOME ? ORDER_STATUS.outForDelivery : ORDER_STATUS.ready;
  return now >= row.cutoffAt ? ORDER_STATUS.preparation : ORDER_STATUS.validation;
}

const DELIVERY_STATUS: Partial<Record<number, number>> = {
  [ORDER_STATUS.preparation]: 1,
  [ORDER_STATUS.ready]: 1,
  [ORDER_STATUS.outForDelivery]: 2,
  [ORDER_STATUS.delivered]: 3,
};

/** Delivery status of an order status (requirements/orders#delivery-status); null before preparation. */
export const getDeliveryStatus = (statusId: number): number | null => DELIVERY_STATUS[statusId] ?? null;

const CHANGEABLE_STATUSES: number[] = [ORDER_STATUS.validation, ORDER_STATUS.ordered, ORDER_STATUS.unpaid];

export function isChangeable(row: OrderTiming, now: Date): boolean {
  return CHANGEABLE_STATUSES.includes(getOrderStatus(row, now)) && now < row.cutoffAt;
}
