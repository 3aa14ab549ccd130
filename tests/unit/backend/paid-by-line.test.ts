import fc from "fast-check";
import { getPaidByLine } from "@/backend/modules/order/paid-by-line";

type Item = Parameters<typeof getPaidByLine>[1][number];

const INFANT_FORMULA = 10291;

const makeItem = (orderItemId: number, netCents: number, productClassId = 1, packaging = false) =>
  ({
    orderItemId,
    netCents,
    packaging,
    pickedCents: null,
    product: { productClasses: [{ productClassId }] },
  }) as unknown as Item;

const makeCode = (amountCents: number, { reducesDelivery = false, orderItemId = 0 } = {}) => ({
  description: "",
  giftCode: "",
  amountCents,
  reducesDelivery,
  ...(orderItemId > 0 ? { orderItemId } : {}),
});

const makeOrder = (...adjustments: ReturnType<typeof makeCode>[]) => ({ adjustments });

const sumOf = (numbers: Iterable<number>) => [...numbers].reduce((sum, number) => sum + number, 0);

const cents = fc.integer({ min: 0, max: 50_000 });

test("the parts add up to what was paid for the goods, and none exceeds its charge", () => {
  const lines = fc.array(fc.tuple(cents, fc.constantFrom(1, INFANT_FORMULA)), { maxLength: 12 });
  const codes = fc.array(fc.record({ amountCents: cents, orderItemId: fc.integer({ min: 0, max: 12 }) }), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(lines, codes, (charges, drawnCodes) => {
      const items = charges.map(([charge, classId], index) => makeItem(index + 1, charge, classId));
      const order = makeOrder(...drawnCodes.map((code) => makeCode(code.amountCents, code)));
      const paid = getPaidByLine(order, items);
      const total = sumOf(charges.map(([charge]) => charge));
      const reducible = sumOf(charges.map(([charge, classId]) => (classId === INFANT_FORMULA ? 0 : charge)));
      const codeCents = sumOf(drawnCodes.map(({ amountCents }) => amountCents));
      expect(sumOf(paid.values())).toBe(total - Math.min(codeCents, reducible));
      for (const { orderItemId, netCents } of items) {
        expect(paid.get(orderItemId)).toBeGreaterThanOrEqual(0);
        expect(paid.get(orderItemId)).toBeLessThanOrEqual(netCents);
      }
    }),
  );
});

test.each([
  ["alone", [makeCode(500, { orderItemId: 1 })], [500, 9000]],
  ["before a code of the whole order", [makeCode(950), makeCode(500, { orderItemId: 1 })], [450, 8100]],
  ["twice", [makeCode(500, { orderItemId: 1 }), makeCode(500, { orderItemId: 1 })], [0, 9000]],
  ["of more than the line costs", [makeCode(1900, { orderItemId: 1 })], [0, 8100]],
])("a code for one product reduces its line: %s", (_name, codes, expected) => {
  const items = [makeItem(1, 1000), makeItem(2, 9000)];
  expect([...getPaidByLine(makeOrder(...codes), items).values()]).toEqual(expected);
});

test("a code reduces neither infant formula nor bags, and one of the delivery no line", () => {
  const items = [makeItem(1, 1000), makeItem(2, 2000, INFANT_FORMULA), makeItem(3, 15, 1, true)];
  expect([...getPaidByLine(makeOrder(makeCode(300)), items)]).toEqual([
    [1, 700],
    [2, 2000],
  ]);
  expect(getPaidByLine(makeOrder(makeCode(300, { reducesDelivery: true })), items).get(1)).toBe(1000);
});

test("a code of more than what it may reduce, as where products are missing, leaves infant formula alone", () => {
  const items = [makeItem(1, 0), makeItem(2, 2000, INFANT_FORMULA), makeItem(3, 200)];
  expect([...getPaidByLine(makeOrder(makeCode(900)), items)].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 0],
    [2, 2000],
    [3, 0],
  ]);
});
