"use client";

import { startTransition, useEffect, useState, type ReactNode } from "react";
import { isFullyRendered } from "@/lib/navigation/page-navigation";
import { afterFrame } from "@/lib/navigation/after-frame";

const WIDE = "(min-width: 600px)";

type Props = {
  /** It is below the fold of phones only. */
  onlyPhones?: boolean;
  children: ReactNode;
};

/** Content below the fold: part of documents, and rendered a frame later on client navigations. */
export function AfterPaint({ onlyPhones = false, children }: Props) {
  const [isShown, setShown] = useState(
    () => isFullyRendered() || (onlyPhones && window.matchMedia(WIDE).matches),
  );
  useEffect(() => {
    if (isShown) return;
    return afterFrame(() => startTransition(() => setShown(true)));
  }, [isShown]);
  return isShown ? children : null;
}
