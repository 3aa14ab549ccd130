"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Place } from "@/lib/ebsn/domain/delivery";

const MIN_QUERY_LENGTH = 2;
const DEBOUNCE_MS = 250;

function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

export function usePlaces(text: string): { places: Place[]; isLoading: boolean } {
  const query = useDebouncedText(text.trim());
  const { data, isLoading } = useSWR(
    query.length >= MIN_QUERY_LENGTH ? ["places", query] : null,
    () => apiFetch<Place[]>("geo/homedelivery-list-simple", { params: { q: query } }),
    { keepPreviousData: true },
  );
  return { places: query.length >= MIN_QUERY_LENGTH ? (data ?? []) : [], isLoading };
}
