import {
  enterQuantity,
  lattice,
  purchaseLimit,
  roundQuantity,
  type SellingRule,
} from "../../../lib/rules/quantity";
import type { Message } from "../../envelope";

export type Refusal = { refused: Message };
export type Accepted = { quantity: number; rounded: boolean };

const refuse = (code: string, message: string): Refusal => ({ refused: { code, message } });

export const DAILY_MAX = {
  code: "errors.dailyMax",
  message: "Hai superato la quantità massima giornaliera acquistabile per questo articolo",
};
export const BELOW_MIN = {
  code: "errors.minAcq",
  message: "Non è possibile acquistare una quantità inferiore di questo articolo",
};

/** A number as an Italian reads it: 1,5. */
export const italian = (value: number): string => value.toLocaleString("it-IT", { maximumFractionDigits: 3 });

function checkLoose(rule: SellingRule, wanted: number, limit: number | null): Accepted | Refusal {
  const { start, step } = lattice(rule);
  const thousandths = Math.round(wanted * 1000);
  if (thousandths < start) return { refused: BELOW_MIN };
  const onStep = (start + Math.round((thousandths - start) / step) * step) / 1000;
  if (limit !== null && onStep > limit) return overLimit(limit, "kg");
  return { quantity: roundQuantity(onStep), rounded: Math.abs(onStep - wanted) > 0.0005 };
}

function overLimit(limit: number, unit: string): Refusal {
  return refuse("errors.maxAcq", `Puoi acquistare al massimo ${italian(limit)} ${unit} di questo articolo.`);
}

/** What a customer may have of a product when they ask for `wanted` (pieces or kilograms, above 0). */
export function checkQuantity(rule: SellingRule, wanted: number): Accepted | Refusal {
  const limit = purchaseLimit(rule);
  if (rule.kind === "loose") return checkLoose(rule, wanted, limit);
  if (!Number.isInteger(wanted))
    return refuse("errors.quantity", "La quantità deve essere un numero intero.");
  if (wanted < rule.minAcq) return { refused: BELOW_MIN };
  const entry = enterQuantity(rule, wanted);
  if ("quantity" in entry && entry.adjusted !== "max")
    return { quantity: entry.quantity, rounded: entry.adjusted === "multiple" };
  if ("blocked" in entry && entry.blocked === "min") return { refused: BELOW_MIN };
  return overLimit(limit ?? 0, "pz");
}
