"use client";

import { hasStaffHint } from "@/lib/session/session-hint";
import { useHydrated } from "./use-hydrated";

/** Whether staff are signed in; false until hydration. */
export const useIsStaff = (): boolean => useHydrated() && hasStaffHint();
