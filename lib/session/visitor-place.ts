import { createStore } from "../state/store";

export type VisitorPlace = { postalcode: string; city: string };

const KEY = "madia.visitor-place";

const isPlace = (value: unknown): value is VisitorPlace =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as VisitorPlace).postalcode === "string" &&
  typeof (value as VisitorPlace).city === "string";

function readPlace(): VisitorPlace | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isPlace(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const visitorPlace = createStore<VisitorPlace | null>(null, readPlace);

export function setVisitorPlace({ postalcode, city }: VisitorPlace): void {
  visitorPlace.set({ postalcode, city });
  try {
    localStorage.setItem(KEY, JSON.stringify({ postalcode, city }));
  } catch {
    // Storage may be blocked: asked again on the next page.
  }
}
