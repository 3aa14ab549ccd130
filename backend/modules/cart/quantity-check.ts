import {
  cappedLimit,
  parseQuantityInput,
  quantitySteps,
  purchaseLimit,
  type SellingRule,
} from "../../../lib/rules/quantities/quantity";
import { roundQuantity } from "../../../lib/rules/quantities/round-quantity";
import type { Message } from "../../envelope";

export type QuantityError = { error: Message };
export type AcceptedQuantity = { quantity: number; rounded: boolean };

export const DAILY_MAX = {
  code: "errors.dailyMax",
  message: "Hai superato la quantità massima giornaliera acquistabile per questo articolo",
};
const NOT_WHOLE = { code: "errors.quantity", message: "La quantità deve essere un numero intero." };
const BELOW_MIN = {
  code: "errors.minAcq",
  message: "Non è possibile acquistare una quantità inferiore di questo articolo",
};

export const formatNumber = (value: number): string =>
  value.toLocaleString("it-IT", { maximumFractionDigits: 3 });

export const overMax = (limit: number, unit: string): Message => ({
  code: "errors.maxAcq",
  message: `Puoi acquistare al massimo ${formatNumber(limit)} ${unit} di questo articolo.`,
});

function checkLoose(rule: SellingRule, requested: number, limit: number): AcceptedQuantity | QuantityError {
  const { start, step } = quantitySteps(rule);
  const thousandths = Math.round(requested * 1000);
  if (thousandths < start) return { error: BELOW_MIN };
  const steppedQuantity = (start + Math.round((thousandths - start) / step) * step) / 1000;
  if (steppedQuantity > limit) return { error: overMax(limit, "kg") };
  return {
    quantity: roundQuantity(steppedQuantity),
    rounded: Math.abs(steppedQuantity - requested) > 0.0005,
  };
}

/** `requested` in pieces or kilograms, above 0. */
export function checkQuantity(rule: SellingRule, requested: number): AcceptedQuantity | QuantityError {
  const limit = cappedLimit(purchaseLimit(rule));
  if (rule.kind === "loose") return checkLoose(rule, requested, limit);
  if (!Number.isInteger(requested)) return { error: NOT_WHOLE };
  if (requested < rule.minAcq) return { error: BELOW_MIN };
  const entry = parseQuantityInput(rule, requested);
  if ("quantity" in entry && entry.adjusted !== "max")
    return { quantity: entry.quantity, rounded: entry.adjusted === "multiple" };
  if ("blocked" in entry && entry.blocked === "min") return { error: BELOW_MIN };
  return { error: overMax(limit, "pz") };
}
