import { createStore } from "@/lib/state/store";

/** null until a product is in the cart or about to be added. */
export const productQuantityModuleStore = createStore<typeof import("./product-quantity") | null>(null);

export async function loadProductQuantity(): Promise<void> {
  productQuantityModuleStore.set(await import("./product-quantity"));
}
