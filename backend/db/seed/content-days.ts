import { addDays, daysBetween } from "../../../lib/rules/dates/shop-time";
import { CONTENT_DAY } from "../../seed/content";
import type { BlockVisibility, Season } from "../../seed/types-content";

const LAST_HOLIDAY = "12-26";
const STARTS: [start: string, season: Season][] = [
  ["03-01", "spring"],
  ["06-01", "summer"],
  ["09-01", "autumn"],
  ["12-01", "winter"],
];

/**
 * A date of the content in a shop seeded today: YYYY-MM-DD lies as far from today as from CONTENT_DAY, MM-DD in the year of
 * the next Christmas.
 */
export function contentDay<T extends string | null>(day: T, today: string): T;
export function contentDay(day: string | null, today: string): string | null {
  if (day === null) return null;
  if (day.length > LAST_HOLIDAY.length) return addDays(day, daysBetween(CONTENT_DAY, today));
  const year = Number(today.slice(0, 4));
  return `${today.slice(5) > LAST_HOLIDAY ? year + 1 : year}-${day}`;
}

/** The current season from always, the others from their start; the last of them stays. */
export function seasonVisibility(season: Season, today: string): BlockVisibility {
  const year = Number(today.slice(0, 4));
  const nextStarts = [year, year + 1]
    .flatMap((each) => STARTS.map(([start, name]) => ({ day: `${each}-${start}`, name })))
    .filter(({ day }) => day > today)
    .slice(0, STARTS.length);
  const index = nextStarts.findIndex(({ name }) => name === season);
  const startOf = (position: number) => `${nextStarts[position]?.day}T00:00`;
  const current = STARTS.length - 1;
  return {
    from: index === current ? "" : startOf(index),
    to: index === current - 1 ? "" : startOf((index + 1) % STARTS.length),
    warehouseIds: [],
    segmentIds: [],
  };
}
