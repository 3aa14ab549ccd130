import { readJson, removeItem, writeJson } from "../browser/storage";
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
  const stored = readJson("sessionStorage", COMPARE_KEY);
  return Array.isArray(stored) ? stored.filter(isProduct) : null;
}

export const comparedProductsStore = createStore<ComparedList>(null, readStored);

function setCompared(next: ComparedList): void {
  if (next) writeJson("sessionStorage", COMPARE_KEY, next);
  else removeItem("sessionStorage", COMPARE_KEY);
  comparedProductsStore.set(next);
}

export function compareProduct({ productId, slug, name }: ComparedProduct, isCompared: boolean): void {
  setCompared(includeCompared(comparedProductsStore.get() ?? [], { productId, slug, name }, isCompared));
}

export function syncCompared(products: readonly ComparedProduct[]): void {
  if (comparedProductsStore.get() !== null) setCompared(products);
}

export function startComparing(): void {
  if (comparedProductsStore.get() === null) setCompared([]);
}

export function stopComparing(): void {
  setCompared(null);
}
