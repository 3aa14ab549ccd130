import { frequentProducts } from "@/lib/rules/orders/purchase-frequency";

const NOW = new Date("2026-11-22T10:00:00Z");
const DELIVERED = 8;
const CANCELLED = 10;
const order = (day: string, productIds: number[], statusId = DELIVERED) => ({
  dateIso: `2026-${day}T10:00:00Z`,
  statusId,
  productIds,
});
const ids = (orders: Parameters<typeof frequentProducts>[0]) =>
  frequentProducts(orders, NOW).map(({ productId }) => productId);

test("what is due comes before what is merely bought often", () => {
  const weekly = [order("11-01", [1, 2]), order("11-08", [1, 2]), order("11-14", [1, 2])];
  expect(ids([...weekly, order("11-21", [2])])).toEqual([1, 2]);
});

test("what was not bought counts for nothing", () => {
  expect(ids([order("11-10", [1], CANCELLED)])).toEqual([]);
});

test("what has not been bought for far longer than usual is no habit any more", () => {
  expect(ids([order("01-01", [1]), order("01-08", [1]), order("11-10", [3])])).toEqual([3]);
});

test("a product twice in one order is bought once", () => {
  expect(frequentProducts([order("11-20", [1, 1])], NOW)[0]?.times).toBe(1);
});
