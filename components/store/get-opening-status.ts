import { interpolate } from "@/lib/i18n/interpolate";
import { openState, type ServiceHour, type SpecialHours } from "@/lib/rules/delivery/opening-hours";

export type OpenHoursMessages = Record<
  "openUntil" | "closedToday" | "closedTomorrow" | "closedDay" | "closed" | "holidayToday",
  string
> & { weekDay: Record<string, string> };

export function formatClockTime(minutes: number): string {
  return `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, "0")}`;
}

export function getOpeningStatus(
  hours: ServiceHour[],
  special: SpecialHours[],
  messages: OpenHoursMessages,
  now: Date,
): { open: boolean; text: string } {
  if (hours.length === 0) return { open: false, text: "" };
  const state = openState(hours, special, now);
  if (state.open === "unknown") return { open: false, text: messages.holidayToday };
  if (state.open)
    return { open: true, text: interpolate(messages.openUntil, { time: formatClockTime(state.closesAt) }) };
  if (!state.opens) return { open: false, text: messages.closed };
  const { weekDay, at, inDays } = state.opens;
  const text =
    inDays === 0 ? messages.closedToday : inDays === 1 ? messages.closedTomorrow : messages.closedDay;
  return {
    open: false,
    text: interpolate(text, { time: formatClockTime(at), day: messages.weekDay[weekDay] ?? "" }),
  };
}
