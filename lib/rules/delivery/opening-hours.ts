import { clockMinutes, type HourRange, inRange } from "../dates/clock-times";
import { toShopTime, type WeekDay } from "../dates/shop-time";

export type ServiceHour = { weekDay: number; begin: string; end: string };

/** Consecutive days with the same hours, from Monday; no ranges: closed. */
export type HoursGroup = { from: WeekDay; to: WeekDay; ranges: HourRange[] };

export type OpenState =
  | { open: true; closesAt: number }
  | { open: false; opens: { weekDay: WeekDay; at: number; inDays: number } | null };

/** EBSN weekdays (1 is Sunday) from Monday to Sunday. */
export const WEEK: readonly WeekDay[] = [2, 3, 4, 5, 6, 7, 1];

function rangesOf({ begin, end }: ServiceHour): HourRange[] {
  const times = [begin, end].flatMap((side) => side.split(/[-–]/)).map((time) => clockMinutes(time));
  const ranges: HourRange[] = [];
  for (let index = 0; index + 1 < times.length; index += 2) {
    const from = times[index] ?? null;
    const to = times[index + 1] ?? null;
    if (from !== null && to !== null && from !== to) ranges.push({ begin: from, end: to });
  }
  return ranges;
}

export function rangesOn(hours: ServiceHour[], weekDay: WeekDay): HourRange[] {
  return hours
    .filter((rule) => rule.weekDay === weekDay)
    .flatMap(rangesOf)
    .sort((a, b) => a.begin - b.begin);
}

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

const dayBefore = (weekDay: WeekDay): WeekDay => (weekDay === 1 ? 7 : weekDay - 1) as WeekDay;
const dayAfter = (weekDay: WeekDay, days: number): WeekDay => (((weekDay - 1 + days) % 7) + 1) as WeekDay;

export function openState(hours: ServiceHour[], now: Date): OpenState {
  const { weekDay, minutes } = toShopTime(now);
  const lastNight = rangesOn(hours, dayBefore(weekDay)).find(
    ({ begin, end }) => begin > end && minutes < end,
  );
  if (lastNight) return { open: true, closesAt: lastNight.end };
  const current = rangesOn(hours, weekDay).find((range) => inRange(range, minutes) && minutes >= range.begin);
  if (current) return { open: true, closesAt: current.end };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const day = dayAfter(weekDay, inDays);
    const next = rangesOn(hours, day).find(({ begin }) => inDays > 0 || begin > minutes);
    if (next) return { open: false, opens: { weekDay: day, at: next.begin, inDays } };
  }
  return { open: false, opens: null };
}
