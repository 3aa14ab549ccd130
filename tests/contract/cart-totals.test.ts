import fc from "fast-check";
import { computeCartTotals, type TotalsInput, type TotalsLine } from "@/backend/modules/cart/totals";
import type { MultiBuy } from "@/lib/rules/prices/multi-buy";

const line = (
  itemId: number,
  unitCents: number,
  quantity: number,
  overrides: Partial<TotalsLine> = {},
): TotalsLine => ({
  itemId,
  unitCents,
  quantity,
  offer: null,
  packaging: false,
  variableWeight: false,
  counted: true,
  reducible: true,
  ...overrides,
});

const offer = (promoId: number, rule: MultiBuy) => ({ offer: { promoId, offer: rule } });
const THREE_FOR_TWO: MultiBuy = { kind: "takePay", take: 3, pay: 2 };
const HALF_SECOND: MultiBuy = { kind: "secondPiece", perc: 50 };
const QUARTER_OFF: MultiBuy = { kind: "percentage", perc: 25, pieces: 1 };

const computeTotals = (lines: TotalsLine[], overrides: Partial<TotalsInput> = {}) =>
  computeCartTotals({ lines, fees: [], slotFeeCents: 0, gifts: [], ...overrides });

const FEES = [
  { fromCents: 0, amountCents: 590 },
  { fromCents: 5000, amountCents: 390 },
  { fromCents: 9000, amountCents: 0 },
];

const gift = {
  giftCertificateId: 1,
  giftCode: "X",
  description: "",
  minimumCents: 0,
  itemId: null,
  userGiftId: null,
};

test.each([
  ["a percentage discount multiplies the displayed price", [line(1, 199, 3, offer(1, QUARTER_OFF))], 447],
  [
    "a percentage discount applies to the price per kilogram",
    [line(1, 1990, 0.45, offer(1, QUARTER_OFF))],
    672,
  ],
  [
    "a percentage on two pieces, the third at full price",
    [line(1, 100, 3, offer(1, { kind: "percentage", perc: 37, pieces: 2 }))],
    226,
  ],
  ["three for two", [line(1, 250, 3, offer(1, THREE_FOR_TWO))], 500],
  ["three for two, one extra piece", [line(1, 250, 4, offer(1, THREE_FOR_TWO))], 750],
  ["three for two, not reached", [line(1, 250, 2, offer(1, THREE_FOR_TWO))], 500],
  ["half off the second piece", [line(1, 199, 2, offer(1, HALF_SECOND))], 298],
  ["half off every second piece", [line(1, 200, 5, offer(1, HALF_SECOND))], 800],
  ["an unavailable line costs nothing", [line(1, 200, 5, { counted: false }), line(2, 100, 1)], 100],
])("%s", (_name, lines, expected) => {
  expect(computeTotals(lines).totalCents).toBe(expected);
});

test("take-and-pay applies across the lines of one promotion and makes the cheapest free", () => {
  const lines = [
    line(1, 300, 1, offer(7, THREE_FOR_TWO)),
    line(2, 250, 1, offer(7, THREE_FOR_TWO)),
    line(3, 100, 1, offer(7, THREE_FOR_TWO)),
    line(4, 90, 1, offer(8, THREE_FOR_TWO)),
  ];
  const { lines: totals, discountCents } = computeTotals(lines);
  expect(discountCents).toBe(100);
  expect(totals.get(3)?.netCents).toBe(0);
  expect(totals.get(4)?.netCents).toBe(90);
});

test.each([
  [0, 590],
  [4999, 590],
  [5000, 390],
  [8999, 390],
  [9000, 0],
])("delivery of products for %d cents costs %d", (spendCents, fee) => {
  expect(computeTotals([line(1, spendCents, 1)], { fees: FEES }).deliveryFeeCents).toBe(fee);
});

test("the slot fee is added, but free delivery stays free", () => {
  expect(computeTotals([line(1, 4000, 1)], { fees: FEES, slotFeeCents: 150 }).deliveryFeeCents).toBe(740);
  expect(computeTotals([line(1, 9500, 1)], { fees: FEES, slotFeeCents: 150 }).deliveryFeeCents).toBe(0);
});

test("delivery fee tiers and the minimum use the product total after promotions, without bags and codes", () => {
  const { productsNetCents, deliveryFeeCents } = computeTotals(
    [line(1, 5200, 1, offer(1, QUARTER_OFF)), line(2, 15, 2, { packaging: true })],
    { fees: FEES, gifts: [{ ...gift, kind: "amount", value: 500 }] },
  );
  expect(productsNetCents).toBe(3900);
  expect(deliveryFeeCents).toBe(590);
});

