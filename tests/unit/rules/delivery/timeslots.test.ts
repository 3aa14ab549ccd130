import {
  canChoose,
  isToday,
  periodOf,
  dayOverview,
  preselectedDay,
  slotMarks,
  visibleDays,
  slotAvailability,
  type SlotLike,
  slotsIn,
  timeLeft,
  timeslotListParams,
} from "@/lib/rules/delivery/timeslots";

const slot = (changes: Partial<SlotLike> = {}): SlotLike => ({
  status: "empty",
  selected: false,
  active: 1,
  deliveryDayPeriodId: 1,
  ...changes,
});
const inPeriod = (deliveryDayPeriodId: number) => slot({ deliveryDayPeriodId });

test.each([
  [0, "all"],
  [1, "morning"],
  [2, "afternoon"],
  [3, "afternoon"],
  [4, "morning"],
  [5, "afternoon"],
  [6, "afternoon"],
  [99, "all"],
])("period %i is in the %s", (id, period) => {
  expect(periodOf(id)).toBe(period);
});

it("shows whole-day slots under each range button", () => {
  const [morning, evening, wholeDay] = [inPeriod(4), inPeriod(5), inPeriod(0)];
  const slots = [morning, evening, wholeDay].filter((each) => each !== undefined);
  expect(slotsIn(slots, "morning")).toEqual([morning, wholeDay]);
  expect(slotsIn(slots, "afternoon")).toEqual([evening, wholeDay]);
  expect(slotsIn(slots, "all")).toEqual(slots);
});

test.each([
  [1, false],
  [2, false],
  [4, true],
  [8, true],
  [undefined, false],
])("slots of service %s ask for room in the locker: %s", (deliveryServiceId, asksLocker) => {
  expect(timeslotListParams(deliveryServiceId)).toEqual({ "show-closed": false, "check-locker": asksLocker });
});

test.each([
  ["free", slot(), "empty", true],
  ["almost full", slot({ status: "intermediate" }), "intermediate", true],
  ["full", slot({ status: "full" }), "full", false],
  ["closed though free", slot({ active: 0 }), "full", false],
  ["the cart's own", slot({ selected: true }), "selected", false],
  ["the cart's own, now full", slot({ selected: true, status: "full", active: 0 }), "selected", false],
])("a slot that is %s", (_, givenSlot, expected, isChoosable) => {
  expect(slotAvailability(givenSlot)).toBe(expected);
  expect(canChoose(givenSlot)).toBe(isChoosable);
});

describe("days", () => {
  const day = (dateIso: string, count: number) => ({
    dateIso,
    timeslots: Array.from({ length: count }, () => slot()),
  });
  const [empty, friday, saturday] = [day("2026-11-19", 0), day("2026-11-20", 3), day("2026-11-21", 0)];

  test.each([
    ["drop an empty first one", [empty, friday], ["2026-11-20"]],
    ["keep an empty one alone", [empty], ["2026-11-19"]],
    ["keep empty ones later", [friday, saturday], ["2026-11-20", "2026-11-21"]],
    ["may be none", [], []],
  ])("%s", (_, days, expected) => {
    expect(visibleDays(days).map(({ dateIso }) => dateIso)).toEqual(expected);
  });

  test("give availability, lowest price and highlights", () => {
    const priced = (feeCents: number | null, change = {}) => ({ ...slot(change), feeCents });
    const today = { dateIso: "2026-11-20", timeslots: [priced(290, { active: 0 }), priced(690)] };
    const later = { dateIso: "2026-11-21", timeslots: [priced(490), priced(390)] };
    expect(dayOverview(today.timeslots)).toEqual({ availability: "open", fromCents: 690 });
    expect(dayOverview([...later.timeslots, priced(null)])).toEqual({ availability: "open", fromCents: 390 });
    expect(dayOverview([priced(290, { selected: true })])).toEqual({ availability: "open", fromCents: null });
    expect(dayOverview([priced(290, { active: 0 })])).toEqual({ availability: "full", fromCents: null });
    expect(dayOverview([])).toEqual({ availability: "none", fromCents: null });
    expect(slotMarks([today, later])).toEqual({ earliest: today.timeslots[1], cheapestCents: 390 });
    expect(
      slotMarks([{ dateIso: "2026-11-20", timeslots: [priced(390), priced(390)] }]).cheapestCents,
    ).toBeNull();
    expect(slotMarks([])).toEqual({ earliest: null, cheapestCents: null });
  });

  test("preselect the cart's even when nothing is left on it", () => {
    const full = { dateIso: "2026-11-18", timeslots: [slot({ active: 0 })] };
    expect(preselectedDay([friday, full], "2026-11-18")?.dateIso).toBe("2026-11-18");
    expect(preselectedDay([full, friday], null)?.dateIso).toBe("2026-11-18");
  });

  test.each([
    ["the cart's", "2026-11-21", "2026-11-21"],
    ["the first for another date", "2026-12-01", "2026-11-20"],
    ["the first without a slot", null, "2026-11-20"],
    ["the first when the cart's is not shown", "2026-11-19", "2026-11-20"],
  ])("preselect %s", (_, cartDate, expected) => {
    const open = day("2026-11-21", 1);
    expect(preselectedDay([empty, friday, open], cartDate)?.dateIso).toBe(expected);
  });

  it("preselect none of an empty list", () => {
    expect(preselectedDay([], "2026-11-20")).toBeNull();
  });

  it("determine today in the Italian time zone", () => {
    expect(isToday("2026-11-21", new Date("2026-11-20T23:10:00Z"))).toBe(true);
    expect(isToday("2026-11-20", new Date("2026-11-20T23:10:00Z"))).toBe(false);
  });
});

test.each([
  ["2026-11-23T10:00:00Z", { unit: "days", value: 3 }],
  ["2026-11-23T09:59:00Z", { unit: "days", value: 2 }],
  ["2026-11-21T10:00:00Z", { unit: "days", value: 1 }],
  ["2026-11-21T09:59:00Z", { unit: "hours", value: 23 }],
  ["2026-11-20T12:00:00Z", { unit: "hours", value: 2 }],
  ["2026-11-20T11:59:00Z", { unit: "hours", value: 1 }],
  ["2026-11-20T11:00:00Z", { unit: "hours", value: 1 }],
  ["2026-11-20T10:59:00Z", { unit: "minutes", value: 59 }],
  ["2026-11-20T10:00:01Z", { unit: "minutes", value: 1 }],
  ["2026-11-20T10:00:00Z", null],
  ["", null],
])("a slot that closes at %j leaves %j", (cutoff, remaining) => {
  expect(timeLeft(cutoff, new Date("2026-11-20T10:00:00Z"))).toEqual(remaining);
});
