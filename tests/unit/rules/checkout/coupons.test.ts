import fc from "fast-check";
import { couponChoices, couponLimit, hasCouponRoom } from "@/lib/rules/checkout/coupons";

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

test("certificates that are not chosen here take their place on a line too", () => {
  const lines = [
    { itemId: 1, quantity: 2 },
    { itemId: 2, quantity: 1 },
  ];
  const chosen = new Map([[10, null]]);
  const offeredItemIds = (taken: number[]) =>
    couponChoices(lines, chosen, 10, taken).map(({ itemId }) => itemId);
  expect(offeredItemIds([2])).toEqual([1]);
  expect(offeredItemIds([1, 2])).toEqual([1]);
  expect(offeredItemIds([1, 1, 2])).toEqual([]);
});

test("a line never has more certificates than its quantity, in whatever order they are chosen", () => {
  const itemIds = fc.constantFrom<(number | null)[]>(1, 2, null);
  fc.assert(
    fc.property(fc.array(itemIds), fc.double({ min: 0.1, max: 6, noNaN: true }), (taken, quantity) => {
      const placed: (number | null)[] = [];
      const line = { itemId: 1, quantity };
      for (const itemId of taken) if (itemId !== 1 || hasCouponRoom(line, placed)) placed.push(itemId);
      expect(placed.filter((itemId) => itemId === 1).length).toBeLessThanOrEqual(couponLimit(quantity));
    }),
  );
});