test.each([
  ["percentage", 10, 6000, 600],
  ["amount", 500, 6000, 500],
  ["amount", 500, 300, 300],
  ["delivery", 1, 6000, 390],
] as const)("a code of kind %s worth %d on %d cents discounts %d", (kind, value, spendCents, amount) => {
  const totals = computeTotals([line(1, spendCents, 1)], { fees: FEES, gifts: [{ ...gift, kind, value }] });
  expect(totals.adjustments.map(({ amountCents }) => amountCents)).toEqual([amount]);
});

test("a code for free delivery does nothing where delivery is free", () => {
  const gifts = [{ ...gift, kind: "delivery" as const, value: 1 }];
  expect(computeTotals([line(1, 9000, 1)], { fees: FEES, gifts }).adjustments).toEqual([]);
});

test("stamps count for their own product, by the piece", () => {
  const stamps = { ...gift, kind: "item" as const, value: 30, itemId: 2, userGiftId: 1 };
  const lines = [line(1, 1000, 1), line(2, 500, 2)];
  const { adjustments, totalCents } = computeTotals(lines, { gifts: [stamps] });
  expect(adjustments.map(({ itemId, amountCents }) => [itemId, amountCents])).toEqual([[2, 150]]);
  expect(totalCents).toBe(1850);
  const formula = [line(1, 1000, 1), line(2, 500, 2, { reducible: false })];
  expect(computeTotals(formula, { gifts: [stamps] }).adjustments).toEqual([]);
});

test("a code below its minimum does nothing, and never discounts products protected by law", () => {
  const formula = line(1, 2000, 1, { reducible: false });
  const belowMinimum = { ...gift, kind: "percentage" as const, value: 10, minimumCents: 3000 };
  expect(computeTotals([line(1, 2000, 1)], { gifts: [belowMinimum] }).discountCents).toBe(0);
  expect(computeTotals([formula], { gifts: [{ ...belowMinimum, minimumCents: 0 }] }).discountCents).toBe(0);
});

test("stamps take no more off a line than it costs, down to the cent", () => {
  const lines = [line(1, 100, 3, offer(1, THREE_FOR_TWO)), line(2, 500, 1)];
  const stamps = [1, 2, 3].map((userGiftId) => ({
    ...gift,
    kind: "item" as const,
    value: 100,
    itemId: 1,
    userGiftId,
  }));
  const { adjustments, totalCents } = computeTotals(lines, { gifts: stamps });
  expect(adjustments.map(({ amountCents }) => amountCents)).toEqual([67, 67, 66]);
  expect(totalCents).toBe(500);
});

test("variable weight is totalled separately", () => {
  const loose = line(1, 1990, 0.45, { variableWeight: true });
  expect(computeTotals([loose, line(2, 100, 1)]).variableWeightCents).toBe(896);
});

const arbitraryOffer = fc.option(
  fc.constantFrom(offer(1, THREE_FOR_TWO).offer, offer(2, HALF_SECOND).offer, offer(3, QUARTER_OFF).offer),
);
const arbitraryLine = fc.record({
  unitCents: fc.integer({ min: 0, max: 5000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  offer: arbitraryOffer,
});

test("the parts always add up to the total, and no line is negative", () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryLine, { maxLength: 8 }),
      fc.integer({ min: 0, max: 2000 }),
      (randomLines, codeCents) => {
        const lines = randomLines.map((drawnLine, index) =>
          line(index + 1, drawnLine.unitCents, drawnLine.quantity, drawnLine),
        );
        const totals = computeTotals(lines, {
          fees: FEES,
          gifts: [{ ...gift, kind: "amount", value: codeCents }],
        });
        const { productsCents, discountCents, packagingCents, deliveryFeeCents, totalCents } = totals;
        expect(totalCents).toBe(productsCents - discountCents + packagingCents + deliveryFeeCents);
        expect(totalCents).toBeGreaterThanOrEqual(0);
        for (const { netCents, grossCents } of totals.lines.values()) {
          expect(Number.isInteger(netCents)).toBe(true);
          expect(netCents).toBeGreaterThanOrEqual(0);
          expect(netCents).toBeLessThanOrEqual(grossCents);
        }
      },
    ),
  );
});

test.each([
  ["the spend tiers", { slotFeeCents: 0 }, 590],
  ["a reduced slot", { slotFeeCents: -200 }, 590],
  ["a code for free delivery", { gifts: [{ ...gift, kind: "delivery" as const, value: 0 }] }, 590],
  ["only the slot surcharge", { slotFeeCents: 150 }, 740],
])("without delivery discounts: %s", (_what, overrides, fee) => {
  const input = { fees: FEES, slotFeeCents: 0, gifts: [], ...overrides };
  const full = computeCartTotals({ lines: [line(1, 12000, 1)], ...input, deliveryDiscounts: false });
  expect(full).toMatchObject({ deliveryFeeCents: fee, adjustments: [], freeDeliveryFromCents: null });
  expect(full.totalCents).toBe(12000 + fee);
});
