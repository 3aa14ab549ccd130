import fc from "fast-check";
import { addDays, daysBetween, fromShopTime, toShopTime, weekDayOf } from "@/lib/rules/dates/shop-time";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** An oracle of its own: the clock of the platform. */
const italianClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
  timeStyle: "short",
});

const clockText = (instant: Date) => {
  const { dateIso, minutes } = toShopTime(instant);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${dateIso} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
};

/** Clocks change at 01:00 UTC on the last Sunday of March and of October. */
function clockChange(year: number, month: "03" | "10"): { dateIso: string; at: number } {
  const last = new Date(`${year}-${month}-31T01:00:00Z`);
  last.setUTCDate(31 - last.getUTCDay());
  return { dateIso: last.toISOString().slice(0, 10), at: last.getTime() };
}

const years = fc.integer({ min: 1996, max: 2060 });
const months = fc.constantFrom("03" as const, "10" as const);
const days = fc
  .date({ min: new Date("1996-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("around both clock changes of any year", () => {
  it("reads the clock as the platform does", () => {
    fc.assert(
      fc.property(years, months, fc.integer({ min: -2160, max: 2160 }), (year, month, minutes) => {
        const instant = new Date(clockChange(year, month).at + minutes * MINUTE_MS);
        expect(clockText(instant)).toBe(italianClock.format(instant));
      }),
    );
  });

  it("finds the moment that a clock reads, the earlier one of the hour that comes twice", () => {
    fc.assert(
      fc.property(years, months, fc.integer({ min: -2160, max: 2160 }), (year, month, minutes) => {
        const { at } = clockChange(year, month);
        const instant = at + minutes * MINUTE_MS;
        const { dateIso, minutes: clock } = toShopTime(new Date(instant));
        const isSecondTime = month === "10" && minutes >= 0 && minutes < 60;
        expect(fromShopTime(dateIso, clock).getTime()).toBe(isSecondTime ? instant - HOUR_MS : instant);
      }),
    );
  });

  it("moves a time of the skipped hour one hour on", () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 120, max: 179 }), (year, minutes) => {
        const { dateIso } = clockChange(year, "03");
        expect(toShopTime(fromShopTime(dateIso, minutes))).toMatchObject({ dateIso, minutes: minutes + 60 });
      }),
    );
  });

  it("has days of 23 and 25 hours", () => {
    fc.assert(
      fc.property(years, months, (year, month) => {
        const { dateIso } = clockChange(year, month);
        const length = fromShopTime(addDays(dateIso, 1), 0).getTime() - fromShopTime(dateIso, 0).getTime();
        expect(length / HOUR_MS).toBe(month === "03" ? 23 : 25);
      }),
    );
  });
});

describe("days", () => {
  it("are counted back as they were added", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it("have the weekday of their number", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 5000 }), (day, count) => {
        expect(weekDayOf(addDays(day, count))).toBe(((weekDayOf(day) - 1 + count) % 7) + 1);
        expect(toShopTime(fromShopTime(day, 720)).weekDay).toBe(weekDayOf(day));
      }),
    );
  });
});
