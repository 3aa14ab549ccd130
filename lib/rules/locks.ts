import {
  addDays,
  clockMinutes,
  type HourRange,
  hourRange,
  inRange,
  romeMoment,
  romeTime,
  type WeekDay,
  weekDayOf,
} from "./rome-time";

export type LockedProduct = {
  available: number;
  /** Weekdays without delivery (1 = Sunday) and hours with delivery, "1,7 09:00-13:00". */
  dayLock: string;
  leadTimeHours: number;
  /** "18:00": order by then on the day before; "18:00-10:00": can only be ordered between these hours. */
  lockCutoff: string;
};

export type LockSlot = { dateIso: string; beginTime: string };

export type Locks = { weekDays: WeekDay[]; hours: HourRange[]; cutOff: number | null };

export type Availability =
  | { available: true }
  | { available: false; reason: "soldOut" }
  | { available: false; reason: "leadTime"; from: Date }
  | { available: false; reason: "dayLock"; weekDays: WeekDay[] }
  | { available: false; reason: "hourLock"; hours: HourRange[] }
  | { available: false; reason: "cutOff"; until: Date | null; hours: HourRange[] };

export function parseLocks(text: string): Locks {
  const locks: Locks = { weekDays: [], hours: [], cutOff: null };
  for (const word of text.split(/[\s,;]+/)) {
    const range = hourRange(word);
    const minutes = clockMinutes(word);
    if (/^[1-7]$/.test(word)) locks.weekDays.push(Number(word) as WeekDay);
    else if (range) locks.hours.push(range);
    else if (minutes !== null) locks.cutOff = minutes;
  }
  return locks;
}

export function availableFrom(product: Pick<LockedProduct, "leadTimeHours">, now: Date): Date | null {
  return product.leadTimeHours > 0 ? new Date(now.getTime() + product.leadTimeHours * 3_600_000) : null;
}

export function availability(product: LockedProduct, slot: LockSlot | null, now: Date): Availability {
  if (product.available <= 0) return { available: false, reason: "soldOut" };
  const cutOff = parseLocks(product.lockCutoff);
  if (!withinHours(cutOff.hours, romeTime(now).minutes)) {
    return { available: false, reason: "cutOff", until: null, hours: cutOff.hours };
  }
  return slot ? availabilityIn(slot, product, cutOff.cutOff, now) : { available: true };
}

function availabilityIn(
  slot: LockSlot,
  product: LockedProduct,
  cutOff: number | null,
  now: Date,
): Availability {
  const begin = clockMinutes(slot.beginTime) ?? 0;
  const from = availableFrom(product, now);
  if (from && romeMoment(slot.dateIso, begin) < from) return { available: false, reason: "leadTime", from };
  const { weekDays, hours } = parseLocks(product.dayLock);
  if (weekDays.includes(weekDayOf(slot.dateIso))) return { available: false, reason: "dayLock", weekDays };
  if (!withinHours(hours, begin)) return { available: false, reason: "hourLock", hours };
  const until = cutOff === null ? null : romeMoment(addDays(slot.dateIso, -1), cutOff);
  if (until && now >= until) return { available: false, reason: "cutOff", until, hours: [] };
  return { available: true };
}

function withinHours(hours: HourRange[], minutes: number): boolean {
  return hours.length === 0 || hours.some((range) => inRange(range, minutes));
}
