import { MINUTE_MS } from "../../lib/rules/dates/duration";
import { ORDER_STATUS } from "../../lib/rules/orders/order-status";

export type DeliveryProgress = { orderId: number; statusId: number; slotBegins: Date; slotEnds: Date };

export type Arrival = { from: Date; to: Date; stopsBefore: number };

const WINDOW_MS = 30 * MINUTE_MS;
const STEP_MS = 10 * MINUTE_MS;
const STOP_MS = 8 * MINUTE_MS;

/** Half-hour arrival window, known once the van is on its way. Simulated from the order number. null: unknown. */
export function estimateArrival(
  { orderId, statusId, slotBegins, slotEnds }: DeliveryProgress,
  now: Date,
): Arrival | null {
  const spareMs = slotEnds.getTime() - slotBegins.getTime() - WINDOW_MS;
  if (statusId !== ORDER_STATUS.outForDelivery || spareMs <= 0) return null;
  const windowCount = Math.floor(spareMs / STEP_MS) + 1;
  const from = new Date(slotBegins.getTime() + (orderId % windowCount) * STEP_MS);
  const to = new Date(from.getTime() + WINDOW_MS);
  if (now > to) return { from: to, to: slotEnds, stopsBefore: 0 };
  // A van that leaves early makes no stop before the slot.
  const stopsFrom = Math.max(now.getTime(), slotBegins.getTime());
  const stopsBefore = Math.max(0, Math.ceil((from.getTime() - stopsFrom) / STOP_MS));
  return { from, to, stopsBefore };
}
