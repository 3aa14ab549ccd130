import { isOutdated } from "@/config/max-stale-age.mjs";
import { msToMidnight, shopDay } from "@/config/shop-day.mjs";

const MINUTE = 60_000;
const at = (text: string) => Date.parse(text);

test.each([
  ["2026-11-17T22:50:00Z", 10],
  ["2026-11-17T23:00:00Z", 24 * 60],
  ["2026-07-17T21:50:00Z", 10],
  ["2026-03-28T22:50:00Z", 10],
  ["2026-03-29T21:50:00Z", 10],
  ["2026-10-25T22:50:00Z", 10],
])("at %s there are %i minutes to midnight", (moment, minutes) => {
  expect(msToMidnight(at(moment))).toBe(minutes * MINUTE);
});

test.each([
  ["2026-03-28T22:59:59Z", "2026-03-28T23:00:00Z", 1],
  ["2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z", 0],
  ["2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z", 0],
  ["2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", 1],
])("from %s to %s there are %i days", (from, to, days) => {
  expect(shopDay(at(to)) - shopDay(at(from))).toBe(days);
});

test.each([
  ["2026-11-17T11:00:00Z", "2026-11-17T12:00:00Z", false],
  ["2026-11-17T11:00:00Z", "2026-11-17T12:00:01Z", true],
  ["2026-11-17T22:59:59Z", "2026-11-17T23:00:00Z", true],
  ["2026-11-17T23:00:00Z", "2026-11-17T23:00:01Z", false],
])("what was made at %s is outdated at %s: %s", (madeAt, now, expected) => {
  expect(isOutdated(at(madeAt), at(now))).toBe(expected);
});
