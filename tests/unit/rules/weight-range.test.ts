import fc from "fast-check";
import { preAuthorisation } from "@/lib/rules/pre-authorisation";
import { totalRange, weightRange, type WeighedLine } from "@/lib/rules/weight-range";

const line = (changes: Partial<WeighedLine> = {}): WeighedLine => ({
  netCents: 1000,
  variableWeight: true,
  tolerancePerc: 10,
  ...changes,
});

test.each([
  ["as the shop says", line(), { least: 900, most: 1100 }],
  [
    "by the share held where the shop says nothing",
    line({ tolerancePerc: null }),
    { least: 600, most: 1400 },
  ],
  ["never by more than that share", line({ tolerancePerc: 90 }), { least: 600, most: 1400 }],
  ["to whole cents", line({ netCents: 155 }), { least: 139, most: 171 }],
  ["not at all when it is not weighed", line({ variableWeight: false }), null],
  ["not at all when it costs nothing", line({ netCents: 0 }), null],
  ["not at all without a price", line({ netCents: null }), null],
])("an estimate changes on the scale %s", (_how, given, range) => {
  expect(weightRange(given)).toEqual(range);
});

test("the total moves with what is weighed alone", () => {
  const lines = [line(), line({ variableWeight: false, netCents: 500 }), line({ tolerancePerc: 20 })];
  expect(totalRange(2990, lines)).toEqual({ least: 2690, most: 3290 });
  expect(totalRange(500, [line({ variableWeight: false })])).toBeNull();
});

test("the most that can come never exceeds what is held on a card", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ cents: fc.integer({ min: 10, max: 9000 }), perc: fc.integer({ min: 1, max: 60 }) }),
        {
          minLength: 1,
        },
      ),
      (goods) => {
        const lines = goods.map(({ cents, perc }) => line({ netCents: cents, tolerancePerc: perc }));
        const total = goods.reduce((sum, { cents }) => sum + cents, 490);
        const held = preAuthorisation({
          total,
          variableWeightTotal: total - 490,
          paymentTypeId: 12,
          deliveryServiceId: 2,
        });
        // Each line is rounded to the cent by itself.
        expect(totalRange(total, lines)?.most).toBeLessThanOrEqual(held.amount + lines.length);
      },
    ),
  );
});
