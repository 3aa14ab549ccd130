import { clockMinutes, type HourRange, inRange } from "../dates/clock-times";
import { availableFrom, firstDeliveryDay, type LockedProduct, parseLocks } from "./parse-locks";
import { addDays, fromShopTime, toShopTime, type WeekDay, weekDayOf } from "../dates/shop-time";

export type LockSlot = { dateIso: string; beginTime: string };

export type Lock =
  /** `day`: the first delivery day, if later than the day of `from`. */
  | { available: false; reason: "leadTime"; from: Date; day?: string }
  | { available: false; reason: "dayLock"; weekDays: WeekDay[] }
  | { available: false; reason: "hourLock"; hours: HourRange[] }
  | { available: false; reason: "cutOff"; until: Date | null; hours: HourRange[] };

export type Availability = { available: true } | { available: false; reason: "soldOut" } | Lock;

export function availability(product: LockedProduct, slot: LockSlot | null, now: Date): Availability {
  if (product.available <= 0) return { available: false, reason: "soldOut" };
  const cutOff = parseLocks(product.lockCutoff);
  if (!withinHours(cutOff.hours, toShopTime(now).minutes)) {
    return { available: false, reason: "cutOff", until: null, hours: cutOff.hours };
  }
  return slot?.dateIso ? availabilityIn(slot, product, cutOff.cutOff, now) : { available: true };
}

function availabilityIn(
  slot: LockSlot,
  product: LockedProduct,
  cutOff: number | null,
  now: Date,
): Availability {
  const begin = clockMinutes(slot.beginTime) ?? 0;
  const from = availableFrom(product, now);
  if (from && fromShopTime(slot.dateIso, begin) < from) {
    const day = firstDeliveryDay(product, now);
    const isLater = day !== null && day !== toShopTime(from).dateIso;
    return { available: false, reason: "leadTime", from, ...(isLater ? { day } : {}) };
  }
  const { weekDays, hours } = parseLocks(product.dayLock);
  if (weekDays.includes(weekDayOf(slot.dateIso))) return { available: false, reason: "dayLock", weekDays };
  if (!withinHours(hours, begin)) return { available: false, reason: "hourLock", hours };
  const until = cutOff === null ? null : fromShopTime(addDays(slot.dateIso, -1), cutOff);
  if (until && now >= until) return { available: false, reason: "cutOff", until, hours: [] };
  return { available: true };
}

function withinHours(hours: HourRange[], minutes: number): boolean {
  return hours.length === 0 || hours.some((range) => inRange(range, minutes));
}
