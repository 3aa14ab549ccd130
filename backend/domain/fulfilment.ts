import { DELIVERED_STATUSES, ORDER_STATUS } from "../../lib/rules/orders/order-status";
import { serviceKind } from "../../lib/rules/delivery/delivery-services";

export type OrderProgress = {
  statusId: number;
  deliveryServiceId: number;
  cutoffAt: Date;
  slotBegins: Date;
  slotEnds: Date;
  hasShortage: boolean;
};

export type Effect = "pick" | "dispatch" | "deliver" | "fail" | "receipt" | "reject" | null;

export type Transition = {
  from: readonly number[];
  to: number;
  effect: Effect;
  /** When the shop's clock triggers it; null: staff only. */
  at: ((progress: OrderProgress) => Date) | null;
  when?: (progress: OrderProgress) => boolean;
};

const isHome = ({ deliveryServiceId }: OrderProgress) => serviceKind(deliveryServiceId) === "home";
const isPickUp = (progress: OrderProgress) => !isHome(progress);

/** Picking takes half of the time between the cut-off and the slot. */
const pickedAt = ({ cutoffAt, slotBegins }: OrderProgress) =>
  new Date(cutoffAt.getTime() + Math.max(0, slotBegins.getTime() - cutoffAt.getTime()) / 2);

const ACCEPTED = [
  ORDER_STATUS.validation,
  ORDER_STATUS.validating,
  ORDER_STATUS.ordered,
  ORDER_STATUS.validationApproved,
];
const PREPARING = [ORDER_STATUS.preparation, ORDER_STATUS.picking];

/** The life of an order. The first transition that applies is taken. */
export const TRANSITIONS: readonly Transition[] = [
  { from: ACCEPTED, to: ORDER_STATUS.preparation, effect: null, at: ({ cutoffAt }) => cutoffAt },
  { from: PREPARING, to: ORDER_STATUS.ready, effect: "pick", at: pickedAt },
  {
    from: [ORDER_STATUS.ready],
    to: ORDER_STATUS.outForDelivery,
    effect: "dispatch",
    at: ({ slotBegins }) => slotBegins,
    when: isHome,
  },
  {
    from: [ORDER_STATUS.outForDelivery],
    to: ORDER_STATUS.partiallyDelivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: ({ hasShortage }) => hasShortage,
  },
  {
    from: [ORDER_STATUS.outForDelivery],
    to: ORDER_STATUS.delivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: ({ hasShortage }) => !hasShortage,
  },
  {
    from: [ORDER_STATUS.ready],
    to: ORDER_STATUS.partiallyDelivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: (progress) => isPickUp(progress) && progress.hasShortage,
  },
  {
    from: [ORDER_STATUS.ready],
    to: ORDER_STATUS.delivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: (progress) => isPickUp(progress) && !progress.hasShortage,
  },
  { from: [ORDER_STATUS.preparation], to: ORDER_STATUS.picking, effect: null, at: null },
  {
    from: [ORDER_STATUS.validation, ORDER_STATUS.validating],
    to: ORDER_STATUS.ordered,
    effect: null,
    at: null,
  },
  { from: [ORDER_STATUS.validation], to: ORDER_STATUS.validating, effect: null, at: null },
  { from: [ORDER_STATUS.validation], to: ORDER_STATUS.businessValidation, effect: null, at: null },
  { from: [ORDER_STATUS.businessValidation], to: ORDER_STATUS.validationApproved, effect: null, at: null },
  {
    from: [ORDER_STATUS.businessValidation],
    to: ORDER_STATUS.validationRejected,
    effect: "reject",
    at: null,
  },
  {
    from: [ORDER_STATUS.ready],
    to: ORDER_STATUS.notCollected,
    effect: "reject",
    at: null,
    when: isPickUp,
  },
  { from: [ORDER_STATUS.outForDelivery], to: ORDER_STATUS.failed, effect: "fail", at: null },
  { from: [ORDER_STATUS.failed], to: ORDER_STATUS.outForDelivery, effect: "dispatch", at: null },
  { from: [ORDER_STATUS.failed], to: ORDER_STATUS.abandoned, effect: "reject", at: null },
  { from: [...ACCEPTED, ...PREPARING], to: ORDER_STATUS.cancelled, effect: "reject", at: null },
  {
    from: [ORDER_STATUS.delivered, ORDER_STATUS.partiallyDelivered],
    to: ORDER_STATUS.receipted,
    effect: "receipt",
    at: null,
  },
];

const applies = (transition: Transition, progress: OrderProgress): boolean =>
  transition.from.includes(progress.statusId) && (transition.when?.(progress) ?? true);

export const CLOCK_STATUSES: readonly number[] = [
  ...new Set(TRANSITIONS.filter(({ at }) => at !== null).flatMap(({ from }) => from)),
];

/** Statuses in which the shop still has something to do before the customer has the shopping. */
export const UNDELIVERED_STATUSES: readonly number[] = [
  ...new Set(TRANSITIONS.flatMap(({ from }) => from)),
].filter((statusId) => !DELIVERED_STATUSES.includes(statusId));

export type DueTransition = Transition & { dueAt: Date };

function clockTransition(progress: OrderProgress): DueTransition | null {
  for (const transition of TRANSITIONS)
    if (transition.at && applies(transition, progress))
      return { ...transition, dueAt: transition.at(progress) };
  return null;
}

export function dueTransition(progress: OrderProgress, now: Date): DueTransition | null {
  const next = clockTransition(progress);
  return next && next.dueAt <= now ? next : null;
}

export const staffTransitions = (progress: OrderProgress): Transition[] =>
  TRANSITIONS.filter((transition) => applies(transition, progress));

/** The status an order has reached by `now`, stored or not. */
export function statusAt(progress: OrderProgress, now: Date): number {
  let { statusId } = progress;
  for (;;) {
    const next = dueTransition({ ...progress, statusId }, now);
    if (!next) return statusId;
    statusId = next.to;
  }
}
