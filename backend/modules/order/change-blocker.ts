import { ORDER_ENDED, ORDER_IN_PREPARATION } from "../../../lib/rules/checkout/checkout-errors";
import { NOT_PURCHASED_STATUSES } from "../../../lib/rules/orders/order-status";
import type { Message } from "../../envelope";
import type { OrderRow } from "./rows";
import { getOrderStatus, isReopenable } from "./status";

const IN_PREPARATION: Message = {
  code: ORDER_IN_PREPARATION,
  message: "L'ordine è già in preparazione e non si può più modificare: vale com'era.",
};
const ENDED: Message = {
  code: ORDER_ENDED,
  message:
    "Questo ordine è stato annullato o chiuso e non si può più modificare. Se lo stavi modificando, abbandona la modifica: i prodotti restano nel carrello.",
};

/** Cancelled or closed: nothing will come of it. */
export const hasEnded = (row: OrderRow, now: Date): boolean =>
  NOT_PURCHASED_STATUSES.includes(getOrderStatus(row, now));

/** Why the customer may not change the order. */
export function findChangeBlocker(row: OrderRow, now: Date): Message | null {
  if (isReopenable(row, now)) return null;
  return hasEnded(row, now) ? ENDED : IN_PREPARATION;
}
