import type { OrderProgress } from "../../domain/fulfilment";
import { shopInstant } from "../../shop-dates";
import type { OrderRow } from "./rows";

export type OrderTiming = Pick<
  OrderRow,
  "orderStatusId" | "cutoffAt" | "slotDate" | "beginTime" | "endTime" | "redispatchedAt" | "deliveryService"
>;

/** Another attempt takes as long as the slot, from its start. */
export function deliveryHours({
  slotDate,
  beginTime,
  endTime,
  redispatchedAt,
}: Omit<OrderTiming, "deliveryService">) {
  const slotBegins = shopInstant(slotDate, beginTime);
  const slotEnds = shopInstant(slotDate, endTime);
  if (redispatchedAt === null || redispatchedAt <= slotBegins) return { slotBegins, slotEnds };
  const length = slotEnds.getTime() - slotBegins.getTime();
  return { slotBegins: redispatchedAt, slotEnds: new Date(redispatchedAt.getTime() + length) };
}

export const toProgress = (row: OrderTiming, hasShortage = false): OrderProgress => ({
  statusId: row.orderStatusId,
  deliveryServiceId: Number(row.deliveryService.deliveryServiceId),
  cutoffAt: row.cutoffAt,
  ...deliveryHours(row),
  hasShortage,
});
