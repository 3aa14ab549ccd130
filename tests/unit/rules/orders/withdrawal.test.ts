import fc from "fast-check";
import { addDays, daysBetween, weekDayOf } from "@/lib/rules/dates/shop-time";
import { withdrawalEndsOn } from "@/lib/rules/orders/withdrawal";
import { easterSunday, isPublicHoliday, isWorkingDay } from "@/lib/rules/dates/working-days";

const DELIVERED = 8;

const endOf = (deliveryDate: string, today = deliveryDate) =>
  withdrawalEndsOn({ statusId: DELIVERED, deliveryDate, today });

it.each([
  ["a Wednesday", "2026-11-11", "2026-11-25"],
  ["a Saturday", "2026-11-14", "2026-11-30"],
  ["a Sunday", "2026-11-15", "2026-11-30"],
  ["the Immaculate Conception", "2026-11-24", "2026-12-09"],
  ["Christmas, a Friday before a weekend", "2026-12-11", "2026-12-28"],
  ["Epiphany", "2026-12-23", "2027-01-07"],
  ["Good Friday, no holiday", "2027-03-12", "2027-03-26"],
  ["Easter Saturday", "2027-03-13", "2027-03-30"],
  ["Easter Monday", "2027-03-15", "2027-03-30"],
  ["Saint Francis on a Monday", "2027-09-20", "2027-10-05"],
  ["Saint Francis before it was a holiday again", "2024-09-20", "2024-10-04"],
])("the right of withdrawal whose fourteenth day is %s", (_, deliveryDate, lastDay) => {
  expect(endOf(deliveryDate)).toBe(lastDay);
  expect(endOf(deliveryDate, lastDay)).toBe(lastDay);
  expect(endOf(deliveryDate, addDays(lastDay, 1))).toBeNull();
});

it.each([
  ["delivered", 8, true],
  ["ordered", 3, true],
  ["out for delivery", 7, true],
  ["cancelled", 10, false],
  ["unpaid", 11, false],
  ["not collected", 12, false],
  ["rejected", 21, false],
  ["of an unknown status", 99, false],
])("an order that is %s (%i) has a right of withdrawal: %s", (_, statusId, hasRight) => {
  const day = "2026-11-11";
  expect(withdrawalEndsOn({ statusId, deliveryDate: day, today: day }) !== null).toBe(hasRight);
});

it("lasts fourteen days or more, to the first working day", () => {
  const days = fc.integer({ min: 0, max: 36_500 }).map((count) => addDays("2020-01-01", count));
  fc.assert(
    fc.property(days, (deliveryDate) => {
      const lastDay = endOf(deliveryDate) ?? "";
      const length = daysBetween(deliveryDate, lastDay);
      expect(isWorkingDay(lastDay)).toBe(true);
      expect(length).toBeGreaterThanOrEqual(14);
      for (let day = 14; day < length; day++) expect(isWorkingDay(addDays(deliveryDate, day))).toBe(false);
    }),
  );
});

it.each([
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2049, "2049-04-18"],
  [2076, "2076-04-19"],
  [2285, "2285-03-22"],
])("Easter of %d", (year, day) => {
  expect(easterSunday(year)).toBe(day);
  expect([day, addDays(day, 1), addDays(day, 2)].map(isPublicHoliday)).toEqual([true, true, false]);
});

it("Easter is a Sunday from 22 March to 25 April", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
      const easter = easterSunday(year);
      expect(weekDayOf(easter)).toBe(1);
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});
