import { toFormatLocale } from "@/lib/dates";
import { getPageLocale } from "@/lib/i18n/page-locale";

/** Days of the calendar are midnights in UTC. */
export function createDayFormatter(options: Intl.DateTimeFormatOptions): (time: number) => string {
  const locale = toFormatLocale(getPageLocale());
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  return (time) => formatter.format(time);
}
