/** "8:30", "08.30" or "24:00"; null if invalid. */
export function clockMinutes(text: string): number | null {
  const [, hour, minute] = /^\s*(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return null;
  const minutes = Number(hour) * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= 1440 ? minutes : null;
}

export function formatMinutes(minutes: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export type HourRange = { begin: number; end: number };

export const formatHourRanges = (ranges: HourRange[]): string =>
  ranges.map(({ begin, end }) => `${formatMinutes(begin)}–${formatMinutes(end)}`).join(", ");

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
