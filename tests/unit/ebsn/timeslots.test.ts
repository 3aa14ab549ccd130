import { timeslotSchema } from "@/lib/ebsn/schemas/delivery";
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
