"use client";

import { useSWR } from "@/lib/state/use-swr";
import { useDebouncedText } from "@/components/ui/use-debounced-text";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Place } from "@/lib/ebsn/domain/delivery";

const MIN_QUERY_LENGTH = 2;

export function usePlaces(text: string) {
  const query = useDebouncedText(text.trim());
  const { data, error, isLoading, mutate } = useSWR<Place[], unknown>(
    query.length >= MIN_QUERY_LENGTH ? ["places", query] : null,
    () => apiFetch<Place[]>("geo/homedelivery-list-simple", { params: { q: query } }),
    { keepPreviousData: true },
  );
  return {
    places: query.length >= MIN_QUERY_LENGTH ? (data ?? []) : [],
    /** Also until the typed text is asked for. */
    isLoading: isLoading || text.trim() !== query,
    error,
    reload: () => void mutate(),
  };
}
