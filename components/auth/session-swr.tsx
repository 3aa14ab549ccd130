"use client";

import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { hasSessionEnded } from "@/lib/session/session-state";

/** Without a session nothing is revalidated: each call would be rejected. */
const isVisible = () => !hasSessionEnded() && document.visibilityState !== "hidden";

const shouldRetryOnError = (error: unknown) => !isNotOffered(error);

export function SessionSwr({ children }: { children: ReactNode }) {
  return <SWRConfig value={{ isVisible, shouldRetryOnError }}>{children}</SWRConfig>;
}
