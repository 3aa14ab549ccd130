"use client";

import { useEffect, useEffectEvent } from "react";
import type { Step } from "./checkout-steps";
import type { useCheckoutStep } from "./use-checkout-step";

type Input = {
  step: Step;
  hasPayment: boolean;
  goToStep: ReturnType<typeof useCheckoutStep>["goToStep"];
};

/** Without a usable payment type there is nothing to confirm: the payment step says why. */
export function usePayableStep({ step, hasPayment, goToStep }: Input): Step {
  const isPaymentMissing = step === "confirm" && !hasPayment;
  const returnToPayment = useEffectEvent(() => goToStep("payment", { replace: true }));
  useEffect(() => {
    if (isPaymentMissing) returnToPayment();
  }, [isPaymentMissing]);
  return isPaymentMissing ? "payment" : step;
}
