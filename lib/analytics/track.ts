import type { AnalyticsEvent } from "./events";

type Sink = (event: AnalyticsEvent) => void;

const MAX_WAITING = 20;
let sink: Sink | null = null;
let waiting: AnalyticsEvent[] = [];

/** For events that only the page knows; `start.ts` observes the others. Nothing is sent without consent. */
export function track(event: AnalyticsEvent): void {
  if (sink) sink(event);
  else waiting = [...waiting, event].slice(-MAX_WAITING);
}

/** Also receives the events that were tracked before the analytics were loaded. */
export function setSink(next: Sink): void {
  sink = next;
  for (const event of waiting.splice(0)) next(event);
}
