import { contentDay, seasonVisibility } from "@/backend/db/seed/content-days";
import type { Season } from "@/backend/seed/types-content";
import { CONTENT_DAY } from "@/backend/seed/content";

const SEASONS: Season[] = ["winter", "spring", "summer", "autumn"];

test.each([
  ["2026-11-18", CONTENT_DAY, "2026-11-18"],
  ["2026-11-18", "2027-03-01", "2027-02-27"],
  ["2026-08-05", "2026-12-01", "2026-08-16"],
  ["12-08", CONTENT_DAY, "2026-12-08"],
  ["12-08", "2026-12-26", "2026-12-08"],
  ["12-08", "2026-12-27", "2027-12-08"],
  ["12-10", "2027-01-02", "2027-12-10"],
  [null, "2027-01-02", null],
])("a date of the content written as %s is, in a shop seeded on %s, %s", (written, today, expected) => {
  expect(contentDay(written, today)).toBe(expected);
});

describe("blocks of a season", () => {
  const shownOn = (day: string, seeded: string) =>
    SEASONS.filter((season) => {
      const { from, to } = seasonVisibility(season, seeded);
      return (from === "" || `${day}T12:00` >= from) && (to === "" || `${day}T12:00` < to);
    });

  test.each([
    ["2026-11-30", "autumn"],
    ["2026-12-01", "winter"],
    ["2027-01-15", "winter"],
    ["2027-02-28", "winter"],
    ["2027-03-01", "spring"],
    ["2027-06-30", "summer"],
  ])("on %s a new shop shows %s", (day, season) => {
    expect(shownOn(day, day)).toEqual([season]);
  });

  test.each([
    ["2027-02-28", "winter"],
    ["2027-03-01", "spring"],
    ["2027-06-01", "summer"],
    ["2027-09-01", "autumn"],
    ["2028-04-01", "autumn"],
  ])("a shop seeded on 1 December 2026 shows on %s one season: %s", (day, season) => {
    expect(shownOn(day, "2026-12-01")).toEqual([season]);
  });
});
