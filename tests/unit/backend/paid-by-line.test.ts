import fc from "fast-check";
import { getPaidByLine } from "@/backend/modules/refund/paid";

type Item = Parameters<typeof getPaidByLine>[1][number];

const INFANT_FORMULA = 10291;

const makeItem = (orderItemId: number, netCents: number, productClassId = 1, packaging = false) =>
  ({
    ...{ orderItemId, netCents, packaging, pickedCents: null },
    product: { productClasses: [{ productClassId }] },
  }) as unknown as Item;

const makeOrder = (amountCents: number, reducesDelivery = false) => ({
  adjustments: [{ description: "", giftCode: "", amountCents, reducesDelivery }],
});

test("the parts add up to what was paid for the goods, and none exceeds its charge", () => {
  const cents = fc.integer({ min: 0, max: 50_000 });
  const lines = fc.array(fc.tuple(cents, fc.constantFrom(1, INFANT_FORMULA)), { maxLength: 12 });
  fc.assert(
    fc.property(lines, cents, (charges, codeCents) => {
      const items = charges.map(([charge, classId], index) => makeItem(index, charge, classId));
      const paid = getPaidByLine(makeOrder(codeCents), items);
      const total = charges.reduce((sum, [charge]) => sum + charge, 0);
      expect([...paid.values()].reduce((sum, part) => sum + part, 0)).toBe(Math.max(0, total - codeCents));
      for (const { orderItemId, netCents } of items) {
        expect(paid.get(orderItemId)).toBeGreaterThanOrEqual(0);
        expect(paid.get(orderItemId)).toBeLessThanOrEqual(netCents);
      }
    }),
  );
});

test("a code reduces neither infant formula nor bags, and one of the delivery no line", () => {
  const items = [makeItem(1, 1000), makeItem(2, 2000, INFANT_FORMULA), makeItem(3, 15, 1, true)];
  expect([...getPaidByLine(makeOrder(300), items)]).toEqual([
    [1, 700],
    [2, 2000],
  ]);
  expect(getPaidByLine(makeOrder(300, true), items).get(1)).toBe(1000);
});
