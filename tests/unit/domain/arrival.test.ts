import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { estimateArrival } from "@/backend/domain/arrival";

const at = (time: string) => new Date(`2026-11-23T${time}:00+01:00`);
const round = {
  orderId: 710004,
  statusId: ORDER_STATUS.outForDelivery,
  slotBegins: at("18:00"),
  slotEnds: at("20:00"),
};

// 710004 is the fifth of ten places: forty minutes after the slot begins.
test.each([
  ["the driver has left two hours early", "16:00", { from: at("18:40"), to: at("19:10"), stopsBefore: 5 }],
  ["the driver has just left", "18:00", { from: at("18:40"), to: at("19:10"), stopsBefore: 5 }],
  ["a stop before", "18:35", { from: at("18:40"), to: at("19:10"), stopsBefore: 1 }],
  ["due", "18:50", { from: at("18:40"), to: at("19:10"), stopsBefore: 0 }],
  ["late", "19:30", { from: at("19:10"), to: at("20:00"), stopsBefore: 0 }],
] as const)("%s", (_, now, arrival) => {
  expect(estimateArrival(round, at(now))).toEqual(arrival);
});

it("stays within the slot for every order", () => {
  for (let orderId = 710000; orderId < 710020; orderId += 1) {
    const arrival = estimateArrival({ ...round, orderId }, at("18:00"));
    expect(arrival && arrival.from >= round.slotBegins && arrival.to <= round.slotEnds).toBe(true);
  }
});

it.each([
  ["before the van leaves", { statusId: ORDER_STATUS.ready }],
  ["after the delivery", { statusId: ORDER_STATUS.delivered }],
  ["in a slot of half an hour", { slotEnds: at("18:30") }],
])("is not known %s", (_, part) => {
  expect(estimateArrival({ ...round, ...part }, at("18:10"))).toBeNull();
});
