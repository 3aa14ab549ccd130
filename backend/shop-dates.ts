import { clockMinutes, formatMinutes } from "../lib/rules/dates/clock-times";
import { isIsoDate } from "../lib/rules/dates/is-iso-date";
import { fromShopTime, toShopTime } from "../lib/rules/dates/shop-time";

/** YYYY-MM-DD, as the other two by the shop's clock. */
export const shopDate = (instant: Date): string => toShopTime(instant).dateIso;

/** YYYY-MM-DD and HH:mm. */
export const shopInstant = (date: string, time: string): Date => fromShopTime(date, clockMinutes(time) ?? 0);

/** HH:mm. */
export const shopClock = (instant: Date): string => formatMinutes(toShopTime(instant).minutes);

/** DD/MM/YYYY. */
export const formatItalianDate = (date: string): string => date.split("-").reverse().join("/");

/** YYYY-MM-DD or DD/MM/YYYY; null otherwise. */
export function parseDate(value: string): string | null {
  const italian = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value);
  const iso = italian ? `${italian[3]}-${italian[2]}-${italian[1]}` : value;
  return isIsoDate(iso) ? iso : null;
}
