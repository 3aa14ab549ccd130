import { ORDER_STATUS } from "../../../lib/rules/order-status";
import type { Db } from "../../db/client";
import { getCustomerOrder } from "./find";
import type { OrderRow } from "./release";
import { getOrderStatus } from "./status";

const DELIVERED_STATUSES: number[] = [
  ORDER_STATUS.delivered,
  ORDER_STATUS.partiallyDelivered,
  ORDER_STATUS.receipted,
];

export async function findDeliveredOrder(
  db: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow | null> {
  const row = await getCustomerOrder(db, customerId, orderId);
  return DELIVERED_STATUSES.includes(getOrderStatus(row, now)) ? row : null;
}
