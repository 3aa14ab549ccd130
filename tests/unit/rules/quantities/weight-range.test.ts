import fc from "fast-check";
import { preAuthorisation } from "@/lib/rules/checkout/pre-authorisation";
import { totalRange, weightRange, type WeighedLine } from "@/lib/rules/quantities/weight-range";

const line = (changes: Partial<WeighedLine> = {}): WeighedLine => ({
  netCents: 1000,
  variableWeight: true,
  tolerancePerc: 10,
  ...changes,
});

test.each([
  ["by the tolerance of the product", line(), { min: 900, max: 1100 }],
  ["by the pre-authorised share without a tolerance", line({ tolerancePerc: null }), { min: 600, max: 1400 }],
  ["at most by the pre-authorised share", line({ tolerancePerc: 90 }), { min: 600, max: 1400 }],
  ["to whole cents", line({ netCents: 155 }), { min: 139, max: 171 }],
  ["not at all when it is not weighed", line({ variableWeight: false }), null],
  ["not at all by a tolerance of 0", line({ tolerancePerc: 0 }), null],
  ["not at all by less than a cent", line({ netCents: 4 }), null],
  ["not at all when it costs nothing", line({ netCents: 0 }), null],
  ["not at all without a price", line({ netCents: null }), null],
])("the final price varies %s", (_how, weighedLine, range) => {
  expect(weightRange(weighedLine)).toEqual(range);
});

test("the total varies with variable weight only", () => {
  const lines = [line(), line({ variableWeight: false, netCents: 500 }), line({ tolerancePerc: 20 })];
  expect(totalRange(2990, lines)).toEqual({ min: 2690, max: 3290 });
  expect(totalRange(50, lines)).toEqual({ min: 0, max: 350 });
  expect(totalRange(500, [line({ variableWeight: false })])).toBeNull();
});

test("the maximum total never exceeds the pre-authorised amount", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ cents: fc.integer({ min: 10, max: 9000 }), perc: fc.integer({ min: 1, max: 60 }) }),
        {
          minLength: 1,
        },
      ),
      (products) => {
        const lines = products.map(({ cents, perc }) => line({ netCents: cents, tolerancePerc: perc }));
        const total = products.reduce((sum, { cents }) => sum + cents, 490);
        const preAuthorised = preAuthorisation({
          total,
          variableWeightTotal: total - 490,
          paymentTypeId: 12,
          deliveryServiceId: 2,
        });
        // Each line is rounded on its own.
        expect(totalRange(total, lines)?.max).toBeLessThanOrEqual(preAuthorised.amount + lines.length);
      },
    ),
  );
});
