import { firstDeliveryDay } from "@/lib/rules/cart/parse-locks";
import fc from "fast-check";
import { availability } from "@/lib/rules/cart/locks";
import { availableFrom, type LockedProduct, parseLocks } from "@/lib/rules/cart/parse-locks";

const product = (changes: Partial<LockedProduct> = {}): LockedProduct => ({
  available: 10,
  dayLock: "",
  leadTimeHours: 0,
  lockCutoff: "",
  ...changes,
});
/** Friday, 11:00 in Italy. */
const now = new Date("2026-11-20T10:00:00Z");
const saturday = { dateIso: "2026-11-21", beginTime: "10:00" };
const range = (begin: number, end: number) => ({ begin: begin * 60, end: end * 60 });

describe("lock strings", () => {
  test.each([
    ["1,7", { weekDays: [1, 7], hours: [], cutOff: null }],
    ["1 7", { weekDays: [1, 7], hours: [], cutOff: null }],
    ["1, 7", { weekDays: [1, 7], hours: [], cutOff: null }],
    ["1 09:00-13:00,15:00-19:00", { weekDays: [1], hours: [range(9, 13), range(15, 19)], cutOff: null }],
    ["22:00-06:00", { weekDays: [], hours: [range(22, 6)], cutOff: null }],
    ["18:00", { weekDays: [], hours: [], cutOff: 1080 }],
    ["0,8,mai", { weekDays: [], hours: [], cutOff: null }],
    ["", { weekDays: [], hours: [], cutOff: null }],
  ])("%j", (text, locks) => {
    expect(parseLocks(text)).toEqual(locks);
  });

  it("never give invalid ranges for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789:-, x") }), (text) => {
        for (const { begin, end } of parseLocks(text).hours) {
          expect(begin).not.toBe(end);
          expect(Math.max(begin, end)).toBeLessThanOrEqual(1440);
        }
      }),
    );
  });
});

describe("a product in a slot", () => {
  const unavailable = (reason: string, details: object = {}) => ({ available: false, reason, ...details });
  const availableResult = { available: true };

  test.each([
    ["free of locks", product(), saturday, availableResult],
    ["sold out", product({ available: 0 }), saturday, unavailable("soldOut")],
    ["sold out before a slot is chosen", product({ available: 0 }), null, unavailable("soldOut")],
    ["ready in time", product({ leadTimeHours: 23 }), saturday, availableResult],
    [
      "ready too late",
      product({ leadTimeHours: 24 }),
      saturday,
      unavailable("leadTime", { from: new Date("2026-11-21T10:00:00Z") }),
    ],
    [
      "ready on a day that is locked",
      product({ leadTimeHours: 24, dayLock: "7" }),
      saturday,
      unavailable("leadTime", { from: new Date("2026-11-21T10:00:00Z"), day: "2026-11-22" }),
    ],
    ["not yet asked for a day", product({ leadTimeHours: 72 }), null, availableResult],
    [
      "locked on that day",
      product({ dayLock: "1,7" }),
      saturday,
      unavailable("dayLock", { weekDays: [1, 7] }),
    ],
    ["locked on another day", product({ dayLock: "1,2" }), saturday, availableResult],
    [
      "in a slot of a day that cannot be read",
      product({ dayLock: "1,2", lockCutoff: "11:00", leadTimeHours: 24 }),
      { dateIso: "", beginTime: "10:00" },
      availableResult,
    ],
    ["delivered at that hour", product({ dayLock: "09:00-13:00" }), saturday, availableResult],
    [
      "delivered in one of several ranges",
      product({ dayLock: "07:00-09:00,09:30-13:00" }),
      saturday,
      availableResult,
    ],
    ["delivered from that hour on", product({ dayLock: "10:00-18:00" }), saturday, availableResult],
    [
      "delivered until that hour",
      product({ dayLock: "08:00-10:00" }),
      saturday,
      unavailable("hourLock", { hours: [range(8, 10)] }),
    ],
    [
      "not delivered at that hour",
      product({ dayLock: "14:00-18:00" }),
      saturday,
      unavailable("hourLock", { hours: [range(14, 18)] }),
    ],
    ["delivered over night", product({ dayLock: "20:00-11:00" }), saturday, availableResult],
    [
      "delivered over night, not by day",
      product({ dayLock: "20:00-09:00" }),
      saturday,
      unavailable("hourLock", { hours: [range(20, 9)] }),
    ],
    ["ordered before the cut-off", product({ lockCutoff: "11:01" }), saturday, availableResult],
    [
      "ordered after the cut-off of the day before",
      product({ lockCutoff: "11:00" }),
      saturday,
      unavailable("cutOff", { until: now, hours: [] }),
    ],
    [
      "ordered well before",
      product({ lockCutoff: "08:00" }),
      { ...saturday, dateIso: "2026-11-22" },
      availableResult,
    ],
    ["ordered in its hours", product({ lockCutoff: "08:00-12:00" }), saturday, availableResult],
    [
      "ordered out of its hours",
      product({ lockCutoff: "18:00-10:00" }),
      null,
      unavailable("cutOff", { until: null, hours: [range(18, 10)] }),
    ],
    [
      "in a slot without an hour",
      product({ leadTimeHours: 13 }),
      { dateIso: "2026-11-21", beginTime: "" },
      availableResult,
    ],
  ])("%s", (_, lockedProduct, slot, expected) => {
    expect(availability(lockedProduct, slot, now)).toEqual(expected);
  });

  test.each([
    ["spring: a night of 23 hours", "2026-03-28T11:00:00Z", "2026-03-29", 23, true],
    ["spring: not 24", "2026-03-28T11:00:00Z", "2026-03-29", 24, false],
    ["autumn: a night of 25 hours", "2026-10-24T10:00:00Z", "2026-10-25", 25, true],
    ["autumn: not 26", "2026-10-24T10:00:00Z", "2026-10-25", 26, false],
  ])("counts real hours over a DST change, %s", (_, moment, dateIso, leadTimeHours, expected) => {
    const slot = { dateIso, beginTime: "12:00" };
    expect(availability(product({ leadTimeHours }), slot, new Date(moment)).available).toBe(expected);
  });
});

