import type { Campaign } from "../../seed/types";

/** A day as UTC midnight of its Italian date: whole days only, so that summer time cannot bend it. */
export type Day = number;

const DAY_MS = 86_400_000;
// A Thursday, on which the fortnightly leaflets begin.
const FIRST_FORTNIGHT = Date.UTC(2026, 0, 1);

const italianDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" });

export function italianDay(now: Date): Day {
  return Date.parse(`${italianDate.format(now)}T00:00:00Z`);
}

function fortnightOf(today: Day): Day {
  const passed = Math.floor((today - FIRST_FORTNIGHT) / DAY_MS) % 14;
  return today - passed * DAY_MS;
}

/** The days, both included, of the campaign of that kind that runs today, or begins next. */
export function campaignPeriod(campaign: Campaign, now: Date): { from: Day; to: Day } {
  const today = italianDay(now);
  const span = (from: Day, days: number) => ({ from, to: from + (days - 1) * DAY_MS });
  switch (campaign) {
    case "settimana": {
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      return span(today - sinceMonday * DAY_MS, 7);
    }
    case "quindicina":
      return span(fortnightOf(today), 14);
    case "prossima-quindicina":
      return span(fortnightOf(today) + 14 * DAY_MS, 14);
    case "mese": {
      const date = new Date(today);
      return {
        from: Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1),
        to: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0),
      };
    }
    case "scade-oggi":
      return span(today - 9 * DAY_MS, 10);
    case "scade-domani":
      return span(today - 8 * DAY_MS, 10);
  }
}

/** DD/MM/YYYY, as EBSN writes dates. */
export function dayText(day: Day): string {
  return new Date(day).toISOString().slice(0, 10).split("-").reverse().join("/");
}
