import { formatDay } from "@/lib/dates";
import { firstDeliveryDay } from "@/lib/rules/cart/parse-locks";
import { browserNow } from "@/lib/browser/browser-clock";

/** The first day of delivery from now on; "" if it is not known. */
export function formatEarliestDelivery(leadTimeHours: number, dayLock: string): string {
  const day = firstDeliveryDay({ leadTimeHours, dayLock }, browserNow());
  return day ? formatDay(day, document.documentElement.lang) : "";
}
