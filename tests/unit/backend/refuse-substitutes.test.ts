import { canRefuseSubstitutes } from "@/backend/domain/refuse-substitutes";

const now = new Date("2026-11-22T18:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const HOME = 2;
const PICKUP = 1;

test.each([
  ["prepared for a home", 6, HOME, null, false],
  ["ready to be collected", 6, PICKUP, null, true],
  ["on its way", 7, HOME, null, true],
  ["just delivered", 8, HOME, hoursAgo(1), true],
  ["delivered in part", 9, HOME, hoursAgo(2), true],
  ["delivered this morning", 8, HOME, hoursAgo(3), false],
  ["receipted", 18, HOME, hoursAgo(1), false],
  ["in preparation", 4, HOME, null, false],
])(
  "a substitute of an order that is %s: %s %s",
  (_name, statusId, deliveryServiceId, deliveredAt, expected) => {
    expect(canRefuseSubstitutes({ statusId, deliveryServiceId, deliveredAt }, now)).toBe(expected);
  },
);
