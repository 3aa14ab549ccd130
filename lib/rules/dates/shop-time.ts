import { TZDateMini } from "@date-fns/tz";
import { addDays as addToDate } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { getDay } from "date-fns/getDay";
import { getHours } from "date-fns/getHours";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { subHours } from "date-fns/subHours";
import { brand } from "../../../brand.config";

const ZONE = brand.timeZone;
const ISO_DATE = "yyyy-MM-dd";

export type ShopTime = {
  dateIso: string;
  minutes: number;
  weekDay: WeekDay;
};

/** EBSN weekdays: 1 is Sunday, 7 Saturday. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The day of a longer ISO text too. */
const parseDay = (dateIso: string) => parseISO(dateIso.slice(0, ISO_DATE.length));

export function toShopTime(moment: Date): ShopTime {
  const clock = new TZDateMini(moment.getTime(), ZONE);
  return {
    dateIso: lightFormat(clock, ISO_DATE),
    minutes: getHours(clock) * 60 + clock.getMinutes(),
    weekDay: (getDay(clock) + 1) as WeekDay,
  };
}

/** A time skipped by the spring DST change is one hour later; a repeated one is the earlier. */
export function fromShopTime(dateIso: string, minutes: number): Date {
  const day = parseDay(dateIso);
  const moment = new TZDateMini(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes, ZONE);
  const hourBefore = subHours(moment, 1);
  const comesTwice = getHours(hourBefore) === getHours(moment);
  return new Date((comesTwice ? hourBefore : moment).getTime());
}

export function weekDayOf(dateIso: string): WeekDay {
  return (getDay(parseDay(dateIso)) + 1) as WeekDay;
}

export function addDays(dateIso: string, days: number): string {
  return lightFormat(addToDate(parseDay(dateIso), days), ISO_DATE);
}

export function daysBetween(fromIso: string, toIso: string): number {
  return differenceInCalendarDays(parseDay(toIso), parseDay(fromIso));
}
