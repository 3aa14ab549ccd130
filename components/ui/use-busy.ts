import { useRef, useState } from "react";

type Options = {
  /** The page is about to be left: only a failure ends it. */
  staysBusyAfterSuccess?: boolean;
};

/** Of one action at a time: what is started while another runs is ignored. */
export function useBusy({ staysBusyAfterSuccess = false }: Options = {}) {
  const [isBusy, setIsBusy] = useState(false);
  // State updates too late for a double click.
  const isRunning = useRef(false);

  /** undefined where the action was ignored. */
  async function whileBusy<Result>(action: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    let hasSucceeded = false;
    try {
      const result = await action();
      hasSucceeded = true;
      return result;
    } finally {
      if (!hasSucceeded || !staysBusyAfterSuccess) {
        isRunning.current = false;
        setIsBusy(false);
      }
    }
  }

  return { isBusy, whileBusy };
}

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
