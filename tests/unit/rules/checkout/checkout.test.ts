import { checkoutBlockers, type CheckoutState, missingForMinimum } from "@/lib/rules/checkout/checkout";

function facts(changes: Partial<CheckoutState> = {}): CheckoutState {
  return {
    cart: {
      user: { userId: 3 },
      address: { addressId: 1, autoAssigned: false },
      timeslot: { timeslotId: 1, autoAssigned: false },
      statusId: 1,
      totalItems: 4,
    },
    unavailableItems: 0,
    addressCovered: true,
    productsNet: 5000,
    minimumOrder: 4000,
    bags: 1,
    fidelityCard: "0412345678905",
    paymentTypeId: 12,
    conditionsAccepted: true,
    ...changes,
  };
}

test.each([
  ["nothing", facts(), []],
  ["an empty cart alone", facts({ cart: { ...facts().cart, totalItems: 0 }, bags: 0 }), ["emptyCart"]],
  ["a missing slot", facts({ cart: { ...facts().cart, timeslot: null } }), ["timeslot"]],
  ["an address that is not covered", facts({ addressCovered: false }), ["addressNotCovered"]],
  [
    "a missing address, which cannot be covered either",
    facts({ cart: { ...facts().cart, address: null }, addressCovered: false }),
    ["address"],
  ],
  ["no bag", facts({ bags: 0 }), ["bag"]],
  ["no loyalty card", facts({ fidelityCard: " " }), ["loyaltyCard"]],
  ["no payment type", facts({ paymentTypeId: null }), ["payment"]],
  ["sales conditions not accepted", facts({ conditionsAccepted: false }), ["conditions"]],
  [
    "several things, in the order of the steps",
    facts({ conditionsAccepted: false, paymentTypeId: null, bags: 0, unavailableItems: 1, productsNet: 0 }),
    ["unavailableItems", "belowMinimum", "bag", "payment", "conditions"],
  ],
])("checkout is blocked by %s", (_, givenFacts, codes) => {
  expect(checkoutBlockers(givenFacts).map(({ code }) => code)).toEqual(codes);
});

it("returns the number of lines and the missing cents", () => {
  expect(checkoutBlockers(facts({ unavailableItems: 2, productsNet: 3550 }))).toEqual([
    { code: "unavailableItems", count: 2 },
    { code: "belowMinimum", missing: 450 },
  ]);
});

test.each([
  [3999, 4000, 1],
  [4000, 4000, 0],
  [9000, 4000, 0],
  [0, null, 0],
])("with %i of %j cents, %i are missing", (productTotal, minimum, missing) => {
  expect(missingForMinimum(productTotal, minimum)).toBe(missing);
});
