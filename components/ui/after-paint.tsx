"use client";

import { startTransition, useEffect, useState, type ReactNode } from "react";
import { isShownWhole } from "@/lib/navigation/arrival";
import { afterFrame } from "@/lib/navigation/after-frame";

/**
 * What is below the first screen: part of every document, and shown a frame after the rest on a page that the router
 * shows.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(isShownWhole);
  useEffect(() => {
    if (isShown) return;
    return afterFrame(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown ? children : null;
}
