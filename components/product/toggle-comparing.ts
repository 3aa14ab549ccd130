import { comparedProductsStore, startComparing, stopComparing } from "@/lib/catalogue/compared-products";
import { loadCompareComponents } from "./compare-components";

export async function toggleComparing(): Promise<void> {
  if (comparedProductsStore.get()) return stopComparing();
  startComparing();
  await loadCompareComponents();
}
