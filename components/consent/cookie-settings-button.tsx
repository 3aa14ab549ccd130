"use client";

import type { ReactNode } from "react";
import { openOverlay } from "@/lib/overlays/events";

export function CookieSettingsButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" onClick={() => openOverlay({ dialog: "cookies" })}>
      {children}
    </button>
  );
}
