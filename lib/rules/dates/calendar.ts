import { DAY_MS } from "./duration";

const DAYS_OF_WEEK = 7;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** "YYYY-MM" moved by some months. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return isoDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/** The weeks of a month from Monday to Sunday, days as YYYY-MM-DD; null where the week has days of other months. */
export function monthWeeks(month: string): (string | null)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const next = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`);
  const start = first - ((new Date(first).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) * DAY_MS;
  const weeks: (string | null)[][] = [];
  for (let week = start; week < next; week += DAYS_OF_WEEK * DAY_MS) {
    weeks.push(
      Array.from({ length: DAYS_OF_WEEK }, (_, index) => {
        const time = week + index * DAY_MS;
        return time >= first && time < next ? isoDay(time) : null;
      }),
    );
  }
  return weeks;
}
