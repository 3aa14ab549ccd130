"use client";

import { useEffect, useState } from "react";
import { getPageLocale } from "../i18n/page-locale";
import type { SlotTimes } from "./format-slot";

/** Empty without a slot and until the date formatter is loaded. */
export function useSlotText(slot: SlotTimes | null | undefined, today: string): string {
  const [format, setFormat] = useState<((shown: SlotTimes) => string) | null>(null);
  const hasSlot = Boolean(slot);

  useEffect(() => {
    if (!hasSlot) return;
    import("./format-slot").then(
      ({ formatSlot }) => setFormat(() => (shown: SlotTimes) => formatSlot(shown, today, getPageLocale())),
      () => undefined,
    );
  }, [hasSlot, today]);

  return slot && format ? format(slot) : "";
}
