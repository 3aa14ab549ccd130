import { comparedProducts, startComparing, stopComparing } from "@/lib/compared-products";
import { loadCompareParts } from "./compare-parts";

export async function toggleComparing(): Promise<void> {
  if (comparedProducts.get()) return stopComparing();
  startComparing();
  await loadCompareParts();
}
