import { cutoffOf } from "@/backend/modules/timeslot/cutoff";

const SUNDAY = { beginTime: "10:00", cutoffHours: 14 };

test.each([
  ["2026-03-22", "2026-03-21T19:00:00.000Z"],
  ["2026-03-29", "2026-03-28T19:00:00.000Z"],
  ["2026-10-25", "2026-10-24T18:00:00.000Z"],
  ["2026-11-01", "2026-10-31T19:00:00.000Z"],
])("Sunday's first slot on %s can be ordered until 20:00 on Saturday", (date, cutoff) => {
  expect(cutoffOf(date, SUNDAY).toISOString()).toBe(cutoff);
});

test("the cutoff of New Year's Day is in the year before", () => {
  expect(cutoffOf("2027-01-01", { beginTime: "08:00", cutoffHours: 12 }).toISOString()).toBe(
    "2026-12-31T19:00:00.000Z",
  );
});
