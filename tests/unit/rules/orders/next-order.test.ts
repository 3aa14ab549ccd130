import { nextOrder } from "@/lib/rules/orders/next-order";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import { makeOrder } from "@/tests/fixtures/orders";

const TODAY = "2026-11-27";

function orderOn(
  orderId: number,
  dateIso: string,
  beginTime = "18:00",
  statusId: number = ORDER_STATUS.ordered,
) {
  const { timeslot } = makeOrder();
  return makeOrder({ orderId, statusId, timeslot: timeslot && { ...timeslot, dateIso, beginTime } });
}

test("the next order is the one with the earliest window", () => {
  const orders = [
    orderOn(3, "2026-11-30"),
    orderOn(2, "2026-11-28", "18:00"),
    orderOn(1, "2026-11-28", "10:00"),
  ];
  expect(nextOrder(orders, TODAY)?.orderId).toBe(1);
  expect(nextOrder(orders.toReversed(), TODAY)?.orderId).toBe(1);
});

test.each(["delivered", "partiallyDelivered", "receipted", "cancelled", "unpaid", "failed"] as const)(
  "an order that is %s is not expected",
  (status) => {
    const orders = [orderOn(1, "2026-11-28", "10:00", ORDER_STATUS[status]), orderOn(2, "2026-11-30")];
    expect(nextOrder(orders, TODAY)?.orderId).toBe(2);
  },
);

test.each([
  ["an order of today is", TODAY, 1],
  ["an order of yesterday that the shop never closed is not", "2026-11-26", 2],
])("%s expected", (_name, dateIso, expected) => {
  expect(nextOrder([orderOn(1, dateIso), orderOn(2, "2026-11-30")], TODAY)?.orderId).toBe(expected);
});

test("neither an order without a window nor a replaced one is expected", () => {
  const replaced = { ...orderOn(1, "2026-11-28"), replacedByOrderId: 5 };
  expect(nextOrder([makeOrder({ timeslot: null }), replaced], TODAY)).toBeNull();
  expect(nextOrder([], TODAY)).toBeNull();
});
