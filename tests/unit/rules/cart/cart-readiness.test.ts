import {
  isAddressEditable,
  missingStep,
  type ReadinessCart,
  isTimeslotEditable,
} from "@/lib/rules/cart/cart-readiness";

const home = { addressId: 7, autoAssigned: false };
const evening = { timeslotId: 3, autoAssigned: false };
const autoAssigned = <T extends object>(selection: T) => ({ ...selection, autoAssigned: true });

function cart(changes: Partial<ReadinessCart> = {}): ReadinessCart {
  return { user: { userId: 12 }, address: home, timeslot: evening, statusId: 1, ...changes };
}

describe("the missing step of a cart", () => {
  test.each([
    ["nothing", cart(), {}, null],
    [
      "everything: the login comes first",
      cart({ user: { userId: -1 }, address: null, timeslot: null }),
      {},
      "login",
    ],
    ["nothing for user 0, who is logged in", cart({ user: { userId: 0 } }), {}, null],
    ["an address before a slot", cart({ address: null, timeslot: null }), {}, "address"],
    ["an address when it was auto-assigned", cart({ address: autoAssigned(home) }), {}, "address"],
    ["a slot", cart({ timeslot: null }), {}, "timeslot"],
    ["a slot when it was auto-assigned", cart({ timeslot: autoAssigned(evening) }), {}, "timeslot"],
    [
      "nothing with a bypass",
      cart({ address: autoAssigned(home) }),
      { bypassAutoAssignedAddress: true },
      null,
    ],
    [
      "nothing with the other bypass",
      cart({ timeslot: autoAssigned(evening) }),
      { bypassAutoAssignedTimeslot: true },
      null,
    ],
    [
      "a bypass does not replace a missing address",
      cart({ address: null }),
      { bypassAutoAssignedAddress: true },
      "address",
    ],
    [
      "neither login nor slot in anonymous carts",
      cart({ user: { userId: -1 }, timeslot: null }),
      { anonymousCart: true },
      null,
    ],
    [
      "the address even in anonymous carts",
      cart({ user: { userId: -1 }, address: null }),
      { anonymousCart: true },
      "address",
    ],
  ])("%s", (_, givenCart, options, step) => {
    expect(missingStep(givenCart, options)).toBe(step);
  });
});

it("locks the address of a cart in status 7, and both on the payment page", () => {
  expect(isAddressEditable(cart(), false)).toBe(true);
  expect(isAddressEditable(cart({ statusId: 7 }), false)).toBe(false);
  expect(isAddressEditable(cart(), true)).toBe(false);
  expect([isTimeslotEditable(false), isTimeslotEditable(true)]).toEqual([true, false]);
});
