"use client";

import { startTransition, useEffect, useState, type ReactNode } from "react";
import { isShownWhole } from "@/lib/navigation/arrival";
import { afterFrame } from "@/lib/navigation/after-frame";

/** Content below the fold: part of documents, and rendered a frame later on client navigations. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(isShownWhole);
  useEffect(() => {
    if (isShown) return;
    return afterFrame(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown ? children : null;
}
