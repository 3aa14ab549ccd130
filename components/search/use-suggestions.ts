"use client";

import { useEffect, useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { getCart } from "@/lib/cart/cart-store";
import type { Suggestions } from "@/lib/ebsn/domain/product";

const DEBOUNCE_MS = 120;
const MIN_QUERY_LENGTH = 2;

const cache = new Map<string, Suggestions>();

/** Prices and availability are those of the customer's store. */
const cacheKey = (q: string) => `${getCart()?.user.userId ?? 0} ${getCart()?.storeId ?? 0} ${q}`;

export function useSuggestions(text: string): { suggestions: Suggestions | null; isLoading: boolean } {
  const q = text.trim().toLocaleLowerCase("it");
  const key = cacheKey(q);
  const [latest, setLatest] = useState<{ q: string; suggestions: Suggestions | null }>({
    q: "",
    suggestions: null,
  });
  const isLongEnough = q.length >= MIN_QUERY_LENGTH;
  const cached = cache.get(key) ?? null;

  useEffect(() => {
    if (!isLongEnough || cache.has(key)) return;
    let isStale = false;
    const timer = setTimeout(() => {
      apiFetch<Suggestions>("products/suggest", { params: { q } }).then(
        (suggestions) => {
          cache.set(key, suggestions);
          if (!isStale) setLatest({ q, suggestions });
        },
        () => {
          if (!isStale) setLatest({ q, suggestions: null });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, key, isLongEnough]);

  if (!isLongEnough) return { suggestions: null, isLoading: false };
  // Keep the previous suggestions until new ones arrive, so that the list does not flicker.
  return { suggestions: cached ?? latest.suggestions, isLoading: !cached && latest.q !== q };
}
