import { romeTime } from "./rome-time";

export type SlotLike = {
  status: "empty" | "intermediate" | "full";
  selected: boolean;
  /** Below 1: cannot be chosen. */
  active: number;
  deliveryDayPeriodId: number;
};

export type DayLike<Slot = unknown> = { dateIso: string; timeslots: Slot[] };

export type SlotAvailability = "empty" | "intermediate" | "full" | "selected";
export type Period = "morning" | "afternoon" | "all";
export type TimeLeft = { unit: "days" | "hours" | "minutes"; value: number };

const MORNING = new Set([1, 4]);
const AFTERNOON = new Set([2, 3, 5, 6]);

/** Which range button a slot belongs to; slots of period 0 and unknown ones go with all. */
export function periodOf(deliveryDayPeriodId: number): Period {
  if (MORNING.has(deliveryDayPeriodId)) return "morning";
  return AFTERNOON.has(deliveryDayPeriodId) ? "afternoon" : "all";
}

/** The slots under a range button; whole-day slots are under each of them. */
export function slotsIn<Slot extends SlotLike>(slots: Slot[], period: Period): Slot[] {
  if (period === "all") return slots;
  return slots.filter((slot) => [period, "all"].includes(periodOf(slot.deliveryDayPeriodId)));
}

/** The range buttons worth showing: those with slots, and "all" only when there are several. */
export function periodsOf(slots: SlotLike[]): Period[] {
  const halves = (["morning", "afternoon"] as const).filter((half) =>
    slots.some((slot) => periodOf(slot.deliveryDayPeriodId) === half),
  );
  return halves.length > 1 ? [...halves, "all"] : ["all"];
}

export function slotAvailability(slot: SlotLike): SlotAvailability {
  if (slot.selected) return "selected";
  return slot.active < 1 ? "full" : slot.status;
}

export function canChoose(slot: SlotLike): boolean {
  const availability = slotAvailability(slot);
  return slot.active >= 1 && (availability === "empty" || availability === "intermediate");
}

/** The first day is dropped when it has no slots and is not the only one. */
export function shownDays<Day extends DayLike>(days: Day[]): Day[] {
  const [first, ...others] = days;
  return first && others.length > 0 && first.timeslots.length === 0 ? others : days;
}

/** The day of the cart's slot, otherwise the first one; null: there are no days. */
export function preselectedDay<Day extends DayLike>(days: Day[], cartDateIso: string | null): Day | null {
  const shown = shownDays(days);
  return shown.find((day) => day.dateIso === cartDateIso) ?? shown[0] ?? null;
}

/** Whether the day tab says "Oggi". */
export function isToday(dateIso: string, now: Date): boolean {
  return romeTime(now).dateIso === dateIso;
}

/** Time left to order for a slot, in the one unit it is said in; null: it is over or unknown. */
export function timeLeft(cutoff: string, now: Date): TimeLeft | null {
  const minutes = Math.ceil((Date.parse(cutoff) - now.getTime()) / 60_000);
  if (!(minutes > 0)) return null;
  if (minutes >= 2880) return { unit: "days", value: Math.floor(minutes / 1440) };
  if (minutes >= 60) return { unit: "hours", value: Math.floor(minutes / 60) };
  return { unit: "minutes", value: minutes };
}
