import { formatDay } from "@/lib/dates";
import { firstDeliveryDay } from "@/lib/rules/parse-locks";

/** The first day of delivery from now on; "" if it is not known. */
export function leadDay(leadTimeHours: number, dayLock: string): string {
  const day = firstDeliveryDay({ leadTimeHours, dayLock }, new Date());
  return day ? formatDay(day, document.documentElement.lang) : "";
}
