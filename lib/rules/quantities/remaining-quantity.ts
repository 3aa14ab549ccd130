import { type SellingRule, stepDown, type StepOptions } from "./quantity";

/** What the limit still allows of a quantity above it, on the rule's own steps; null: nothing, or all of it. */
export function remainingQuantity(
  rule: SellingRule,
  quantity: number,
  options: StepOptions & { limit: number | null },
): number | null {
  if (options.limit === null || quantity <= options.limit) return null;
  const step = stepDown(rule, quantity, options);
  return "quantity" in step && step.quantity > 0 ? step.quantity : null;
}
