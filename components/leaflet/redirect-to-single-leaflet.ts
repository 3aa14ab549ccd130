import { lastNavigation } from "@/lib/navigation/page-navigation";

export type NavigationSource = {
  referrer: string;
  /** `type` of the PerformanceNavigationTiming entry. */
  navigation: string;
};

function readNavigationSource(): NavigationSource {
  const navigated = lastNavigation();
  if (navigated)
    return { referrer: navigated.from, navigation: navigated.isTraversal ? "back_forward" : "navigate" };
  const [entry] = performance.getEntriesByType("navigation");
  return {
    referrer: document.referrer,
    navigation: entry && "type" in entry ? String(entry.type) : "navigate",
  };
}

/** The list redirects to its only leaflet unless the visitor came back, or from that leaflet. */
export function shouldRedirectToSingle(leaflet: string, { referrer, navigation }: NavigationSource): boolean {
  if (navigation === "back_forward") return false;
  return referrer !== leaflet && !referrer.startsWith(`${leaflet}/`);
}

/** Replaces the history entry, so that back leads to the page before the list. */
export function redirectToSingleLeaflet(leaflet: string): void {
  if (shouldRedirectToSingle(leaflet, readNavigationSource())) location.replace(leaflet);
}
