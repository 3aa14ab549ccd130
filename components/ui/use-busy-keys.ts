import { useState } from "react";

/** Of actions that may run at the same time, one for each row of a list. */
export function useBusyKeys() {
  const [busyKeys, setBusyKeys] = useState<readonly string[]>([]);

  async function whileBusy<Result>(key: string, action: () => Promise<Result>): Promise<Result> {
    setBusyKeys((keys) => [...keys, key]);
    try {
      return await action();
    } finally {
      setBusyKeys((keys) => keys.filter((other) => other !== key));
    }
  }

  return { busyKeys, whileBusy };
}
