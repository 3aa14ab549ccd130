import fc from "fast-check";
import { serviceGroup } from "@/lib/rules/delivery-services";
import {
  deliveryDiscountApplies,
  isMealVoucher,
  type MealVoucherFacts,
  mealVoucherFaults,
  mealVoucherSplit,
} from "@/lib/rules/meal-vouchers";
import { preAuthorisation } from "@/lib/rules/pre-authorisation";

test.each([
  [1, "pickup"],
  [2, "home"],
  [4, "locker"],
  [6, "home"],
  [10, "home"],
  [13, null],
])("service %i is %s", (id, group) => {
  expect(serviceGroup(id)).toBe(group);
});

describe("the amount held", () => {
  test.each([
    ["a card, at home", 12, 2, 40, 4000],
    ["a card, picked up", 12, 1, 40, 4000],
    ["Satispay, picked up", 24, 1, 20, 2000],
    ["the other type, picked up", 31, 1, 20, 2000],
    ["Satispay, at home", 24, 2, 30, 3000],
    ["the other type, home service 6", 31, 6, 30, 3000],
    ["Satispay, home service 10", 24, 10, 30, 3000],
    ["Satispay, in a locker", 24, 4, 40, 4000],
    ["Satispay, unknown service", 24, 99, 40, 4000],
  ])("%s", (_, paymentTypeId, deliveryServiceId, perc, extra) => {
    const held = preAuthorisation({
      total: 25000,
      variableWeightTotal: 10000,
      paymentTypeId,
      deliveryServiceId,
    });
    expect(held).toEqual({ amount: 25000 + extra, extra, perc });
  });

  it("is the total where nothing is weighed, and whole cents where something is", () => {
    const facts = { total: 5000, paymentTypeId: 12, deliveryServiceId: 2 };
    expect(preAuthorisation({ ...facts, variableWeightTotal: 0 }).amount).toBe(5000);
    expect(preAuthorisation({ ...facts, variableWeightTotal: 333 }).amount).toBe(5133);
    expect(preAuthorisation({ ...facts, variableWeightTotal: -5 }).amount).toBe(5000);
  });
});

describe("meal vouchers", () => {
  const facts = (changes: Partial<MealVoucherFacts> = {}): MealVoucherFacts => ({
    total: 12000,
    foodTotal: 9000,
    vouchers: 8,
    voucherValue: 800,
    needInvoice: false,
    ...changes,
  });

  it("are payment types 18, 19 and 21, which bring no delivery discount", () => {
    expect([18, 19, 20, 21, 12].map(isMealVoucher)).toEqual([true, true, false, true, false]);
    expect([18, 12].map(deliveryDiscountApplies)).toEqual([false, true]);
  });

  test.each([
    ["eight above 100 euro", facts(), []],
    ["a ninth", facts({ vouchers: 9 }), ["tooMany"]],
    ["exactly 100 euro", facts({ total: 10000 }), ["spendTooLow"]],
    ["a cent more", facts({ total: 10001 }), []],
    ["an invoice", facts({ needInvoice: true }), ["invoice"]],
    ["none", facts({ vouchers: 0 }), ["none"]],
    [
      "all at once",
      facts({ vouchers: 9, total: 5000, needInvoice: true }),
      ["tooMany", "spendTooLow", "invoice"],
    ],
  ])("%s", (_, given, faults) => {
    expect(mealVoucherFaults(given)).toEqual(faults);
  });

  test.each([
    ["the rest is paid otherwise", facts(), { covered: 6400, rest: 5600, lost: 0 }],
    ["never more than the food", facts({ foodTotal: 2000 }), { covered: 2000, rest: 10000, lost: 4400 }],
    ["never more than the order", facts({ total: 3000 }), { covered: 3000, rest: 0, lost: 3400 }],
    ["never more than eight", facts({ vouchers: 12 }), { covered: 6400, rest: 5600, lost: 0 }],
  ])("pay: %s", (_, given, split) => {
    expect(mealVoucherSplit(given)).toEqual(split);
  });

  it("always add up to the order", () => {
    const cents = fc.integer({ min: 0, max: 50000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: -2, max: 12 }),
        cents,
        (total, foodTotal, vouchers, voucherValue) => {
          const split = mealVoucherSplit(facts({ total, foodTotal, vouchers, voucherValue }));
          expect(split.covered + split.rest).toBe(total);
          expect(split.lost).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
