"use client";

import { useMessages } from "@/components/ui/messages";
import { useBusy } from "@/components/ui/use-busy";
import { type SellingRule, type StepOptions, stepUp } from "@/lib/rules/quantities/quantity";
import { emitBlockedQuantity } from "./emit-blocked-quantity";

type Options = StepOptions & {
  rule: SellingRule;
  /** Resolves when the line was queued or the customer cancelled. */
  onAdd: (quantity: number) => Promise<unknown>;
};

/** Of a product that is not in the cart: one add at a time. */
export function useAddProduct({ rule, onAdd, ...options }: Options) {
  const messages = useMessages();
  const { isBusy, whileBusy } = useBusy();

  async function add(): Promise<void> {
    const step = stepUp(rule, 0, options);
    if ("blocked" in step) return emitBlockedQuantity(rule, step, messages);
    await whileBusy(() => onAdd(step.quantity));
  }

  return { add, isBusy };
}
