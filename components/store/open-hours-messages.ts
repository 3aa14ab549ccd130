import { getMessages } from "next-intl/server";
import type { OpenHoursMessages } from "./get-opening-status";

export async function getOpenHoursMessages(): Promise<OpenHoursMessages> {
  const { openUntil, closedToday, closedTomorrow, closedDay, closed, holidayToday, weekDay } = (
    await getMessages()
  ).stores;
  return { openUntil, closedToday, closedTomorrow, closedDay, closed, holidayToday, weekDay };
}
