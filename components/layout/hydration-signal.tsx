"use client";

import { useEffect } from "react";
import { HYDRATED_EVENT } from "@/config/hydration.mjs";

/** For whoever measures: nothing in the shop waits for it. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
