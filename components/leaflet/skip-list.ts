import { lastArrival } from "@/lib/navigation/arrival";

export type Arrival = {
  referrer: string;
  /** `type` of the PerformanceNavigationTiming entry. */
  navigation: string;
};

function readArrival(): Arrival {
  const arrival = lastArrival();
  if (arrival)
    return { referrer: arrival.from, navigation: arrival.isTraversal ? "back_forward" : "navigate" };
  const [entry] = performance.getEntriesByType("navigation");
  return {
    referrer: document.referrer,
    navigation: entry && "type" in entry ? String(entry.type) : "navigate",
  };
}

/** The list redirects to its only leaflet unless the visitor came back, or from that leaflet. */
export function shouldSkipList(leaflet: string, { referrer, navigation }: Arrival): boolean {
  if (navigation === "back_forward") return false;
  return referrer !== leaflet && !referrer.startsWith(`${leaflet}/`);
}

/** Replaces the history entry, so that back leads to the page before the list. */
export function redirectTo(leaflet: string): void {
  if (shouldSkipList(leaflet, readArrival())) location.replace(leaflet);
}
