import fc from "fast-check";
import {
  deliveryDiscountApplies,
  isMealVoucher,
  MAX_MEAL_VOUCHERS,
  type MealVoucherInput,
  mealVoucherErrors,
  mealVoucherBlockers,
  mealVoucherSplit,
} from "@/lib/rules/checkout/meal-vouchers";

const facts = (changes: Partial<MealVoucherInput> = {}): MealVoucherInput => ({
  spend: 11000,
  total: 12000,
  foodTotal: 9000,
  vouchers: 8,
  voucherValue: 800,
  values: [800, 529],
  needInvoice: false,
  ...changes,
});

it("are payment types 18, 19 and 21, without delivery discounts", () => {
  expect([18, 19, 20, 21, 12].map(isMealVoucher)).toEqual([true, true, false, true, false]);
  expect([18, 12].map(deliveryDiscountApplies)).toEqual([false, true]);
});

test.each([
  ["eight above 100 euro", facts(), []],
  ["nine vouchers", facts({ vouchers: 9 }), ["tooMany"]],
  ["a spend of exactly 100 euro", facts({ spend: 10000 }), ["spendTooLow"]],
  ["a cent more", facts({ spend: 10001 }), []],
  ["an invoice", facts({ needInvoice: true }), ["invoice"]],
  ["none", facts({ vouchers: 0 }), ["none"]],
  ["not a number", facts({ vouchers: Number.NaN }), ["none"]],
  ["a face value nobody issues", facts({ voucherValue: 801 }), ["value"]],
  [
    "all together",
    facts({ vouchers: 9, voucherValue: 1, spend: 5000, needInvoice: true }),
    ["tooMany", "value", "spendTooLow", "invoice"],
  ],
])("%s", (_, voucherFacts, expectedErrors) => {
  expect(mealVoucherErrors(voucherFacts)).toEqual(expectedErrors);
});

it("are blocked by the order before any are selected", () => {
  expect(mealVoucherBlockers({ spend: 4000, needInvoice: true })).toEqual(["spendTooLow", "invoice"]);
  expect(mealVoucherBlockers({ spend: 10001, needInvoice: false })).toEqual([]);
});

test.each([
  ["the rest is paid otherwise", facts(), { covered: 6400, rest: 5600, forfeited: 0 }],
  ["never more than the food", facts({ foodTotal: 2000 }), { covered: 2000, rest: 10000, forfeited: 4400 }],
  ["never more than the order", facts({ total: 3000 }), { covered: 3000, rest: 0, forfeited: 3400 }],
  ["never more than eight", facts({ vouchers: 12 }), { covered: 6400, rest: 5600, forfeited: 0 }],
])("pay: %s", (_, voucherFacts, split) => {
  expect(mealVoucherSplit(voucherFacts)).toEqual(split);
});

describe("whatever the order and the vouchers", () => {
  const cents = fc.integer({ min: 0, max: 50000 });
  const arbitraryFacts = fc.record({
    total: cents,
    foodTotal: cents,
    vouchers: fc.integer({ min: -2, max: 12 }),
    voucherValue: cents,
  });

  it("covered amount and rest add up to the total, without change given", () => {
    fc.assert(
      fc.property(arbitraryFacts, (voucherFacts) => {
        const { covered, rest, forfeited } = mealVoucherSplit(voucherFacts);
        expect(covered + rest).toBe(voucherFacts.total);
        expect(Math.min(covered, rest, forfeited)).toBeGreaterThanOrEqual(0);
        expect(covered).toBeLessThanOrEqual(voucherFacts.foodTotal);
        expect(covered).toBeLessThanOrEqual(Math.max(0, voucherFacts.vouchers) * voucherFacts.voucherValue);
      }),
    );
  });

  it("one more never increases the rest", () => {
    fc.assert(
      fc.property(arbitraryFacts, (voucherFacts) => {
        const withOneMore = mealVoucherSplit({ ...voucherFacts, vouchers: voucherFacts.vouchers + 1 });
        expect(withOneMore.rest).toBeLessThanOrEqual(mealVoucherSplit(voucherFacts).rest);
      }),
    );
  });

  it("only one to eight of a known value, above 100 euro and without invoice, are accepted", () => {
    const order = fc.record({
      spend: cents,
      needInvoice: fc.boolean(),
      vouchers: fc.integer({ min: -1, max: 12 }),
    });
    fc.assert(
      fc.property(order, fc.constantFrom(800, 529, 1000), (voucherFacts, voucherValue) => {
        const { spend, needInvoice, vouchers } = voucherFacts;
        const allowed =
          spend > 10000 &&
          !needInvoice &&
          vouchers >= 1 &&
          vouchers <= MAX_MEAL_VOUCHERS &&
          voucherValue !== 1000;
        expect(mealVoucherErrors({ ...voucherFacts, voucherValue, values: [800, 529] }).length === 0).toBe(
          allowed,
        );
      }),
    );
  });
});
