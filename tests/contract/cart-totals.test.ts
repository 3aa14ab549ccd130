import fc from "fast-check";
import { cartTotals, type TotalsInput, type TotalsLine } from "@/backend/modules/cart/totals";
import type { MultiBuy } from "@/lib/rules/multi-buy";

const line = (
  itemId: number,
  unitCents: number,
  quantity: number,
  more: Partial<TotalsLine> = {},
): TotalsLine => ({
  itemId,
  unitCents,
  quantity,
  offer: null,
  packaging: false,
  variableWeight: false,
  counted: true,
  reducible: true,
  ...more,
});

const offer = (promoId: number, what: MultiBuy) => ({ offer: { promoId, offer: what } });
const THREE_FOR_TWO: MultiBuy = { kind: "takePay", take: 3, pay: 2 };
const HALF_SECOND: MultiBuy = { kind: "secondPiece", perc: 50 };
const QUARTER_OFF: MultiBuy = { kind: "percentage", perc: 25, pieces: 1 };

const total = (lines: TotalsLine[], more: Partial<TotalsInput> = {}) =>
  cartTotals({ lines, fees: [], slotFeeCents: 0, gifts: [], ...more });

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
  ["a percentage multiplies the price on the shelf", [line(1, 199, 3, offer(1, QUARTER_OFF))], 447],
  ["a percentage cuts the price of a kilogram", [line(1, 1990, 0.45, offer(1, QUARTER_OFF))], 672],
  ["three for two", [line(1, 250, 3, offer(1, THREE_FOR_TWO))], 500],
  ["three for two, one piece over", [line(1, 250, 4, offer(1, THREE_FOR_TWO))], 750],
  ["three for two, not reached", [line(1, 250, 2, offer(1, THREE_FOR_TWO))], 500],
  ["half off the second piece", [line(1, 199, 2, offer(1, HALF_SECOND))], 298],
  ["half off every second piece", [line(1, 200, 5, offer(1, HALF_SECOND))], 800],
  ["an unavailable line costs nothing", [line(1, 200, 5, { counted: false }), line(2, 100, 1)], 100],
])("%s", (_name, lines, expected) => {
  expect(total(lines).totalCents).toBe(expected);
});

test("take and pay counts over the lines of one promotion and gives the cheapest away", () => {
  const lines = [
    line(1, 300, 1, offer(7, THREE_FOR_TWO)),
    line(2, 250, 1, offer(7, THREE_FOR_TWO)),
    line(3, 100, 1, offer(7, THREE_FOR_TWO)),
    line(4, 90, 1, offer(8, THREE_FOR_TWO)),
  ];
  const { lines: found, discountCents } = total(lines);
  expect(discountCents).toBe(100);
  expect(found.get(3)?.netCents).toBe(0);
  expect(found.get(4)?.netCents).toBe(90);
});

test.each([
  [0, 590],
  [4999, 590],
  [5000, 390],
  [8999, 390],
  [9000, 0],
])("goods of %d cents are delivered for %d", (goods, fee) => {
  expect(total([line(1, goods, 1)], { fees: FEES }).deliveryFeeCents).toBe(fee);
});

test("the slot adds to the fee, but free delivery stays free", () => {
  expect(total([line(1, 4000, 1)], { fees: FEES, slotFeeCents: 150 }).deliveryFeeCents).toBe(740);
  expect(total([line(1, 9500, 1)], { fees: FEES, slotFeeCents: 150 }).deliveryFeeCents).toBe(0);
});

test("fee ladder and minimum look at the goods after promotions, without bags and codes", () => {
  const { goodsNetCents, deliveryFeeCents } = total(
    [line(1, 5200, 1, offer(1, QUARTER_OFF)), line(2, 15, 2, { packaging: true })],
    { fees: FEES, gifts: [{ ...gift, kind: "amount", value: 500 }] },
  );
  expect(goodsNetCents).toBe(3900);
  expect(deliveryFeeCents).toBe(590);
});

test.each([
  ["percentage", 10, 6000, 600],
  ["amount", 500, 6000, 500],
  ["amount", 500, 300, 300],
  ["delivery", 1, 6000, 390],
] as const)("a code of kind %s worth %d on %d cents takes off %d", (kind, value, goods, amount) => {
  const found = total([line(1, goods, 1)], { fees: FEES, gifts: [{ ...gift, kind, value }] });
  expect(found.adjustments.map(({ amountCents }) => amountCents)).toEqual([amount]);
});

test("a code below its minimum does nothing, and never cuts goods the law protects", () => {
  const formula = line(1, 2000, 1, { reducible: false });
  const tooSmall = { ...gift, kind: "percentage" as const, value: 10, minimumCents: 3000 };
  expect(total([line(1, 2000, 1)], { gifts: [tooSmall] }).discountCents).toBe(0);
  expect(total([formula], { gifts: [{ ...tooSmall, minimumCents: 0 }] }).discountCents).toBe(0);
});

test("what is weighed later is told apart", () => {
  const loose = line(1, 1990, 0.45, { variableWeight: true });
  expect(total([loose, line(2, 100, 1)]).variableWeightCents).toBe(896);
});

const anyOffer = fc.option(
  fc.constantFrom(offer(1, THREE_FOR_TWO).offer, offer(2, HALF_SECOND).offer, offer(3, QUARTER_OFF).offer),
);
const anyLine = fc.record({
  unitCents: fc.integer({ min: 0, max: 5000 }),
  quantity: fc.integer({ min: 1, max: 12 }),
  offer: anyOffer,
});

test("the parts always add up to the total, and no line costs less than nothing", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 8 }), fc.integer({ min: 0, max: 2000 }), (drawn, code) => {
      const lines = drawn.map((given, index) => line(index + 1, given.unitCents, given.quantity, given));
      const found = total(lines, { fees: FEES, gifts: [{ ...gift, kind: "amount", value: code }] });
      const { goodsCents, discountCents, packagingCents, deliveryFeeCents, totalCents } = found;
      expect(totalCents).toBe(goodsCents - discountCents + packagingCents + deliveryFeeCents);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      for (const { netCents, grossCents } of found.lines.values()) {
        expect(Number.isInteger(netCents)).toBe(true);
        expect(netCents).toBeGreaterThanOrEqual(0);
        expect(netCents).toBeLessThanOrEqual(grossCents);
      }
    }),
  );
});

test.each([
  ["the steps by spend", { slotFeeCents: 0 }, 590],
  ["a reduced slot", { slotFeeCents: -200 }, 590],
  ["a code for free delivery", { gifts: [{ ...gift, kind: "delivery" as const, value: 0 }] }, 590],
  ["only what a slot costs more", { slotFeeCents: 150 }, 740],
])("without delivery discounts: %s", (_what, more, fee) => {
  const input = { fees: FEES, slotFeeCents: 0, gifts: [], ...more };
  const full = cartTotals({ lines: [line(1, 12000, 1)], ...input, deliveryDiscounts: false });
  expect(full).toMatchObject({ deliveryFeeCents: fee, adjustments: [], freeDeliveryFromCents: null });
  expect(full.totalCents).toBe(12000 + fee);
});
