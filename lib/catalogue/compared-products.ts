import { COMPARE_KEY } from "./compare-hint";
import { createStore } from "../state/store";
import { includeCompared } from "../rules/products/compare";

export type ComparedProduct = { productId: number; slug: string; name: string };

type ComparedList = readonly ComparedProduct[] | null;

const isProduct = (value: unknown): value is ComparedProduct =>
  typeof value === "object" &&
  value !== null &&
  "productId" in value &&
  typeof value.productId === "number" &&
  "slug" in value &&
  typeof value.slug === "string" &&
  "name" in value &&
  typeof value.name === "string";

function readStored(): ComparedList {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(COMPARE_KEY) ?? "null");
    return Array.isArray(stored) ? stored.filter(isProduct) : null;
  } catch {
    return null;
  }
}

export const comparedProducts = createStore<ComparedList>(null, readStored);

function keep(next: ComparedList): void {
  try {
    if (next) sessionStorage.setItem(COMPARE_KEY, JSON.stringify(next));
    else sessionStorage.removeItem(COMPARE_KEY);
  } catch {
    // Without storage they last until the page is left.
  }
  comparedProducts.set(next);
}

export function compareProduct({ productId, slug, name }: ComparedProduct, isCompared: boolean): void {
  keep(includeCompared(comparedProducts.get() ?? [], { productId, slug, name }, isCompared));
}

export function syncCompared(products: readonly ComparedProduct[]): void {
  if (comparedProducts.get() !== null) keep(products);
}

export function startComparing(): void {
  if (comparedProducts.get() === null) keep([]);
}

export function stopComparing(): void {
  keep(null);
}
