import { serviceKind } from "@/lib/rules/delivery/delivery-services";
import { needsHoldConsent, preAuthorisation } from "@/lib/rules/checkout/pre-authorisation";

test.each([
  [1, "pickup"],
  [2, "home"],
  [4, "locker"],
  [6, "home"],
  [10, "home"],
  [13, null],
])("service %i is %s", (id, group) => {
  expect(serviceKind(id)).toBe(group);
});

test.each([
  [5001, true],
  [5000, false],
])("authorising %i of an order of 5000 cents needs a consent: %s", (authorised, needsConsent) => {
  expect(needsHoldConsent(authorised, 5000)).toBe(needsConsent);
});

describe("the pre-authorised amount", () => {
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
    const preAuthorised = preAuthorisation({
      total: 25000,
      variableWeightTotal: 10000,
      paymentTypeId,
      deliveryServiceId,
    });
    expect(preAuthorised).toEqual({ amount: 25000 + extra, extra, perc });
  });

  it("is the total without variable weight, and whole cents with it", () => {
    const facts = { total: 5000, paymentTypeId: 12, deliveryServiceId: 2 };
    expect(preAuthorisation({ ...facts, variableWeightTotal: 0 }).amount).toBe(5000);
    expect(preAuthorisation({ ...facts, variableWeightTotal: 333 }).amount).toBe(5133);
    expect(preAuthorisation({ ...facts, variableWeightTotal: 334 }).amount).toBe(5134);
    expect(preAuthorisation({ ...facts, variableWeightTotal: -5 }).amount).toBe(5000);
  });
});
