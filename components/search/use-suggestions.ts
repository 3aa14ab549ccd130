"use client";

import { useEffect, useState } from "react";
import { apiFetch } from "@/lib/api/api-fetch";
import { useServerCart } from "@/lib/cart/use-cart";
import type { Suggestions } from "@/lib/ebsn/domain/product";

const DEBOUNCE_MS = 120;
const MIN_QUERY_LENGTH = 2;

/** Equal texts are read once (requirements/platform#request-cache). */
export function useSuggestions(text: string): { suggestions: Suggestions | null; isLoading: boolean } {
  const { cart } = useServerCart();
  const q = text.trim().toLocaleLowerCase("it");
  // Prices and availability are those of the customer's store.
  const key = `${cart?.user.userId ?? 0} ${cart?.storeId ?? 0} ${q}`;
  const [latest, setLatest] = useState<{ key: string; suggestions: Suggestions | null }>({
    key: "",
    suggestions: null,
  });
  const isLongEnough = q.length >= MIN_QUERY_LENGTH;

  useEffect(() => {
    if (!isLongEnough) return;
    let isStale = false;
    const show = (suggestions: Suggestions | null) => {
      if (!isStale) setLatest({ key, suggestions });
    };
    const timer = setTimeout(() => {
      apiFetch<Suggestions>("products/suggest", { params: { q } }).then(show, () => show(null));
    }, DEBOUNCE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, key, isLongEnough]);

  if (!isLongEnough) return { suggestions: null, isLoading: false };
  // Keep the previous suggestions until new ones arrive, so that the list does not flicker.
  return { suggestions: latest.suggestions, isLoading: latest.key !== key };
}
