import type { Words } from "@/components/ui/words";
import type { Product } from "@/lib/ebsn/domain/product";
import { fill } from "@/lib/i18n/fill";
import { parseLocks } from "@/lib/rules/locks";

const HOURS_OF_DAY = 24;

/** A Sunday. */
const FIRST_DAY = Date.UTC(2026, 10, 1, 12);
const DAY_MS = 86_400_000;

/** Short name of a weekday of the shop, 1 = Sunday. */
function weekdayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
    FIRST_DAY + (day - 1) * DAY_MS,
  );
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function leadText(hours: number, words: Words): string {
  const days = hours / HOURS_OF_DAY;
  if (!Number.isInteger(days)) return fill(words.leadHours, { hours });
  return fill(days === 1 ? words.leadDay : words.leadDays, { days });
}

/** When a product can be had; said without today's date, since the page is kept. */
export function cardNotes(product: Product, words: Words, locale: string): string[] {
  const notes: string[] = [];
  const lock = parseLocks(product.dayLock);
  const cutOff = parseLocks(product.lockCutoff);
  const ranges = (hours: typeof lock.hours) =>
    hours.map(({ begin, end }) => `${clock(begin)}–${clock(end)}`).join(", ");
  if (product.leadTimeHours > 0) notes.push(leadText(product.leadTimeHours, words));
  if (lock.weekDays.length > 0) {
    const days = lock.weekDays.map((day) => weekdayName(day, locale)).join(", ");
    notes.push(fill(words.dayLock, { days }));
  }
  if (lock.hours.length > 0) notes.push(fill(words.hourLock, { hours: ranges(lock.hours) }));
  if (cutOff.cutOff !== null) notes.push(fill(words.lockCutoff, { time: clock(cutOff.cutOff) }));
  if (cutOff.hours.length > 0) notes.push(fill(words.orderHours, { hours: ranges(cutOff.hours) }));
  if (product.selling.variableWeight && product.selling.kind !== "loose") notes.push(words.estimatedWeight);
  return notes;
}
