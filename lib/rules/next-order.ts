import type { Order } from "@/lib/ebsn/domain/order";
import { isUnderway } from "./statuses";

type ExpectedOrder = Pick<Order, "orderId" | "statusId" | "timeslot" | "replacedByOrderId">;

const startOf = ({ timeslot }: ExpectedOrder): string =>
  timeslot ? `${timeslot.dateIso.slice(0, 10)} ${timeslot.beginTime}` : "";

/** The order that arrives, or can be collected, first. */
export function nextOrder<T extends ExpectedOrder>(orders: readonly T[]): T | null {
  const expected = orders.filter(
    ({ statusId, timeslot, replacedByOrderId }) =>
      isUnderway(statusId) && timeslot !== null && replacedByOrderId === null,
  );
  return expected.reduce<T | null>(
    (first, order) => (first && startOf(first) <= startOf(order) ? first : order),
    null,
  );
}