it("returns when a product with lead time is available", () => {
  expect(availableFrom({ leadTimeHours: 48 }, now)).toEqual(new Date("2026-11-22T10:00:00Z"));
  expect(availableFrom({ leadTimeHours: 0 }, now)).toBeNull();
});

test.each([
  ["the day after", 24, "", "2026-11-21"],
  ["not on a locked Saturday", 24, "7", "2026-11-22"],
  ["not on a locked weekend", 24, "7,1", "2026-11-23"],
  ["not after the hours of its day", 24, "08:00-09:00", "2026-11-22"],
  ["in hours over night", 24, "20:00-06:00", "2026-11-21"],
  ["in the later hours of its day", 24, "07:00-08:00,10:00-12:00", "2026-11-21"],
  ["in the hours of its day", 24, "08:00-10:00", "2026-11-21"],
  ["a week later when only one day has hours left", 24, "1,2,3,4,5,6 08:00-09:00", "2026-11-28"],
  ["never", 24, "1,2,3,4,5,6,7", null],
  ["without a lead time", 0, "7", null],
])("a product ordered ahead first comes %s", (_, leadTimeHours, dayLock, expected) => {
  expect(firstDeliveryDay({ leadTimeHours, dayLock }, new Date("2026-11-20T09:00:00+01:00"))).toBe(expected);
});

test.each([
  ["at Christmas", "2026-12-23T09:00:00+01:00", 48, "", "2026-12-27"],
  ["at Easter", "2027-03-27T09:00:00+01:00", 24, "", "2027-03-29"],
  [
    "on Christmas and New Year's Day, both Fridays",
    "2026-12-23T09:00:00+01:00",
    48,
    "1,2,3,4,5,7",
    "2027-01-08",
  ],
  ["on a holiday with deliveries", "2026-12-07T09:00:00+01:00", 24, "", "2026-12-08"],
])("a product ordered ahead comes on no closed day: %s", (_, moment, leadTimeHours, dayLock, expected) => {
  expect(firstDeliveryDay({ leadTimeHours, dayLock }, new Date(moment))).toBe(expected);
});

it("says the first delivery day where the lead time ends on a closed day", () => {
  const slot = { dateIso: "2026-12-24", beginTime: "10:00" };
  const found = availability(product({ leadTimeHours: 48 }), slot, new Date("2026-12-23T08:00:00Z"));
  expect(found).toEqual({
    available: false,
    reason: "leadTime",
    from: new Date("2026-12-25T08:00:00Z"),
    day: "2026-12-27",
  });
});
