import { getSellingRule } from "@/lib/cart/compact-selling";
import { formatLimit } from "@/lib/cart/format-quantity";
import { isBelowCost } from "@/lib/rules/prices/below-cost";
import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";
import { DAY_MS } from "@/lib/rules/dates/duration";
import type { DeferredMessages } from "@/lib/i18n/deferred-messages";
import type { Product } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { formatHourRanges, formatMinutes } from "@/lib/rules/dates/clock-times";
import { parseLocks } from "@/lib/rules/cart/parse-locks";
import type { CardMessages } from "./card-messages";

const HOURS_OF_DAY = 24;

/** A Sunday. */
const FIRST_DAY = Date.UTC(2026, 10, 1, 12);

/** 1 = Sunday, as the API counts. */
function weekdayName(day: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(
    FIRST_DAY + (day - 1) * DAY_MS,
  );
}

function leadTimeText(hours: number, messages: DeferredMessages): string {
  const days = hours / HOURS_OF_DAY;
  if (!Number.isInteger(days)) return interpolate(messages.leadHours, { hours });
  return interpolate(days === 1 ? messages.leadDay : messages.leadDays, { days });
}

/** The lead time first. Independent of today's date, as pages are cached. Offers below cost say how much there is (D.P.R. 218/2001). */
export function cardNotes(product: Product, messages: CardMessages, locale: string): string[] {
  const notes: string[] = [];
  const lock = parseLocks(product.dayLock);
  const cutOff = parseLocks(product.lockCutoff);
  if (product.leadTimeHours > 0) notes.push(leadTimeText(product.leadTimeHours, messages));
  if (isBelowCost(product.promo) && product.available > 0 && product.available < UNLIMITED) {
    const texts = { ...messages, atMost: messages.belowCostStock };
    notes.push(formatLimit(getSellingRule(product.selling), product.available, texts, locale));
  }
  if (lock.weekDays.length > 0) {
    const days = lock.weekDays.map((day) => weekdayName(day, locale)).join(", ");
    notes.push(interpolate(messages.dayLock, { days }));
  }
  if (lock.hours.length > 0)
    notes.push(interpolate(messages.hourLock, { hours: formatHourRanges(lock.hours) }));
  if (cutOff.cutOff !== null)
    notes.push(interpolate(messages.lockCutoff, { time: formatMinutes(cutOff.cutOff) }));
  if (cutOff.hours.length > 0)
    notes.push(interpolate(messages.orderHours, { hours: formatHourRanges(cutOff.hours) }));
  if (product.selling.variableWeight && product.selling.kind !== "loose")
    notes.push(messages.estimatedWeight);
  return notes;
}
