import type { Db } from "../../db/client";
import { ORDER } from "../../db/schema";
import { ownOrder } from "./find";
import type { OrderRow } from "./give-back";
import { statusAt } from "./status";

const DELIVERED: number[] = [ORDER.delivered, ORDER.partiallyDelivered, ORDER.receipted];

/** A delivered order of the customer; null when it is on its way still, or came to nothing. */
export async function deliveredOrder(
  db: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow | null> {
  const row = await ownOrder(db, customerId, orderId);
  return DELIVERED.includes(statusAt(row, now)) ? row : null;
}
