import { browserToday } from "../browser/browser-clock";
import { formatDay } from "../dates";
import { shortHours } from "../rules/delivery/slot-hours";

export type SlotTimes = { dateIso: string; beginTime: string; endTime: string };

/** "ven 20 nov 18–20"; `today` is the localized word. */
export function formatSlot(slot: SlotTimes, today: string, locale: string): string {
  const day = slot.dateIso.slice(0, 10);
  return `${day === browserToday() ? today : formatDay(day, locale)} ${shortHours(slot)}`.trim();
}
