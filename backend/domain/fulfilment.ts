import { serviceKind } from "../../lib/rules/delivery-services";

export const STATUS = {
  validation: 1,
  validating: 2,
  ordered: 3,
  preparation: 4,
  picking: 5,
  ready: 6,
  outForDelivery: 7,
  delivered: 8,
  partiallyDelivered: 9,
  cancelled: 10,
  notCollected: 12,
  failed: 13,
  abandoned: 14,
  receipted: 18,
  businessValidation: 19,
  validationApproved: 20,
  validationRejected: 21,
} as const;

export type Progress = {
  statusId: number;
  deliveryServiceId: number;
  cutoffAt: Date;
  slotBegins: Date;
  slotEnds: Date;
  hasShortage: boolean;
};

export type Effect = "pick" | "dispatch" | "deliver" | "receipt" | "reject" | null;

export type Transition = {
  from: readonly number[];
  to: number;
  effect: Effect;
  /** When the shop's clock triggers it; null: staff only. */
  at: ((progress: Progress) => Date) | null;
  when?: (progress: Progress) => boolean;
};

const isHome = ({ deliveryServiceId }: Progress) => serviceKind(deliveryServiceId) === "home";
const isCollected = (progress: Progress) => !isHome(progress);

/** Picking takes half of the time between the cut-off and the slot. */
const pickedAt = ({ cutoffAt, slotBegins }: Progress) =>
  new Date(cutoffAt.getTime() + Math.max(0, slotBegins.getTime() - cutoffAt.getTime()) / 2);

const ACCEPTED = [STATUS.validation, STATUS.validating, STATUS.ordered, STATUS.validationApproved];
const PREPARING = [STATUS.preparation, STATUS.picking];

/** The life of an order. The first transition that applies is taken. */
export const TRANSITIONS: readonly Transition[] = [
  { from: ACCEPTED, to: STATUS.preparation, effect: null, at: ({ cutoffAt }) => cutoffAt },
  { from: PREPARING, to: STATUS.ready, effect: "pick", at: pickedAt },
  {
    from: [STATUS.ready],
    to: STATUS.outForDelivery,
    effect: "dispatch",
    at: ({ slotBegins }) => slotBegins,
    when: isHome,
  },
  {
    from: [STATUS.outForDelivery],
    to: STATUS.partiallyDelivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: ({ hasShortage }) => hasShortage,
  },
  {
    from: [STATUS.outForDelivery],
    to: STATUS.delivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: ({ hasShortage }) => !hasShortage,
  },
  {
    from: [STATUS.ready],
    to: STATUS.partiallyDelivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: (progress) => isCollected(progress) && progress.hasShortage,
  },
  {
    from: [STATUS.ready],
    to: STATUS.delivered,
    effect: "deliver",
    at: ({ slotEnds }) => slotEnds,
    when: (progress) => isCollected(progress) && !progress.hasShortage,
  },
  { from: [STATUS.preparation], to: STATUS.picking, effect: null, at: null },
  { from: [STATUS.validation, STATUS.validating], to: STATUS.ordered, effect: null, at: null },
  { from: [STATUS.validation], to: STATUS.validating, effect: null, at: null },
  { from: [STATUS.validation], to: STATUS.businessValidation, effect: null, at: null },
  { from: [STATUS.businessValidation], to: STATUS.validationApproved, effect: null, at: null },
  { from: [STATUS.businessValidation], to: STATUS.validationRejected, effect: "reject", at: null },
  { from: [STATUS.ready], to: STATUS.notCollected, effect: "reject", at: null, when: isCollected },
  { from: [STATUS.outForDelivery], to: STATUS.failed, effect: null, at: null },
  { from: [STATUS.failed], to: STATUS.outForDelivery, effect: null, at: null },
  { from: [STATUS.failed], to: STATUS.abandoned, effect: "reject", at: null },
  { from: [...ACCEPTED, ...PREPARING], to: STATUS.cancelled, effect: "reject", at: null },
  {
    from: [STATUS.delivered, STATUS.partiallyDelivered],
    to: STATUS.receipted,
    effect: "receipt",
    at: null,
  },
];

const applies = (transition: Transition, progress: Progress): boolean =>
  transition.from.includes(progress.statusId) && (transition.when?.(progress) ?? true);

export const CLOCK_STATUSES: readonly number[] = [
  ...new Set(TRANSITIONS.filter(({ at }) => at !== null).flatMap(({ from }) => from)),
];

export type DueTransition = Transition & { dueAt: Date };

function clockTransition(progress: Progress): DueTransition | null {
  for (const transition of TRANSITIONS)
    if (transition.at && applies(transition, progress))
      return { ...transition, dueAt: transition.at(progress) };
  return null;
}

export function dueTransition(progress: Progress, now: Date): DueTransition | null {
  const next = clockTransition(progress);
  return next && next.dueAt <= now ? next : null;
}

export const staffTransitions = (progress: Progress): Transition[] =>
  TRANSITIONS.filter((transition) => applies(transition, progress));

/** The status an order has reached by `now`, stored or not. */
export function statusAt(progress: Progress, now: Date): number {
  let { statusId } = progress;
  for (;;) {
    const next = dueTransition({ ...progress, statusId }, now);
    if (!next) return statusId;
    statusId = next.to;
  }
}
