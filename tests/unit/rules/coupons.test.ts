import { couponChoices, couponLimit } from "@/lib/rules/coupons";

test.each([
  [0.3, 1],
  [1, 1],
  [2, 2],
  [2.7, 2],
])("a line of %d accepts %d certificates", (quantity, limit) => {
  expect(couponLimit(quantity)).toBe(limit);
});

test("a line is offered until its quantity is used up, and always to its own coupon", () => {
  const lines = [
    { itemId: 1, quantity: 2 },
    { itemId: 2, quantity: 1 },
  ];
  const chosen = new Map<number, number | null>([
    [10, 1],
    [11, 1],
    [12, 2],
    [13, null],
  ]);
  const offeredItemIds = (id: number) => couponChoices(lines, chosen, id).map(({ itemId }) => itemId);
  expect(offeredItemIds(13)).toEqual([]);
  expect(offeredItemIds(12)).toEqual([2]);
  expect(offeredItemIds(10)).toEqual([1]);
});
