import { addDays, toShopTime } from "../dates/shop-time";
import { isPublicHoliday } from "../dates/working-days";
import type { SpecialHours } from "./opening-hours";

const DAYS_AHEAD = 14;

/** From yesterday on, with the public holidays of the next days whose hours the shop does not send. */
export function withPublicHolidays(special: SpecialHours[], now: Date): SpecialHours[] {
  const yesterday = addDays(toShopTime(now).dateIso, -1);
  const known = special.filter(({ dateIso }) => dateIso >= yesterday);
  const unknown = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(yesterday, index))
    .filter((date) => isPublicHoliday(date) && !known.some(({ dateIso }) => dateIso === date))
    .map((dateIso) => ({ dateIso, hours: null }));
  return [...known, ...unknown].sort((a, b) => a.dateIso.localeCompare(b.dateIso));
}
