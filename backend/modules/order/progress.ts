import type { OrderProgress } from "../../domain/fulfilment";
import { romeInstant } from "../../rome";
import type { OrderRow } from "./rows";

export type OrderTiming = Pick<
  OrderRow,
  "orderStatusId" | "cutoffAt" | "slotDate" | "beginTime" | "endTime" | "deliveryService"
>;

export const toProgress = (row: OrderTiming, hasShortage = false): OrderProgress => ({
  statusId: row.orderStatusId,
  deliveryServiceId: Number(row.deliveryService.deliveryServiceId),
  cutoffAt: row.cutoffAt,
  slotBegins: romeInstant(row.slotDate, row.beginTime),
  slotEnds: romeInstant(row.slotDate, row.endTime),
  hasShortage,
});
