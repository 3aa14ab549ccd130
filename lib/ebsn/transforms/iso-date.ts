import { isIsoDate } from "../../rules/dates/is-iso-date";
import { toShopTime } from "../../rules/dates/shop-time";

/** With a time and its zone. */
const INSTANT = /[T ]\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/;

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** "DD/MM/YYYY" or ISO, with or without a time → "YYYY-MM-DD", of an instant the shop's day; "" when it is no day. */
export function toIsoDate(date: string): string {
  const text = date.trim();
  const [, day = "", month = "", year = ""] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/.exec(text) ?? [];
  const iso = day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.slice(0, 10);
  if (!isIsoDate(iso)) return "";
  return INSTANT.test(text) && isInstant(text) ? toShopTime(new Date(text)).dateIso : iso;
}
