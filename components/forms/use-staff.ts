"use client";

import { useSyncExternalStore } from "react";
import { hasStaffHint } from "@/lib/session/session-hint";

const never = () => () => undefined;

/** Whether staff look at this page; unknown until scripts run. */
export const useStaff = (): boolean => useSyncExternalStore(never, hasStaffHint, () => false);
