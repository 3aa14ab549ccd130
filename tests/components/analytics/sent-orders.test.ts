import { markOrderSent } from "@/lib/analytics/sent-orders";

beforeEach(() => localStorage.clear());

test("an order is marked once, and the last twenty are kept", () => {
  expect(markOrderSent(1)).toBe(true);
  expect(markOrderSent(1)).toBe(false);
  for (let orderId = 2; orderId <= 21; orderId += 1) expect(markOrderSent(orderId)).toBe(true);
  expect(JSON.parse(localStorage.getItem("madia.orders-sent") ?? "[]")).toHaveLength(20);
  expect(markOrderSent(21)).toBe(false);
});
