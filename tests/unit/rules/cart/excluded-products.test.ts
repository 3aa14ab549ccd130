import { excludedProducts } from "@/lib/rules/cart/excluded-products";
import { makeDay, makeSlot } from "@/tests/fixtures/timeslots";

const NOW = new Date("2026-11-25T09:00:00Z");
const FRIDAY = "2026-11-27";

const slots = [
  makeSlot({ beginTime: "08:00", endTime: "10:00" }),
  makeSlot({ timeslotId: 32, beginTime: "18:00", endTime: "20:00" }),
];

const NO_LOCKS = { name: "Pane", available: 5, dayLock: "", leadTimeHours: 0, lockCutoff: "" };

const isExcluded = (locks: Partial<typeof NO_LOCKS>, timeslots = slots) =>
  excludedProducts([{ product: { ...NO_LOCKS, ...locks } }], makeDay(FRIDAY, timeslots), NOW).length > 0;

test.each([
  ["without locks", {}, false],
  ["not on Fridays", { dayLock: "6" }, true],
  ["not on Sundays", { dayLock: "1" }, false],
  ["a lead time that ends later", { leadTimeHours: 72 }, true],
  ["a lead time that ends in time", { leadTimeHours: 24 }, false],
  ["mornings only: one slot can bring it", { dayLock: "08:00-12:00" }, false],
  ["at hours without a slot", { dayLock: "12:00-14:00" }, true],
  ["ordered until the day before", { lockCutoff: "18:00" }, false],
  ["hours of ordering, whatever the day", { lockCutoff: "18:00-20:00" }, false],
  ["sold out in the meantime", { available: 0 }, false],
])("%s", (_, locks, expected) => {
  expect(isExcluded(locks)).toBe(expected);
});

test("only slots that can be chosen count", () => {
  const [morning, evening] = slots;
  const full = makeSlot({ ...morning, status: "full", active: 0 });
  expect(isExcluded({ dayLock: "08:00-12:00" }, [full, evening!])).toBe(true);
  expect(isExcluded({ dayLock: "08:00-12:00" }, [{ ...full, selected: true }, evening!])).toBe(false);
  expect(isExcluded({ dayLock: "6" }, [full])).toBe(false);
});

test("each product is named once, however many lines it has", () => {
  const line = { product: { ...NO_LOCKS, dayLock: "6" } };
  expect(excludedProducts([line, line], makeDay(FRIDAY, slots), NOW)).toEqual(["Pane"]);
});
