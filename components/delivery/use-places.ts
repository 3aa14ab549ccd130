"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { door } from "@/lib/cart/door";
import type { Place } from "@/lib/ebsn/domain/delivery";

const SHORTEST = 2;
const PAUSE_MS = 250;

/** The text once the typing has paused. */
function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Towns and postal codes that match what is typed. */
export function usePlaces(typed: string): { places: Place[]; isLoading: boolean } {
  const q = useSettledText(typed.trim());
  const { data, isLoading } = useSWR(
    q.length >= SHORTEST ? ["places", q] : null,
    () => door<Place[]>("geo/homedelivery-list-simple", { params: { q } }),
    { keepPreviousData: true },
  );
  return { places: q.length >= SHORTEST ? (data ?? []) : [], isLoading };
}
