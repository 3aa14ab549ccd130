"use client";

import { useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { type SellingRule, type StepOptions, stepUp } from "@/lib/rules/quantity";
import { emitBlockedQuantity } from "./emit-blocked-quantity";

type Options = StepOptions & {
  rule: SellingRule;
  /** Resolves when the line was queued or the customer cancelled. */
  onAdd: (quantity: number) => Promise<unknown>;
};

/** Of a product that is not in the cart: one add at a time. */
export function useAddProduct({ rule, onAdd, ...options }: Options) {
  const messages = useMessages();
  const [busy, setBusy] = useState(false);

  async function add(): Promise<void> {
    if (busy) return;
    const step = stepUp(rule, 0, options);
    if ("blocked" in step) return emitBlockedQuantity(rule, step, messages);
    setBusy(true);
    await onAdd(step.quantity).finally(() => setBusy(false));
  }

  return { add, busy };
}
