import {
  addressEditable,
  missingStep,
  type ReadinessCart,
  timeslotEditable,
} from "@/lib/rules/cart-readiness";

const home = { addressId: 7, autoAssigned: false };
const evening = { timeslotId: 3, autoAssigned: false };
const guess = <T extends object>(what: T) => ({ ...what, autoAssigned: true });

function cart(changes: Partial<ReadinessCart> = {}): ReadinessCart {
  return { user: { userId: 12 }, address: home, timeslot: evening, statusId: 1, ...changes };
}

describe("the step a cart still lacks", () => {
  test.each([
    ["nothing", cart(), {}, null],
    [
      "everything: the login comes first",
      cart({ user: { userId: -1 }, address: null, timeslot: null }),
      {},
      "login",
    ],
    ["user 0 is logged in", cart({ user: { userId: 0 } }), {}, null],
    ["an address before a slot", cart({ address: null, timeslot: null }), {}, "address"],
    ["an address of its own", cart({ address: guess(home) }), {}, "address"],
    ["a slot", cart({ timeslot: null }), {}, "timeslot"],
    ["a slot of its own", cart({ timeslot: guess(evening) }), {}, "timeslot"],
    ["nothing with a bypass", cart({ address: guess(home) }), { bypassAutoAssignedAddress: true }, null],
    [
      "nothing with the other bypass",
      cart({ timeslot: guess(evening) }),
      { bypassAutoAssignedTimeslot: true },
      null,
    ],
    [
      "a bypass does not make up what is missing",
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
  ])("%s", (_, given, options, step) => {
    expect(missingStep(given, options)).toBe(step);
  });
});

it("fixes the address of a cart in status 7, and both on the payment page", () => {
  expect(addressEditable(cart(), false)).toBe(true);
  expect(addressEditable(cart({ statusId: 7 }), false)).toBe(false);
  expect(addressEditable(cart(), true)).toBe(false);
  expect([timeslotEditable(false), timeslotEditable(true)]).toEqual([true, false]);
});
