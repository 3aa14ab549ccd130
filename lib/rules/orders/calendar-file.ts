import { clockMinutes } from "../dates/clock-times";
import { DAY_MINUTES } from "../dates/duration";
import { fromShopTime } from "../dates/shop-time";

export type CalendarEvent = {
  uid: string;
  title: string;
  location: string;
  description: string;
  dateIso: string;
  /** HH:mm, in Italy. */
  beginTime: string;
  endTime: string;
};

const LINE_BYTES = 75;

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

function utf8Length(text: string): number {
  const bytes = Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return 1 + Number(point > 0x7f) + Number(point > 0x7ff) + Number(point > 0xffff);
  });
  return bytes.reduce((sum, count) => sum + count, 0);
}

/** RFC 5545: lines of at most 75 bytes, continued after a blank; no character is split. */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const current = lines.at(-1) ?? "";
    if (utf8Length(current + character) > LINE_BYTES) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join("\r\n");
}

/** A calendar file with one event (RFC 5545), in UTC, so that it needs no time zone of its own. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const begin = clockMinutes(event.beginTime) ?? 0;
  const end = clockMinutes(event.endTime) ?? 0;
  const at = (minutes: number) => stamp(fromShopTime(event.dateIso, minutes));
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Storefront//Delivery//IT",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${at(begin)}`,
    // "22:00–00:00" ends on the next day.
    `DTEND:${at(end < begin ? end + DAY_MINUTES : end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
}
