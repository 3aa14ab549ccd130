import { addMonths, monthWeeks } from "@/lib/rules/dates/calendar";

test("a month's weeks begin on Monday", () => {
  const weeks = monthWeeks("2026-11");
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[1]?.[0]).toBe("2026-11-02");
  expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
});

test.each([
  ["2024-02", 29],
  ["1910-01", 31],
  ["2027-02", 28],
])("%s has %d days", (month, count) => {
  expect(monthWeeks(month).flat().filter(Boolean)).toHaveLength(count);
});

test("months follow each other over the end of a year", () => {
  expect(addMonths("2026-12", 1)).toBe("2027-01");
  expect(addMonths("2026-01", -1)).toBe("2025-12");
});
