export type Arrival = {
  /** The page before. */
  referrer: string;
  /** How the browser came here, as the Navigation Timing names it. */
  navigation: string;
};

function arrivalHere(): Arrival {
  const [entry] = performance.getEntriesByType("navigation");
  return {
    referrer: document.referrer,
    navigation: entry && "type" in entry ? String(entry.type) : "navigate",
  };
}

/** Whether an arrival at the list goes straight on to its only leaflet: not one that goes back, or comes from it. */
export function leadsOn(leaflet: string, { referrer, navigation }: Arrival): boolean {
  if (navigation === "back_forward") return false;
  return referrer !== leaflet && !referrer.startsWith(`${leaflet}/`);
}

/** In the history the leaflet takes the place of the list: back leads to the page before it. */
export function goOn(leaflet: string): void {
  if (leadsOn(leaflet, arrivalHere())) location.replace(leaflet);
}
