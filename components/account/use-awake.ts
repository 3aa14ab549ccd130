"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether scripts run by now: before that nothing typed or pressed would be heard. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
