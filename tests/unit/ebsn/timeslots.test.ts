import { timeslotDaySchema, timeslotSchema } from "@/lib/ebsn/schemas/delivery";
import { toTimeslotDay } from "@/lib/ebsn/transforms/delivery";

const feeClassOf = (deliveryFee: unknown) =>
  toTimeslotDay({
    date: "26/11/2026",
    dateIso: "2026-11-26",
    selected: false,
    timeslots: [timeslotSchema.parse({ timeslotId: 1, deliveryFee })],
  }).timeslots[0]?.feeClass;

it.each([
  ["of the fee's metadata", { metaData: { delivery_fee: { css_class: "fee-low" } } }, "fee-low"],
  ["whatever the case of its key", { metaData: { DELIVERY_FEE: { CSS_CLASS: "fee-low" } } }, "fee-low"],
  ["each of several", { metaData: { delivery_fee: { css_class: "fee-low is_new" } } }, "fee-low is_new"],
  ["only names of classes", { metaData: { delivery_fee: { css_class: 'a"b <i> ok x:y' } } }, "ok"],
  ["none without metadata", { amount: 4.9 }, ""],
  ["none without a fee", null, ""],
])("carries the fee's CSS class: %s", (_, deliveryFee, feeClass) => {
  expect(feeClassOf(deliveryFee)).toBe(feeClass);
});

const slotOf = (slot: object) =>
  toTimeslotDay({
    date: "26/11/2026",
    dateIso: "2026-11-26",
    selected: false,
    timeslots: [timeslotSchema.parse({ timeslotId: 1, ...slot })],
  }).timeslots[0];

it.each([
  [{ active: 0, status: "empty" }, 0],
  [{ active: true }, 1],
  [{ status: "intermediate" }, 1],
  [{ status: "full" }, 0],
  [{}, 1],
])("a slot of %j has active %i", (slot, active) => {
  expect(slotOf(slot)).toMatchObject({ active });
});

it.each([
  ["09:00:00", "09:00"],
  ["9:30:00.000", "9:30"],
  ["21:00", "21:00"],
  ["", ""],
])("reads the time %j as %j", (beginTime, time) => {
  expect(slotOf({ beginTime })?.beginTime).toBe(time);
});

it.each([
  [{ date: "26/11/2026", dateIso: "2026-11-26" }, "26/11/2026"],
  [{ dateIso: "2026-11-26" }, "2026-11-26"],
])("a slot of the day %j is selected by %s", (day, date) => {
  expect(toTimeslotDay(timeslotDaySchema.parse(day))).toMatchObject({ date, dateIso: "2026-11-26" });
});
