"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { completeCheckoutSteps } from "@/lib/overlays/checkout-flow";
import type { Step } from "./checkout-steps";
import type { useCheckout } from "./use-checkout";
import { useCheckoutStep } from "./use-checkout-step";

/**
 * Asks once for what the cart still lacks. A later step that was reloaded or linked to, or that the browser's forward
 * leads to after the cart, also needs its payment types.
 */
export function useResumedStep(checkout: ReturnType<typeof useCheckout>) {
  const { step: urlStep, readStep, goToStep } = useCheckoutStep();
  const step: Step = checkout.isPrepared ? urlStep : "summary";

  const isResumed = useRef(false);
  const isResuming = useRef(false);

  const resume = useEffectEvent(async () => {
    isResuming.current = true;
    try {
      const isComplete = await completeCheckoutSteps();
      if (readStep() === "summary") return;
      goToStep(isComplete && (await checkout.prepare()) ? "payment" : "summary", { replace: true });
    } finally {
      isResuming.current = false;
    }
  });
  const handlePopState = useEffectEvent(() => {
    if (readStep() !== "summary" && !checkout.isPrepared && !isResuming.current) void resume();
  });
  useEffect(() => {
    const listener = () => handlePopState();
    window.addEventListener("popstate", listener);
    // Effects run twice in development.
    if (!isResumed.current) void resume();
    isResumed.current = true;
    return () => window.removeEventListener("popstate", listener);
  }, []);

  return { step, goToStep };
}
