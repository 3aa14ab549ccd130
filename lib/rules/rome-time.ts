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

export type RomeTime = {
  dateIso: string;
  minutes: number;
  weekDay: WeekDay;
};

/** EBSN weekdays: 1 is Sunday, 7 Saturday. */
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

/** A time skipped by the spring DST change is one hour later. */
export function romeMoment(dateIso: string, minutes: number): Date {
  const asUtc = Date.parse(`${dateIso}T00:00:00Z`) + minutes * MINUTE;
  // UTC+1 in winter, UTC+2 in summer; the earlier instant wins when a local time occurs twice.
  for (const ahead of [120, 60]) {
    const moment = new Date(asUtc - ahead * MINUTE);
    if (offsetMinutes(moment) === ahead) return moment;
  }
  return new Date(asUtc - 60 * MINUTE);
}

function offsetMinutes(moment: Date): number {
  const { dateIso, minutes } = romeTime(moment);
  const localMs = Date.parse(`${dateIso}T00:00:00Z`) + minutes * MINUTE;
  return Math.round((localMs - moment.getTime()) / MINUTE);
}

export function weekDayOf(dateIso: string): WeekDay {
  return (new Date(`${dateIso}T00:00:00Z`).getUTCDay() + 1) as WeekDay;
}

export function addDays(dateIso: string, days: number): string {
  return new Date(Date.parse(`${dateIso}T00:00:00Z`) + days * 1440 * MINUTE).toISOString().slice(0, 10);
}

/** "8:30", "08.30" or "24:00"; null if invalid. */
export function clockMinutes(text: string): number | null {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= 1440 ? minutes : null;
}

export type HourRange = { begin: number; end: number };

/** "HH:mm-HH:mm"; a range with begin after end passes midnight. */
export function hourRange(text: string): HourRange | null {
  const [from, to, rest] = text.split(/[-–]/);
  const begin = clockMinutes(from ?? "");
  const end = clockMinutes(to ?? "");
  return begin === null || end === null || begin === end || rest !== undefined ? null : { begin, end };
}

export function inRange({ begin, end }: HourRange, minutes: number): boolean {
  return begin < end ? minutes >= begin && minutes < end : minutes >= begin || minutes < end;
}
