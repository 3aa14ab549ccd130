const MINUTE = 60_000;

const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Rome",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as clocks and calendars in Italy show it. */
export type RomeTime = {
  /** YYYY-MM-DD */
  dateIso: string;
  /** Minutes since midnight on the clock. */
  minutes: number;
  weekDay: WeekDay;
};

/** EBSN's weekdays: 1 is Sunday, 7 Saturday. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export function romeTime(moment: Date): RomeTime {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const dateIso = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return {
    dateIso,
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
    weekDay: weekDayOf(dateIso),
  };
}

/** The moment at which Italian clocks show the given day and minutes; in the hour that summer time skips, one later. */
export function romeMoment(dateIso: string, minutes: number): Date {
  const asUtc = Date.parse(`${dateIso}T00:00:00Z`) + minutes * MINUTE;
  // Italy is one hour ahead of UTC in winter and two in summer; the earlier moment wins when clocks show it twice.
  for (const ahead of [120, 60]) {
    const moment = new Date(asUtc - ahead * MINUTE);
    if (offsetMinutes(moment) === ahead) return moment;
  }
  return new Date(asUtc - 60 * MINUTE);
}

function offsetMinutes(moment: Date): number {
  const { dateIso, minutes } = romeTime(moment);
  const shown = Date.parse(`${dateIso}T00:00:00Z`) + minutes * MINUTE;
  return Math.round((shown - moment.getTime()) / MINUTE);
}

export function weekDayOf(dateIso: string): WeekDay {
  return (new Date(`${dateIso}T00:00:00Z`).getUTCDay() + 1) as WeekDay;
}

export function addDays(dateIso: string, days: number): string {
  return new Date(Date.parse(`${dateIso}T00:00:00Z`) + days * 1440 * MINUTE).toISOString().slice(0, 10);
}

/** Minutes since midnight of "8:30", "08.30" or "24:00"; null when it is no time. */
export function clockMinutes(text: string): number | null {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= 1440 ? minutes : null;
}

export type HourRange = { begin: number; end: number };

/** Minutes of a range "HH:mm-HH:mm"; begin after end runs over midnight. */
export function hourRange(text: string): HourRange | null {
  const [from, to, more] = text.split(/[-–]/);
  const begin = clockMinutes(from ?? "");
  const end = clockMinutes(to ?? "");
  return begin === null || end === null || begin === end || more !== undefined ? null : { begin, end };
}

export function inRange({ begin, end }: HourRange, minutes: number): boolean {
  return begin < end ? minutes >= begin && minutes < end : minutes >= begin || minutes < end;
}
