import type { Campaign } from "../../seed/types";
import { DAY_MS } from "../../../lib/rules/dates/duration";
import { shopDate } from "../../shop-dates";

/** UTC midnight of the Italian date: whole days, unaffected by daylight saving. */
export type Day = number;

// A Thursday, when fortnightly leaflets start.
const FIRST_FORTNIGHT = Date.UTC(2026, 0, 1);

export function toItalianDay(now: Date): Day {
  return Date.parse(`${shopDate(now)}T00:00:00Z`);
}

function fortnightStart(today: Day): Day {
  const daysPassed = Math.floor((today - FIRST_FORTNIGHT) / DAY_MS) % 14;
  return today - daysPassed * DAY_MS;
}

/** The running or next campaign of that kind, both days included. */
export function campaignPeriod(campaign: Campaign, now: Date): { from: Day; to: Day } {
  const today = toItalianDay(now);
  const span = (from: Day, days: number) => ({ from, to: from + (days - 1) * DAY_MS });
  switch (campaign) {
    case "settimana": {
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      return span(today - sinceMonday * DAY_MS, 7);
    }
    case "quindicina":
      return span(fortnightStart(today), 14);
    case "prossima-quindicina":
      return span(fortnightStart(today) + 14 * DAY_MS, 14);
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

export function formatDay(day: Day): string {
  return new Date(day).toISOString().slice(0, 10).split("-").reverse().join("/");
}
