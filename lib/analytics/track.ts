import type { AnalyticsEvent } from "./events";

type Sink = (event: AnalyticsEvent) => void;

const MAX_WAITING = 20;
let sink: Sink | null = null;
let waiting: AnalyticsEvent[] = [];

/** For what only the page itself knows; the rest is seen by `start.ts`. Nothing leaves without consent. */
export function track(event: AnalyticsEvent): void {
  if (sink) sink(event);
  else waiting = [...waiting, event].slice(-MAX_WAITING);
}

/** Events of this page from before the analytics were loaded come first. */
export function setSink(next: Sink): void {
  sink = next;
  for (const event of waiting.splice(0)) next(event);
}
