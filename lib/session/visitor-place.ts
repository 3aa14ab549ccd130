import { readJson, writeJson } from "../browser/storage";
import { createStore } from "../state/store";

export type VisitorPlace = { postalcode: string; city: string };

const KEY = "madia.visitor-place";

const isPlace = (value: unknown): value is VisitorPlace =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as VisitorPlace).postalcode === "string" &&
  typeof (value as VisitorPlace).city === "string";

function readPlace(): VisitorPlace | null {
  const stored = readJson("localStorage", KEY);
  return isPlace(stored) ? stored : null;
}

export const visitorPlaceStore = createStore<VisitorPlace | null>(null, readPlace);

export function setVisitorPlace({ postalcode, city }: VisitorPlace): void {
  visitorPlaceStore.set({ postalcode, city });
  writeJson("localStorage", KEY, { postalcode, city });
}
