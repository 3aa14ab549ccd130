import type { Product, ProductDetail } from "../ebsn/domain/product";
import { apiFetch } from "../api/api-fetch";
import { fetchProductsById, inBatches } from "../api/fetch-products-by-id";
import type { FoodFacts } from "../rules/products/food-facts";
import { createStore } from "../state/store";

/** null: read, and nothing is declared. */
type FactsById = ReadonlyMap<number, FoodFacts | null | "failed">;

export const foodFactsStore = createStore<FactsById>(new Map());

const requested = new Set<number>();
const requestedInDetail = new Set<number>();
let waiting: number[] = [];

function storeFacts(ids: readonly number[], products: readonly Product[]): void {
  const byId = new Map(products.map((product) => [product.productId, product.foodFacts ?? null]));
  foodFactsStore.set(
    new Map([...foodFactsStore.get(), ...ids.map((id) => [id, byId.get(id) ?? null] as const)]),
  );
}

function markFailed(ids: readonly number[]): void {
  for (const id of ids) requested.delete(id);
  const known = foodFactsStore.get();
  foodFactsStore.set(new Map([...ids.map((id) => [id, "failed"] as const), ...known]));
}

function readWaiting(): void {
  const ids = waiting;
  waiting = [];
  for (const batch of inBatches(ids))
    fetchProductsById(batch).then(
      (products) => storeFacts(batch, products),
      () => markFailed(batch),
    );
}

/** Products of a page are requested together, each once. */
export function requestFoodFacts(id: number): void {
  if (requested.has(id)) return;
  requested.add(id);
  waiting.push(id);
  if (waiting.length === 1) setTimeout(readWaiting);
}

/** The product detail also has the texts of the label. */
export function requestDetailedFoodFacts(id: number): void {
  if (requestedInDetail.has(id)) return;
  requestedInDetail.add(id);
  requested.add(id);
  apiFetch<ProductDetail>(`products/${id}`).then(
    (product) => storeFacts([id], [product]),
    () => {
      requestedInDetail.delete(id);
      markFailed([id]);
    },
  );
}
