"use client";

import { useEffect } from "react";
import { HYDRATED_EVENT } from "@/config/hydration.mjs";

/** Clicks made before hydration are replayed from here: server/document. */
export function HydrationSignal() {
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
