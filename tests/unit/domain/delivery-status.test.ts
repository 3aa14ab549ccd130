import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import type { OrderTiming } from "@/backend/modules/order/progress";
import { getDeliveryStatus } from "@/backend/modules/order/status";

const timing = (orderStatusId: number): OrderTiming => ({
  orderStatusId,
  cutoffAt: new Date("2026-11-24T12:00:00+01:00"),
  slotDate: "2026-11-24",
  beginTime: "18:00",
  endTime: "20:00",
  redispatchedAt: null,
  deliveryService: { deliveryServiceId: 2 } as OrderTiming["deliveryService"],
});

test.each([
  ["while it is prepared", ORDER_STATUS.preparation, "13:00", 1],
  ["once the van is on its way", ORDER_STATUS.outForDelivery, "18:30", 2],
  ["once it is delivered", ORDER_STATUS.delivered, "20:00", 3],
  ["when nobody was there", ORDER_STATUS.failed, "20:00", 4],
  ["in the last minutes of the slot", ORDER_STATUS.outForDelivery, "19:50", 5],
  ["on the loaded van", ORDER_STATUS.outForDelivery, "17:30", 6],
  ["while a company is validated", ORDER_STATUS.businessValidation, "11:00", 7],
  ["before it is prepared", ORDER_STATUS.validation, "11:00", null],
])("the delivery of an order %s", (_, orderStatusId, time, expected) => {
  expect(getDeliveryStatus(timing(orderStatusId), new Date(`2026-11-24T${time}:00+01:00`))).toBe(expected);
});
