import { clockMinutes, type HourRange, inRange } from "../dates/clock-times";
import { addDays, toShopTime, type WeekDay, weekDayOf } from "../dates/shop-time";

type Hours = { begin: string; end: string };

export type ServiceHour = Hours & { weekDay: number };

/** The hours of one day, in place of those of its weekday; none: closed; null: not known. */
export type SpecialHours = { dateIso: string; hours: Hours[] | null };

/** Consecutive days with the same hours, from Monday; no ranges: closed. */
export type HoursGroup = { from: WeekDay; to: WeekDay; ranges: HourRange[] };

export type OpenState =
  | { open: true; closesAt: number }
  | { open: "unknown" }
  | { open: false; opens: { weekDay: WeekDay; at: number; inDays: number } | null };

/** EBSN weekdays (1 is Sunday) from Monday to Sunday. */
export const WEEK: readonly WeekDay[] = [2, 3, 4, 5, 6, 7, 1];

function rangesOf({ begin, end }: Hours): HourRange[] {
  const times = [begin, end].flatMap((side) => side.split(/[-–]/)).map((time) => clockMinutes(time));
  const ranges: HourRange[] = [];
  for (let index = 0; index + 1 < times.length; index += 2) {
    const from = times[index] ?? null;
    const to = times[index + 1] ?? null;
    if (from !== null && to !== null && from !== to) ranges.push({ begin: from, end: to });
  }
  return ranges;
}

export const sortedRanges = (hours: Hours[]): HourRange[] =>
  hours.flatMap(rangesOf).sort((a, b) => a.begin - b.begin);

export const rangesOn = (hours: ServiceHour[], weekDay: WeekDay): HourRange[] =>
  sortedRanges(hours.filter((rule) => rule.weekDay === weekDay));

export function hoursGroups(hours: ServiceHour[]): HoursGroup[] {
  const groups: HoursGroup[] = [];
  for (const weekDay of WEEK) {
    const ranges = rangesOn(hours, weekDay);
    const last = groups.at(-1);
    if (last && sameRanges(last.ranges, ranges)) last.to = weekDay;
    else groups.push({ from: weekDay, to: weekDay, ranges });
  }
  return groups;
}

function sameRanges(a: HourRange[], b: HourRange[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ begin, end }, index) => begin === b[index]?.begin && end === b[index]?.end)
  );
}

export function openState(hours: ServiceHour[], special: SpecialHours[], now: Date): OpenState {
  const { dateIso, minutes } = toShopTime(now);
  const rangesOnDate = (date: string): HourRange[] | null => {
    const exception = special.find((day) => day.dateIso === date);
    if (exception) return exception.hours && sortedRanges(exception.hours);
    return rangesOn(hours, weekDayOf(date));
  };
  const lastNight = rangesOnDate(addDays(dateIso, -1))?.find(
    ({ begin, end }) => begin > end && minutes < end,
  );
  if (lastNight) return { open: true, closesAt: lastNight.end };
  const today = rangesOnDate(dateIso);
  if (!today) return { open: "unknown" };
  const current = today.find((range) => inRange(range, minutes) && minutes >= range.begin);
  if (current) return { open: true, closesAt: current.end };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const date = addDays(dateIso, inDays);
    const ranges = rangesOnDate(date);
    if (!ranges) break;
    const next = ranges.find(({ begin }) => inDays > 0 || begin > minutes);
    if (next) return { open: false, opens: { weekDay: weekDayOf(date), at: next.begin, inDays } };
  }
  return { open: false, opens: null };
}
