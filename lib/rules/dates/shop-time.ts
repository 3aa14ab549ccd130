import { TZDateMini } from "@date-fns/tz";
import { addDays as addToDate } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { getDay } from "date-fns/getDay";
import { getHours } from "date-fns/getHours";
import { lightFormat } from "date-fns/lightFormat";
import { parseISO } from "date-fns/parseISO";
import { brand } from "../../../brand.config";
import { DAY_MS, MINUTE_MS } from "./duration";

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

/** What the shop's clock reads, as if it were UTC. */
const clockAsUtc = (moment: number): number =>
  moment - new TZDateMini(moment, ZONE).getTimezoneOffset() * MINUTE_MS;

/**
 * A time skipped by the spring DST change is one hour later; a repeated one is the earlier.
 * Not by the parts that `TZDateMini` takes: where the device's own clock skips them, it moves them.
 */
export function fromShopTime(dateIso: string, minutes: number): Date {
  const day = parseDay(dateIso);
  const clock = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate(), 0, minutes);
  const candidates = [clock - DAY_MS, clock + DAY_MS].map((near) => clock - (clockAsUtc(near) - near));
  return new Date(candidates.find((moment) => clockAsUtc(moment) === clock) ?? candidates[0] ?? NaN);
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
