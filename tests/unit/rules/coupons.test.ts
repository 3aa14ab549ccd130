import { couponChoices, couponLimit } from "@/lib/rules/coupons";

test.each([
  [0.3, 1],
  [1, 1],
  [2, 2],
  [2.7, 2],
])("a line of %d takes %d certificates", (quantity, most) => {
  expect(couponLimit(quantity)).toBe(most);
});

test("a line is offered until it carries as many as its quantity, and always to its own", () => {
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
  const offered = (id: number) => couponChoices(lines, chosen, id).map(({ itemId }) => itemId);
  expect(offered(13)).toEqual([]);
  expect(offered(12)).toEqual([2]);
  expect(offered(10)).toEqual([1]);
});
