"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { completeCheckoutSteps } from "@/lib/overlays/checkout-flow";
import type { Step } from "./checkout-steps";
import type { useCheckout } from "./use-checkout";
import { useCheckoutStep } from "./use-checkout-step";

/** Asks once for what the cart still lacks; a later step that was reloaded or linked to also needs its payment types. */
export function useResumedStep(checkout: ReturnType<typeof useCheckout>) {
  const { step: urlStep, goToStep } = useCheckoutStep();
  const step: Step = checkout.isPrepared ? urlStep : "summary";

  const isResumed = useRef(false);

  const resume = useEffectEvent(async () => {
    const isComplete = await completeCheckoutSteps();
    if (urlStep === "summary") return;
    goToStep(isComplete && (await checkout.prepare()) ? "payment" : "summary", { replace: true });
  });
  useEffect(() => {
    // Effects run twice in development.
    if (isResumed.current) return;
    isResumed.current = true;
    void resume();
  }, []);

  return { step, goToStep };
}
