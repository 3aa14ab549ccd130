const ZONE = "Europe/Rome";
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** Noon UTC of a calendar day, so that no zone moves it to another day. */
function noon(dateIso: string): Date {
  return new Date(`${dateIso.slice(0, 10)}T12:00:00Z`);
}

/** Calendar day (YYYY-MM-DD) in Italy at an instant. */
export function dayInItaly(instant: Date): string {
  return formatOf("en-CA", { timeZone: ZONE, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    instant,
  );
}

/** "26/11/2026" → "2026-11-26"; "" when it is no such date. */
export function isoFromShopDate(date: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date.trim());
  if (!match) return "";
  const [, day = "", month = "", year = ""] = match;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const back = noon(iso);
  return !Number.isNaN(back.getTime()) && back.toISOString().startsWith(iso) ? iso : "";
}

/** "2026-11-26" → "26/11/2026"; "" when it is no such date. */
export function shopDateFromIso(dateIso: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(dateIso);
  return match ? `${match[3]}/${match[2]}/${match[1]}` : "";
}

export function addDays(dateIso: string, days: number): string {
  return new Date(noon(dateIso).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one calendar day to another. */
export function daysBetween(fromIso: string, toIso: string): number {
  return Math.round((noon(toIso).getTime() - noon(fromIso).getTime()) / DAY_MS);
}

/** 0 Sunday … 6 Saturday. */
export function weekdayOf(dateIso: string): number {
  return noon(dateIso).getUTCDay();
}

function clockInItaly(instant: Date): number {
  const text = formatOf("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "medium" }).format(instant);
  return Date.parse(`${text.replace(" ", "T")}Z`);
}

/** The instant at which clocks in Italy show this day and time ("08:30"); a time skipped in spring is an hour later. */
export function instantInItaly(dateIso: string, time: string): Date {
  const wanted = Date.parse(`${dateIso}T${time.padStart(5, "0")}:00Z`);
  const first = wanted - (clockInItaly(new Date(wanted)) - wanted);
  const second = wanted - (clockInItaly(new Date(first)) - first);
  return new Date(clockInItaly(new Date(second)) === wanted ? second : Math.max(first, second));
}

/** "gio 26 nov". */
export function formatDay(dateIso: string, locale = "it"): string {
  return formatOf(locale, { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" })
    .format(noon(dateIso))
    .replaceAll(",", "");
}

/** "giovedì 26 novembre". */
export function formatLongDay(dateIso: string, locale = "it"): string {
  return formatOf(locale, { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" }).format(
    noon(dateIso),
  );
}

/** "26/11/2026", or the locale's own order. */
export function formatDate(dateIso: string, locale = "it"): string {
  return formatOf(locale === "en" ? "en-GB" : locale, {
    timeZone: "UTC",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  }).format(noon(dateIso));
}

/** "18:30" in Italy. */
export function formatTime(instant: Date, locale = "it"): string {
  return formatOf(locale, { timeZone: ZONE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    instant,
  );
}

/** "gio 26 nov 18:30" in Italy. */
export function formatInstant(instant: Date, locale = "it"): string {
  return `${formatDay(dayInItaly(instant), locale)} ${formatTime(instant, locale)}`;
}
