import { handover } from "@/lib/rules/delivery/handover";

test.each([
  [1, "pickUp"],
  [4, "pickUp"],
  [2, "delivery"],
  [10, "delivery"],
  [3, "delivery"],
  [null, "unknown"],
  [undefined, "unknown"],
  [99, "unknown"],
])("the groceries of service %s: %s", (serviceId, expected) => {
  expect(handover(serviceId)).toBe(expected);
});
