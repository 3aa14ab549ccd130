import { ORDER } from "../../db/schema";
import { romeInstant } from "../../rome";
import { HOME } from "../address/coverage";
import type { OrderRow } from "./give-back";

type Dated = Pick<
  OrderRow,
  "orderStatusId" | "cutoffAt" | "slotDate" | "beginTime" | "endTime" | "deliveryService"
>;

/** The status an order has reached by the clock: prepared after its cut-off, out in its slot, then delivered. */
export function statusAt(row: Dated, now: Date): number {
  if (row.orderStatusId !== ORDER.validation) return row.orderStatusId;
  if (now >= romeInstant(row.slotDate, row.endTime)) return ORDER.delivered;
  if (now >= romeInstant(row.slotDate, row.beginTime))
    return row.deliveryService.deliveryServiceId === HOME ? ORDER.out : ORDER.ready;
  return now >= row.cutoffAt ? ORDER.preparation : ORDER.validation;
}

const DELIVERY: Partial<Record<number, number>> = {
  [ORDER.preparation]: 1,
  [ORDER.ready]: 1,
  [ORDER.out]: 2,
  [ORDER.delivered]: 3,
};

/** Delivery status of an order status (spec 2 §4); null before there is anything to deliver. */
export const deliveryStatusOf = (statusId: number): number | null => DELIVERY[statusId] ?? null;

const CHANGEABLE: number[] = [ORDER.validation, ORDER.ordered, ORDER.unpaid];

/** Until the cut-off an order can be changed or cancelled. */
export function isChangeable(row: Dated, now: Date): boolean {
  return CHANGEABLE.includes(statusAt(row, now)) && now < row.cutoffAt;
}
