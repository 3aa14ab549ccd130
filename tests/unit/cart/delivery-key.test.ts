import { deliveryKey } from "@/lib/cart/delivery-key";
import { makeCart } from "@/tests/fixtures/cart";
import { makeOrder } from "@/tests/fixtures/orders";

const timeslot = makeOrder().timeslot!;
const cart = makeCart([], { timeslot });

test.each([
  ["the date", { timeslot: { ...timeslot, dateIso: "2026-11-27" } }],
  ["the slot", { timeslot: { ...timeslot, timeslotId: 32 } }],
  ["the store", { storeId: cart.storeId + 1 }],
  ["the customer", { user: { ...cart.user, userId: cart.user.userId + 1 } }],
  ["having no slot", { timeslot: null }],
])("differs by %s", (_, overrides) => {
  expect(deliveryKey(makeCart([], { timeslot, ...overrides }))).not.toBe(deliveryKey(cart));
});

test("is the same for another version of the cart, and empty without one", () => {
  expect(deliveryKey(makeCart([], { timeslot, version: cart.version + 1 }))).toBe(deliveryKey(cart));
  expect(deliveryKey(null)).toBe("");
});
