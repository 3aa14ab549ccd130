import type { Order } from "../../ebsn/domain/order";
import { isUnderway } from "./statuses";

type ExpectedOrder = Pick<Order, "orderId" | "statusId" | "timeslot" | "replacedByOrderId">;

const dayOf = ({ timeslot }: ExpectedOrder): string => timeslot?.dateIso.slice(0, 10) ?? "";

const startOf = (order: ExpectedOrder): string => `${dayOf(order)} ${order.timeslot?.beginTime ?? ""}`;

/** The order that arrives, or can be collected, first from `today` on. */
export function nextOrder<T extends ExpectedOrder>(orders: readonly T[], today: string): T | null {
  const expected = orders.filter(
    (order) => isUnderway(order.statusId) && order.replacedByOrderId === null && dayOf(order) >= today,
  );
  return expected.reduce<T | null>(
    (first, order) => (first && startOf(first) <= startOf(order) ? first : order),
    null,
  );
}
