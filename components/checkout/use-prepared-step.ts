"use client";

import { useEffect, useEffectEvent } from "react";
import type { Step } from "./checkout-steps";
import type { useCheckout } from "./use-checkout";
import { useCheckoutStep } from "./use-checkout-step";

/** A later step that was reloaded or linked to needs its payment types first. */
export function usePreparedStep(checkout: ReturnType<typeof useCheckout>) {
  const { step: urlStep, goToStep } = useCheckoutStep();
  const step: Step = checkout.isPrepared ? urlStep : "summary";

  const resumePayment = useEffectEvent(async () => {
    if (urlStep === "summary") return;
    goToStep((await checkout.prepare()) ? "payment" : "summary", { replace: true });
  });
  useEffect(() => void resumePayment(), []);

  return { step, goToStep };
}
