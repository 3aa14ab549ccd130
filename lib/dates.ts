import { brand } from "../brand.config";

/** Formatting with the browser's Intl; date arithmetic is in lib/rules/dates/shop-time. */

const ZONE = brand.timeZone;

/** English dates have the day first, as everywhere in Europe. */
export const toFormatLocale = (locale: string): string => (locale === "en" ? "en-GB" : locale);

const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(toFormatLocale(locale), options);
  formats.set(key, format);
  return format;
}

/** Noon UTC, so that no time zone moves the date to another day. */
function noonUtc(dateIso: string): Date {
  return new Date(`${dateIso.slice(0, 10)}T12:00:00Z`);
}

/** "" for what is no day. */
function formatUtc(day: Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return Number.isNaN(+day) ? "" : getFormat(locale, { timeZone: "UTC", ...options }).format(day);
}

/** Without commas, which engines disagree about in English. */
const formatDayName = (dateIso: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formatUtc(noonUtc(dateIso), locale, options).replaceAll(",", "");

const ISO_PARTS = ["year", "month", "day"] as const;

/** From parts, as no locale has dates in ISO's order in every engine. */
export function toShopDay(instant: Date): string {
  const options = { timeZone: ZONE, year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const parts = getFormat("en", options).formatToParts(instant);
  return ISO_PARTS.map((type) => parts.find((part) => part.type === type)?.value).join("-");
}

/** "2026-11-26" → "26/11/2026"; "" if invalid. */
export function shopDateFromIso(dateIso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(dateIso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : "";
}

export const formatDay = (dateIso: string, locale = "it"): string =>
  formatDayName(dateIso, locale, { weekday: "short", day: "numeric", month: "short" });

export const formatLongDay = (dateIso: string, locale = "it"): string =>
  formatDayName(dateIso, locale, { weekday: "long", day: "numeric", month: "long" });

/** With the year where it is not that of `today`. */
export const formatPlannedDay = (dateIso: string, today: string, locale = "it"): string =>
  formatDayName(dateIso, locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    ...(dateIso.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
  });

/** A Sunday. */
const FIRST_DAY = "2026-11-01";

/** 1 is Sunday, as the API counts. */
export function formatWeekday(day: number, locale = "it"): string {
  const date = noonUtc(FIRST_DAY);
  date.setUTCDate(date.getUTCDate() + day - 1);
  return formatUtc(date, locale, { weekday: "long" });
}

export const formatDate = (dateIso: string, locale = "it"): string =>
  formatUtc(noonUtc(dateIso), locale, { day: "2-digit", month: "2-digit", year: "numeric" });

export const formatMonth = (dateIso: string, locale = "it"): string =>
  formatUtc(noonUtc(dateIso), locale, { month: "long" });

/** "" for what is no instant. */
export function formatTime(instant: Date, locale = "it"): string {
  if (Number.isNaN(+instant)) return "";
  return getFormat(locale, { timeZone: ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    instant,
  );
}

/** For sentences: "fino alle {time} di {day}", "18:30" and "giovedì 26 novembre". */
export const timeAndDay = (instant: Date, locale = "it"): { time: string; day: string } => ({
  time: formatTime(instant, locale),
  day: formatLongDay(toShopDay(instant), locale),
});

/** "26 novembre 2026". */
export const formatFullDate = (dateIso: string, locale = "it"): string =>
  formatUtc(noonUtc(dateIso), locale, { day: "numeric", month: "long", year: "numeric" });

/** "gio 26 nov 18:30" in Italy; "" for what is no instant. */
export function formatInstant(instant: Date, locale = "it"): string {
  if (Number.isNaN(+instant)) return "";
  return `${formatDay(toShopDay(instant), locale)} ${formatTime(instant, locale)}`;
}
