import { writeItem } from "../browser/storage";
import { createStore } from "../state/store";

export type Density = "compact" | "large";

const STORAGE_KEY = "madia.density";

/** Sets `<html data-density>` before the first paint: the page is the same for everybody. */
export const DENSITY_SCRIPT = `localStorage["${STORAGE_KEY}"]=="large"&&document.documentElement.setAttribute("data-density","large")`;

export const densityStore = createStore<Density>("compact", () =>
  document.documentElement.dataset.density === "large" ? "large" : "compact",
);

export function setDensity(density: Density): void {
  const { dataset } = document.documentElement;
  if (density === "large") dataset.density = density;
  else delete dataset.density;
  writeItem("localStorage", STORAGE_KEY, density);
  densityStore.set(density);
}
