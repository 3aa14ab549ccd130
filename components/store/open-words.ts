import { getMessages } from "next-intl/server";
import type { OpenWords } from "./open-text";

/** The words of opening hours with their places still open, for whoever knows the time. */
export async function openWords(): Promise<OpenWords> {
  const { openUntil, closedToday, closedTomorrow, closedDay, closed, weekDay } = (await getMessages()).stores;
  return { openUntil, closedToday, closedTomorrow, closedDay, closed, weekDay };
}
