import { deliverySteps } from "@/lib/rules/delivery/delivery-steps";

const states = (statusId: number, isHome: boolean) =>
  deliverySteps(statusId, isHome)
    ?.map(({ name, state }) => `${name}:${state}`)
    .join(" ") ?? null;

test.each([
  [3, true, "received:current prepared:upcoming underway:upcoming delivered:upcoming"],
  [4, true, "received:done prepared:current underway:upcoming delivered:upcoming"],
  [6, true, "received:done prepared:current underway:upcoming delivered:upcoming"],
  [7, true, "received:done prepared:done underway:current delivered:upcoming"],
  [9, true, "received:done prepared:done underway:done delivered:done"],
  [6, false, "received:done prepared:done ready:current collected:upcoming"],
  [8, false, "received:done prepared:done ready:done collected:done"],
  [10, true, null],
  [11, true, null],
  [13, true, null],
])("status %i, at home %s", (statusId, isHome, expected) => {
  expect(states(statusId, isHome)).toBe(expected);
});
