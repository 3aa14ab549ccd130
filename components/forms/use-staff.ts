"use client";

import { useSyncExternalStore } from "react";
import { hasStaffHint } from "@/lib/session/session-hint";

const never = () => () => undefined;

/** Whether staff are signed in; false until hydration. */
export const useStaff = (): boolean => useSyncExternalStore(never, hasStaffHint, () => false);
