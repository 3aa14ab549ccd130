import { addDays } from "../dates/shop-time";
import { isPlaced, orderStatus, type OrderStatus } from "./statuses";
import { onWorkingDay } from "../dates/working-days";

const WITHDRAWAL_DAYS = 14;

const NOT_WITHDRAWABLE: OrderStatus[] = ["notCollected", "unknown"];

type WithdrawableOrder = {
  statusId: number;
  /** Day of delivery, promised or done, YYYY-MM-DD. */
  deliveryDate: string;
  today: string;
};

/** Last day of the right of withdrawal, YYYY-MM-DD; null when there is none (art. 52 and 54-bis Codice del consumo). */
export function withdrawalEndsOn({ statusId, deliveryDate, today }: WithdrawableOrder): string | null {
  if (!isPlaced(statusId) || NOT_WITHDRAWABLE.includes(orderStatus(statusId))) return null;
  const lastDay = onWorkingDay(addDays(deliveryDate, WITHDRAWAL_DAYS));
  return today <= lastDay ? lastDay : null;
}
