import { clockMinutes, hourRange, inRange } from "@/lib/rules/dates/clock-times";
import { isIsoDate } from "@/lib/rules/dates/is-iso-date";
import { addDays, daysBetween, fromShopTime, toShopTime, weekDayOf } from "@/lib/rules/dates/shop-time";

test.each([
  ["2026-01-15T23:30:00Z", { dateIso: "2026-01-16", minutes: 30, weekDay: 6 }],
  ["2026-07-15T22:30:00Z", { dateIso: "2026-07-16", minutes: 30, weekDay: 5 }],
  ["2026-03-29T00:59:00Z", { dateIso: "2026-03-29", minutes: 119, weekDay: 1 }],
  ["2026-03-29T01:00:00Z", { dateIso: "2026-03-29", minutes: 180, weekDay: 1 }],
  ["2026-10-25T00:30:00Z", { dateIso: "2026-10-25", minutes: 150, weekDay: 1 }],
  ["2026-10-25T01:30:00Z", { dateIso: "2026-10-25", minutes: 150, weekDay: 1 }],
])("%s on an Italian clock", (moment, expected) => {
  expect(toShopTime(new Date(moment))).toEqual(expected);
});

test.each([
  ["2026-01-16", 30, "2026-01-15T23:30:00.000Z"],
  ["2026-07-16", 30, "2026-07-15T22:30:00.000Z"],
  ["2026-03-29", 150, "2026-03-29T01:30:00.000Z"],
  ["2026-10-25", 150, "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", 1440, "2026-10-25T23:00:00.000Z"],
])("%s at minute %i is one moment", (dateIso, minutes, moment) => {
  expect(fromShopTime(dateIso, minutes).toISOString()).toBe(moment);
});

// Tests run on the clock of New York, which skips 02:00 to 03:00 on 8 March 2026.
it("does not mind that the device's own clock skips the time", () => {
  expect(fromShopTime("2026-03-08", 180).toISOString()).toBe("2026-03-08T02:00:00.000Z");
  expect(fromShopTime("2026-03-08", 150).toISOString()).toBe("2026-03-08T01:30:00.000Z");
});

it("is no moment on a day that does not exist", () => {
  expect(fromShopTime("2026-02-30", 0).getTime()).toBeNaN();
});

test.each([
  ["08:30", 510],
  ["8:30", 510],
  ["08.30", 510],
  ["00:00", 0],
  ["24:00", 1440],
  ["08:30:00", 510],
  ["24:01", null],
  ["08:60", null],
  ["830", null],
  ["", null],
])("%j is minute %j", (text, minutes) => {
  expect(clockMinutes(text)).toBe(minutes);
});

test.each([
  ["09:00-13:00", 540, true],
  ["09:00-13:00", 779, true],
  ["09:00-13:00", 780, false],
  ["22:00-06:00", 1380, true],
  ["22:00-06:00", 0, true],
  ["22:00-06:00", 359, true],
  ["22:00-06:00", 720, false],
])("%s holds minute %i: %s", (text, minutes, isIncluded) => {
  const range = hourRange(text);
  expect(range && inRange(range, minutes)).toBe(isIncluded);
});

test.each(["09:00", "09:00-09:00", "a-b", "09:00-10:00-11:00", ""])("%j is not a range", (text) => {
  expect(hourRange(text)).toBeNull();
});

it("counts days and weekdays over months and clock changes", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2026-10-24", "2026-10-26")).toBe(2);
  expect([weekDayOf("2026-11-22"), weekDayOf("2026-11-28")]).toEqual([1, 7]);
});

test.each(["2026-02-30", "2026-13-01", "2026-1-1", "26/11/2026", "", "2026-11-26T08:00"])(
  "%j is not a day",
  (text) => {
    expect(isIsoDate(text)).toBe(false);
  },
);
