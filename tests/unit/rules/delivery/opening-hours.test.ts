import { hoursGroups, openState, rangesOn, type ServiceHour } from "@/lib/rules/delivery/opening-hours";
import { withPublicHolidays } from "@/lib/rules/delivery/special-hours";

const hours = (minutes: number) => minutes * 60;
const range = (begin: number, end: number) => ({ begin: hours(begin), end: hours(end) });
const serviceHour = (weekDay: number, begin: string, end: string): ServiceHour => ({ weekDay, begin, end });
const weekdays = [2, 3, 4, 5, 6, 7].map((day) => serviceHour(day, "08:30", "20:00"));

describe("the ranges of a day", () => {
  test.each([
    ["one rule", [serviceHour(2, "08:30", "20:00")], [{ begin: 510, end: 1200 }]],
    [
      "two rules, in order",
      [serviceHour(2, "15:00", "19:00"), serviceHour(2, "8:00", "13:00")],
      [range(8, 13), range(15, 19)],
    ],
    [
      "two ranges in one rule",
      [serviceHour(2, "08:30-13:00", "15:30-19:30")],
      [
        { begin: 510, end: 780 },
        { begin: 930, end: 1170 },
      ],
    ],
    ["a range in the begin field", [serviceHour(2, "09:00 - 13:00", "")], [range(9, 13)]],
    ["dots instead of colons", [serviceHour(2, "9.00", "13.00")], [range(9, 13)]],
    ["another day", [serviceHour(3, "09:00", "13:00")], []],
    ["unreadable text", [serviceHour(2, "chiuso", "")], []],
    ["an empty range", [serviceHour(2, "09:00", "09:00")], []],
  ])("%s", (_, rules, ranges) => {
    expect(rangesOn(rules, 2)).toEqual(ranges);
  });
});

it("groups the days of the week, Monday first", () => {
  const week = [serviceHour(1, "09:00", "13:00"), ...weekdays];
  expect(hoursGroups(week)).toEqual([
    { from: 2, to: 7, ranges: [{ begin: 510, end: 1200 }] },
    { from: 1, to: 1, ranges: [range(9, 13)] },
  ]);
  expect(hoursGroups(weekdays).at(-1)).toEqual({ from: 1, to: 1, ranges: [] });
  expect(hoursGroups([])).toEqual([{ from: 2, to: 1, ranges: [] }]);
});

describe("open now", () => {
  const split = [serviceHour(6, "08:30-13:00", "15:30-19:30"), serviceHour(2, "09:00", "19:00")];
  test.each([
    ["open on Friday morning", split, "2026-11-20T10:00:00Z", { open: true, closesAt: 780 }],
    [
      "closed at the last minute",
      split,
      "2026-11-20T12:00:00Z",
      { open: false, opens: { weekDay: 6, at: 930, inDays: 0 } },
    ],
    ["open again in the afternoon", split, "2026-11-20T14:30:00Z", { open: true, closesAt: 1170 }],
    [
      "closed over the weekend",
      split,
      "2026-11-20T19:00:00Z",
      { open: false, opens: { weekDay: 2, at: 540, inDays: 3 } },
    ],
    [
      "open by summer time",
      [serviceHour(2, "08:00", "12:00")],
      "2026-07-20T06:00:00Z",
      { open: true, closesAt: 720 },
    ],
    [
      "open past midnight",
      [serviceHour(7, "18:00", "02:00")],
      "2026-11-22T00:30:00Z",
      { open: true, closesAt: 120 },
    ],
    [
      "closed until the next evening",
      [serviceHour(7, "18:00", "02:00")],
      "2026-11-21T00:30:00Z",
      { open: false, opens: { weekDay: 7, at: 1080, inDays: 0 } },
    ],
    [
      "the same day in a week",
      [serviceHour(6, "08:00", "09:00")],
      "2026-11-20T10:00:00Z",
      { open: false, opens: { weekDay: 6, at: 480, inDays: 7 } },
    ],
    ["never", [], "2026-11-20T10:00:00Z", { open: false, opens: null }],
  ])("%s", (_, rules, now, state) => {
    expect(openState(rules, [], new Date(now))).toEqual(state);
  });
});

describe("special hours", () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => serviceHour(day, "08:00", "20:00"));
  const special = [
    { dateIso: "2026-12-08", hours: [{ begin: "09:00", end: "13:00" }] },
    { dateIso: "2026-12-25", hours: [] },
    { dateIso: "2026-12-26", hours: null },
  ];

  test.each([
    ["shorter", "2026-12-08T11:00:00Z", { open: true, closesAt: 780 }],
    ["over", "2026-12-08T13:00:00Z", { open: false, opens: { weekDay: 4, at: 480, inDays: 1 } }],
    ["of tomorrow", "2026-12-07T20:00:00Z", { open: false, opens: { weekDay: 3, at: 540, inDays: 1 } }],
    ["closed, and tomorrow not known", "2026-12-25T10:00:00Z", { open: false, opens: null }],
    ["not known", "2026-12-26T10:00:00Z", { open: "unknown" }],
    ["another day", "2026-12-27T10:00:00Z", { open: true, closesAt: 1200 }],
  ])("%s", (_, now, state) => {
    expect(openState(everyDay, special, new Date(now))).toEqual(state);
  });

  it("a night before them lasts until its end", () => {
    const nights = [serviceHour(5, "18:00", "02:00")];
    expect(openState(nights, special, new Date("2026-12-25T00:30:00Z"))).toEqual({
      open: true,
      closesAt: 120,
    });
  });

  it("are not known on public holidays without them", () => {
    expect(withPublicHolidays(special, new Date("2026-12-20T10:00:00Z"))).toEqual([
      special[1],
      special[2],
      { dateIso: "2027-01-01", hours: null },
    ]);
    expect(withPublicHolidays([], new Date("2026-11-29T10:00:00Z"))).toEqual([
      { dateIso: "2026-12-08", hours: null },
    ]);
  });
});
