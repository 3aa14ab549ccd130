"use client";

import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { hasSessionEnded } from "@/lib/session/session-state";

/** Without a session nothing is revalidated: each call would be rejected. */
const isVisible = () => !hasSessionEnded() && document.visibilityState !== "hidden";

export function SessionSwr({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ isVisible }}>{children}</SWRConfig>;
}
