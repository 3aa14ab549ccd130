import { isDelivered } from "../../../lib/rules/orders/statuses";
import type { Db } from "../../db/client";
import { getCustomerOrder } from "./find";
import type { OrderRow } from "./rows";
import { getOrderStatus } from "./status";

export async function findDeliveredOrder(
  db: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow | null> {
  const row = await getCustomerOrder(db, customerId, orderId);
  return isDelivered(getOrderStatus(row, now)) ? row : null;
}
