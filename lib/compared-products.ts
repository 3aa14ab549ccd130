import { createStore } from "./store";
import { toggleCompared } from "./rules/compare";

const KEY = "madia.compare";

export type ComparedProduct = { slug: string; name: string };

const NONE: readonly ComparedProduct[] = [];

const isProduct = (value: unknown): value is ComparedProduct =>
  typeof value === "object" &&
  value !== null &&
  "slug" in value &&
  typeof value.slug === "string" &&
  "name" in value &&
  typeof value.name === "string";

function readKept(): readonly ComparedProduct[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isProduct) : NONE;
  } catch {
    return NONE;
  }
}

/** Chosen to be compared; they stay on the device. */
export const comparedProducts = createStore<readonly ComparedProduct[]>(NONE, readKept);

export function compareProduct({ slug, name }: ComparedProduct): void {
  const next = toggleCompared(readKept(), { slug, name });
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage they are kept until the page is left.
  }
  comparedProducts.set(next);
}
