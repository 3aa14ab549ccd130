import { clockMinutes, type HourRange, hourRange } from "../dates/clock-times";
import { addDays, toShopTime, type WeekDay, weekDayOf } from "../dates/shop-time";
import { isClosedDay } from "../dates/working-days";

export type LockedProduct = {
  available: number;
  /** Weekdays without delivery (1 = Sunday) and hours with delivery, "1,7 09:00-13:00". */
  dayLock: string;
  leadTimeHours: number;
  /** "18:00": order by then on the day before; "18:00-10:00": can only be ordered between these hours. */
  lockCutoff: string;
};

export type Locks = { weekDays: WeekDay[]; hours: HourRange[]; cutOff: number | null };

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

/** Christmas and New Year's Day are a week apart: of one weekday the third may be the first. */
const SEARCHED_DAYS = 22;

/** First delivery day (YYYY-MM-DD) of a product with lead time, including day and hour locks. */
export function firstDeliveryDay(
  product: Pick<LockedProduct, "leadTimeHours" | "dayLock">,
  now: Date,
): string | null {
  const from = availableFrom(product, now);
  if (!from) return null;
  const { dateIso: first, minutes } = toShopTime(from);
  const { weekDays, hours } = parseLocks(product.dayLock);
  const isInTime = hours.length === 0 || hours.some(({ begin, end }) => begin > end || minutes < end);
  const days = Array.from({ length: SEARCHED_DAYS }, (_, index) => addDays(first, index));
  const isDelivered = (day: string) => !weekDays.includes(weekDayOf(day)) && !isClosedDay(day);
  return days.slice(isInTime ? 0 : 1).find(isDelivered) ?? null;
}
