import { addDays, type WeekDay, weekDayOf } from "../../lib/rules/dates/shop-time";
import { isClosedDay, isPublicHoliday } from "../../lib/rules/dates/working-days";

const SUNDAY: WeekDay = 1;
const SPECIAL_HOURS_DAYS = 30;

/** The weekday whose hours and timeslots a day has: Sunday's on a public holiday; null: closed. */
export function plannedWeekDay(dateIso: string): WeekDay | null {
  if (isClosedDay(dateIso)) return null;
  return isPublicHoliday(dateIso) ? SUNDAY : weekDayOf(dateIso);
}

type WeekHour = { beginWeekDay: number; beginHour: string; endHour: string };

/** The public holidays of the next 30 days, each with its hours; without hours: closed. */
export function specialHours(hours: WeekHour[], today: string) {
  return Array.from({ length: SPECIAL_HOURS_DAYS }, (_, index) => addDays(today, index))
    .filter(isPublicHoliday)
    .map((date) => {
      const weekDay = plannedWeekDay(date);
      return {
        date,
        hours: hours
          .filter(({ beginWeekDay }) => beginWeekDay === weekDay)
          .map(({ beginHour, endHour }) => ({ beginHour, endHour })),
      };
    });
}
