import fc from "fast-check";
import { ORDER_STATUS } from "@/lib/rules/orders/order-status";
import {
  CLOCK_STATUSES,
  dueTransition,
  type OrderProgress,
  staffTransitions,
  statusAt,
  TRANSITIONS,
} from "@/backend/domain/fulfilment";

const CUTOFF = new Date("2026-11-25T12:00:00Z");
const HOUR = 3_600_000;
const END_OF_TIME = new Date("2100-01-01T00:00:00Z");

const progress: fc.Arbitrary<OrderProgress> = fc.record({
  statusId: fc.constantFrom(...CLOCK_STATUSES),
  deliveryServiceId: fc.constantFrom(1, 2, 4, 6, 9),
  cutoffAt: fc.constant(CUTOFF),
  slotBegins: fc.integer({ min: 0, max: 48 }).map((hours) => new Date(CUTOFF.getTime() + hours * HOUR)),
  slotEnds: fc.constant(new Date(CUTOFF.getTime() + 50 * HOUR)),
  hasShortage: fc.boolean(),
});

const HOME: OrderProgress = {
  statusId: ORDER_STATUS.validation,
  deliveryServiceId: 2,
  cutoffAt: CUTOFF,
  slotBegins: new Date("2026-11-25T16:00:00Z"),
  slotEnds: new Date("2026-11-25T18:00:00Z"),
  hasShortage: false,
};
const at = (time: string, changes: Partial<OrderProgress> = {}) =>
  statusAt({ ...HOME, ...changes }, new Date(`2026-11-25T${time}:00Z`));

describe("the life of an order", () => {
  test("goes by the clock from the order to the door", () => {
    expect(["11:59", "12:00", "14:00", "16:00", "18:00"].map((time) => at(time))).toEqual([1, 4, 6, 7, 8]);
  });

  test("an order to collect waits in the store until the end of its slot", () => {
    const pickup = { deliveryServiceId: 1 };
    expect(["14:00", "16:00", "18:00"].map((time) => at(time, pickup))).toEqual([6, 6, 8]);
  });

  test("ends as partly delivered when something was missing", () => {
    expect(at("18:00", { hasShortage: true })).toBe(ORDER_STATUS.partiallyDelivered);
    expect(at("18:00", { hasShortage: true, deliveryServiceId: 4 })).toBe(ORDER_STATUS.partiallyDelivered);
  });

  test("the clock moves every order to its delivery and stops", () => {
    fc.assert(
      fc.property(progress, (order) => {
        const final = statusAt(order, END_OF_TIME);
        expect([ORDER_STATUS.delivered, ORDER_STATUS.partiallyDelivered]).toContain(final);
        expect(dueTransition({ ...order, statusId: final }, END_OF_TIME)).toBeNull();
      }),
    );
  });

  test("reading the clock more often makes no difference", () => {
    const hours = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(progress, hours, (order, moments) => {
        const instants = [...moments]
          .sort((a, b) => a - b)
          .map((hour) => new Date(CUTOFF.getTime() + hour * HOUR));
        const stepwise = instants.reduce(
          (statusId, instant) => statusAt({ ...order, statusId }, instant),
          order.statusId,
        );
        expect(stepwise).toBe(statusAt(order, instants.at(-1) ?? CUTOFF));
      }),
    );
  });

  test("staff can reach every status of the table from a new order", () => {
    const reached = new Set<number>([ORDER_STATUS.validation]);
    // A set yields what is added to it while it is read.
    for (const statusId of reached)
      for (const hasShortage of [true, false])
        for (const deliveryServiceId of [1, 2])
          for (const { to } of staffTransitions({ ...HOME, statusId, hasShortage, deliveryServiceId }))
            reached.add(to);
    expect(TRANSITIONS.map(({ to }) => to).filter((to) => !reached.has(to))).toEqual([]);
    // An order that waits for its payment is accepted or cancelled by that.
    expect(Object.values(ORDER_STATUS).filter((status) => !reached.has(status))).toEqual([
      ORDER_STATUS.unpaid,
    ]);
  });
});
