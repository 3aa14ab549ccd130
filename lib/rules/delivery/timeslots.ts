import { serviceKind } from "./delivery-services";
import { toShopTime } from "../dates/shop-time";

export type SlotLike = {
  status: "empty" | "intermediate" | "full";
  selected: boolean;
  active: number;
  deliveryDayPeriodId: number;
};

export type DayLike<Slot = unknown> = { dateIso: string; timeslots: Slot[] };

export type SlotAvailability = "empty" | "intermediate" | "full" | "selected";
export const PERIODS = ["morning", "afternoon", "all"] as const;
export type Period = (typeof PERIODS)[number];
export type TimeLeft = { unit: "days" | "hours" | "minutes"; value: number };

const MORNING = new Set([1, 4]);
const AFTERNOON = new Set([2, 3, 5, 6]);

/** Period 0 and unknown periods are all-day. */
export function periodOf(deliveryDayPeriodId: number): Period {
  if (MORNING.has(deliveryDayPeriodId)) return "morning";
  return AFTERNOON.has(deliveryDayPeriodId) ? "afternoon" : "all";
}

export function slotsIn<Slot extends SlotLike>(slots: Slot[], period: Period): Slot[] {
  if (period === "all") return slots;
  return slots.filter((slot) => [period, "all"].includes(periodOf(slot.deliveryDayPeriodId)));
}

export function slotAvailability(slot: SlotLike): SlotAvailability {
  if (slot.selected) return "selected";
  return slot.active < 1 ? "full" : slot.status;
}

export function canChoose(slot: SlotLike): boolean {
  const availability = slotAvailability(slot);
  return slot.active >= 1 && (availability === "empty" || availability === "intermediate");
}

/** While the cart's slot was assigned by the shop, the customer has chosen none and may choose that one too. */
export const withoutSelection = <Slot extends SlotLike, Day extends DayLike<Slot>>(days: Day[]): Day[] =>
  days.map((day) => ({ ...day, timeslots: day.timeslots.map((slot) => ({ ...slot, selected: false })) }));

const isOffered = (slot: SlotLike) => slot.selected || canChoose(slot);

type PricedSlot = SlotLike & { feeCents: number | null };

const feesOf = (slots: PricedSlot[]) =>
  slots.filter(canChoose).flatMap(({ feeCents }) => (feeCents === null ? [] : [feeCents]));

/** `none`: the day has no slots at all. */
export type DayOverview = { availability: "open" | "full" | "none"; fromCents: number | null };

export function dayOverview(slots: PricedSlot[]): DayOverview {
  const fees = feesOf(slots);
  const availability = slots.some(isOffered) ? "open" : slots.length > 0 ? "full" : "none";
  return { availability, fromCents: fees.length > 0 ? Math.min(...fees) : null };
}

export type SlotMarks = { earliest: PricedSlot | null; cheapestCents: number | null };

/** The first available slot, and the cheapest where prices differ. */
export function slotMarks(days: DayLike<PricedSlot>[]): SlotMarks {
  const slots = days.flatMap(({ timeslots }) => timeslots);
  const fees = feesOf(slots);
  const lowest = Math.min(...fees);
  return {
    earliest: slots.find(canChoose) ?? null,
    cheapestCents: fees.some((fee) => fee > lowest) ? lowest : null,
  };
}

export function visibleDays<Day extends DayLike>(days: Day[]): Day[] {
  const [first, ...others] = days;
  return first && others.length > 0 && first.timeslots.length === 0 ? others : days;
}

export function preselectedDay<Day extends DayLike>(days: Day[], cartDateIso: string | null): Day | null {
  const visible = visibleDays(days);
  return visible.find(({ dateIso }) => dateIso === cartDateIso) ?? visible[0] ?? null;
}

/** Parameters of `timeslot/list`: without slots that have begun, and only lockers with room. */
export const timeslotListParams = (deliveryServiceId?: number | null) => ({
  "show-closed": false,
  "check-locker": serviceKind(deliveryServiceId) === "locker",
});

export function isToday(dateIso: string, now: Date): boolean {
  return toShopTime(now).dateIso === dateIso;
}

/** null: over. */
export function timeLeft(cutoff: string, now: Date): TimeLeft | null {
  const minutes = Math.ceil((Date.parse(cutoff) - now.getTime()) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes >= 1440) return { unit: "days", value: Math.floor(minutes / 1440) };
  if (minutes >= 60) return { unit: "hours", value: Math.floor(minutes / 60) };
  return { unit: "minutes", value: minutes };
}
