"use client";

import { useEffect, useState } from "react";
import { door } from "@/lib/cart/door";
import type { Suggestions } from "@/lib/ebsn/domain/product";

const WAIT_MS = 120;
const SHORTEST = 2;

const known = new Map<string, Suggestions>();

/** The shop's suggestions for the newest words; late answers to older words are dropped, failures are silence. */
export function useSuggestions(typed: string): { found: Suggestions | null; isAsking: boolean } {
  const q = typed.trim().toLocaleLowerCase("it");
  const [answer, setAnswer] = useState<{ q: string; found: Suggestions | null }>({ q: "", found: null });
  const isLong = q.length >= SHORTEST;
  const kept = known.get(q) ?? null;

  useEffect(() => {
    if (!isLong || known.has(q)) return;
    let isStale = false;
    const timer = setTimeout(() => {
      door<Suggestions>("products/suggest", { params: { q } }).then(
        (found) => {
          known.set(q, found);
          if (!isStale) setAnswer({ q, found });
        },
        () => {
          if (!isStale) setAnswer({ q, found: null });
        },
      );
    }, WAIT_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, isLong]);

  if (!isLong) return { found: null, isAsking: false };
  // Until the new answer is in, the last one stays: the list does not jump with each key.
  return { found: kept ?? answer.found, isAsking: !kept && answer.q !== q };
}
