"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import type { useCheckout } from "./use-checkout";

type Input = {
  checkout: ReturnType<typeof useCheckout>;
  cartVersion: number;
  /** After the summary, whose button prepares anyway. */
  isActive: boolean;
};

/** Payment types and voucher totals follow a cart that changes at a later step: once for each change. */
export function usePrepareOnCartChange({ checkout, cartVersion, isActive }: Input): void {
  const { isBusy, preparedVersion } = checkout;
  const attempted = useRef("");
  const prepareAgain = useEffectEvent(() => void checkout.prepare({ isQuiet: true }));
  useEffect(() => {
    const attempt = `${preparedVersion} → ${cartVersion}`;
    if (preparedVersion === cartVersion) attempted.current = "";
    else if (isActive && !isBusy && attempted.current !== attempt) {
      attempted.current = attempt;
      prepareAgain();
    }
  }, [isActive, isBusy, preparedVersion, cartVersion]);
}
