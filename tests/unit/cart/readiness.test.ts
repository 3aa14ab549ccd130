import { addToCartOptions } from "@/lib/cart/choose-place";
import { chosenAddress, chosenTimeslot, missingCheckoutStep } from "@/lib/cart/readiness";
import { config } from "@/lib/config";
import { nextAddStep } from "@/lib/rules/cart/add-to-cart";
import { home, makeCart, makeProduct } from "@/tests/fixtures/cart";

const given = makeCart();
const address = { ...home, autoAssigned: true };
const timeslot = given.timeslot && { ...given.timeslot, autoAssigned: true };
const assigned = makeCart([], { address, timeslot });

it("does not count an address or timeslot that the shop has assigned", () => {
  expect(chosenAddress(assigned)).toBeNull();
  expect(chosenTimeslot(assigned)).toBeNull();
  expect(missingCheckoutStep(assigned)).toBe("address");
  expect(missingCheckoutStep(makeCart([], { timeslot }))).toBe("timeslot");
  expect([chosenAddress(given), chosenTimeslot(given)]).toEqual([given.address, given.timeslot]);
  expect([chosenAddress(null), chosenTimeslot(null)]).toEqual([null, null]);
});

it("counts an assigned address where the shop is configured so", () => {
  jest.replaceProperty(config, "bypassAutoAssignedAddress", true);
  expect(chosenAddress(assigned)).toBe(address);
  expect(missingCheckoutStep(assigned)).toBe("timeslot");
});

it("counts an assigned timeslot where the shop is configured so", () => {
  jest.replaceProperty(config, "bypassAutoAssignedTimeslot", true);
  expect(chosenTimeslot(assigned)).toBe(timeslot);
  expect(missingCheckoutStep(makeCart([], { timeslot }))).toBeNull();
});

it("adds products by the same configuration", () => {
  jest.replaceProperty(config, "anonymousCart", false);
  const nextStep = () => nextAddStep(makeProduct(), assigned, { quantity: 1 }, addToCartOptions()).step;
  expect(nextStep()).toBe("address");
  jest.replaceProperty(config, "bypassAutoAssignedAddress", true);
  expect(nextStep()).toBe("timeslot");
  jest.replaceProperty(config, "bypassAutoAssignedTimeslot", true);
  expect(nextStep()).toBe("add");
});
