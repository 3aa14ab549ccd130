import { comparedProducts, startComparing, stopComparing } from "@/lib/compared-products";
import { loadCompareComponents } from "./compare-components";

export async function toggleComparing(): Promise<void> {
  if (comparedProducts.get()) return stopComparing();
  startComparing();
  await loadCompareComponents();
}
