import type { Product, ProductList } from "../ebsn/domain/product";
import { apiFetch } from "./api-fetch";

/** The shop caps its pages and the ids of a request. */
const BATCH = 48;

export function inBatches(ids: readonly number[]): number[][] {
  const batches: number[][] = [];
  for (let start = 0; start < ids.length; start += BATCH) batches.push(ids.slice(start, start + BATCH));
  return batches;
}

async function fetchBatch(ids: number[]): Promise<Product[]> {
  const params = { product_ids: ids.join(","), page_size: ids.length };
  return (await apiFetch<ProductList>("products", { params })).products;
}

export async function fetchProductsById(ids: readonly number[]): Promise<Product[]> {
  const batches = await Promise.all(inBatches([...new Set(ids)]).map(fetchBatch));
  return batches.flat();
}
