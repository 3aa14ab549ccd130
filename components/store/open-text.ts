import { fill } from "@/lib/i18n/fill";
import { openState, type ServiceHour } from "@/lib/rules/opening-hours";

export type OpenWords = Record<
  "openUntil" | "closedToday" | "closedTomorrow" | "closedDay" | "closed",
  string
> & { weekDay: Record<string, string> };

/** Minutes since midnight as "8:30". */
export function timeText(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Whether a store is open at an instant, in words; "" when its hours are unknown. */
export function openText(hours: ServiceHour[], words: OpenWords, now: Date): { open: boolean; text: string } {
  const state = openState(hours, now);
  if (state.open) return { open: true, text: fill(words.openUntil, { time: timeText(state.closesAt) }) };
  if (!state.opens) return { open: false, text: hours.length > 0 ? words.closed : "" };
  const { weekDay, at, inDays } = state.opens;
  const text = inDays === 0 ? words.closedToday : inDays === 1 ? words.closedTomorrow : words.closedDay;
  return { open: false, text: fill(text, { time: timeText(at), day: words.weekDay[weekDay] ?? "" }) };
}
