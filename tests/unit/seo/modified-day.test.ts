import { modifiedDay } from "@/lib/seo/modified-day";

test.each([
  ["changed after its day", "2026-11-20", "2026-11-25", "2026-11-25"],
  ["written for a day to come", "2026-12-20", "2026-11-28", "2026-12-20"],
  ["never changed", "2026-11-20", undefined, "2026-11-20"],
  ["without dates", "", "", ""],
])("an article that was %s", (_, date, modified, expected) => {
  expect(modifiedDay({ date, modified })).toBe(expected);
});
