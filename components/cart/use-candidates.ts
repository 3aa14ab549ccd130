"use client";

import { useSWR } from "@/lib/state/use-swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";

const MAX_CANDIDATES = 24;

type Candidates = { query: string; products: Product[] };

const NONE: Candidates = { query: "", products: [] };

async function fetchCandidates([, categoryId, query]: [string, number | null, string]): Promise<Candidates> {
  const filter = query ? { q: query } : { parent_category_id: categoryId ?? undefined };
  const params = { ...filter, page_size: MAX_CANDIDATES };
  const { products } = await apiFetch<ProductList>("products", { params });
  return { query, products };
}

/** What may replace a product: the products of its category, or those of a search, which stay until the next is answered. */
export function useCandidates(categoryId: number | null, query = "") {
  const isEmpty = categoryId === null && query === "";
  const { data, error, mutate } = useSWR<Candidates, unknown, [string, number | null, string] | null>(
    isEmpty ? null : ["candidates", query ? null : categoryId, query],
    fetchCandidates,
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  // The previous search's products are no answer to this one.
  const failure = data?.query === query ? undefined : error;
  return {
    candidates: isEmpty ? NONE : failure === undefined ? data : undefined,
    error: failure,
    reload: () => void mutate(),
  };
}
