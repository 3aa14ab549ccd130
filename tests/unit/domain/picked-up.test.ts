import { isPickedUp } from "@/backend/modules/order/email-costs";
import type { OrderRow } from "@/backend/modules/order/rows";

test.each([
  ["a store", 1, true],
  ["a locker", 4, true],
  ["a home", 2, false],
  ["a mooring", 3, false],
])("an order for %s is picked up by the customer, or not", (_, deliveryServiceId, expected) => {
  const row: Pick<OrderRow, "deliveryService"> = { deliveryService: { deliveryServiceId } };
  expect(isPickedUp(row)).toBe(expected);
});
