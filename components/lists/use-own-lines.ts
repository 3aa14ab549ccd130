"use client";

import { useEffect, useState } from "react";
import { deliveryKey } from "@/lib/cart/delivery-key";
import { useServerCart } from "@/lib/cart/use-cart";
import type { MatchedLineView } from "./list-candidate";

/** With the prices of the customer, and what their store has; a page's are those of visitors. */
export function useOwnLines(lines: MatchedLineView[]): MatchedLineView[] {
  const key = deliveryKey(useServerCart().cart);
  const [own, setOwn] = useState<{ key: string; lines: MatchedLineView[] } | null>(null);
  useEffect(() => {
    if (!key) return;
    let isCurrent = true;
    import("./read-own-lines")
      .then(({ readOwnLines }) => readOwnLines(lines))
      .then(
        (found) => isCurrent && setOwn({ key, lines: found }),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [key, lines]);
  return own && key === own.key ? own.lines : lines;
}
