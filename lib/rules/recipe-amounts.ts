import { parseMeasures } from "./measures";
import { quantitySteps, type SellingRule } from "./quantity";
import { roundQuantity } from "./round-quantity";

type Amount = { value: number; unit: string };

export const MAX_PORTIONS = 24;

const ROUND_TO: Readonly<Record<string, number>> = { g: 5, gr: 5, ml: 5 };

export function scaleAmount({ value, unit }: Amount, factor: number): number {
  const scaled = value * factor;
  if (factor === 1) return value;
  const rounding = ROUND_TO[unit.toLowerCase()];
  if (rounding !== undefined && scaled >= 20) return Math.round(scaled / rounding) * rounding;
  // Eggs and cloves are cut in halves and quarters, not in thirds.
  return Math.max(0.25, Math.round(scaled * 4) / 4);
}

function measureOf({ value, unit }: Amount) {
  const [measure] = parseMeasures(`${String(value).replace(".", ",")} ${unit}`);
  return measure ?? null;
}

function packCount(amount: Amount | null, packSize: string): number | null {
  const needed = amount && measureOf(amount);
  const [pack] = parseMeasures(packSize);
  if (!needed || !pack || needed.unit !== pack.unit) return null;
  return Math.ceil(roundQuantity(needed.amount / pack.amount));
}

/** Cost of the used share of a product in cents; the whole pack where its size is not comparable. */
export function usedCents(
  { amount, quantity, packSize, rule }: IngredientNeed,
  price: number,
  factor: number,
): number {
  const needed = amount && measureOf(amount);
  const [pack] = rule.kind === "loose" ? [] : parseMeasures(packSize);
  const isMeasured = needed && pack && needed.unit === pack.unit && pack.amount > 0;
  return Math.round(price * factor * (isMeasured ? needed.amount / pack.amount : quantity));
}

export type IngredientNeed = {
  amount: Amount | null;
  /** For the recipe's portions: packs, or kilograms of loose products. */
  quantity: number;
  packSize: string;
  rule: SellingRule;
};

export function quantityToBuy({ amount, quantity, packSize, rule }: IngredientNeed, factor: number): number {
  const scaled = amount && { ...amount, value: amount.value * factor };
  const packs = rule.kind === "loose" ? null : packCount(scaled, packSize);
  const needed = packs ?? quantity * factor;
  const { start, step } = quantitySteps(rule);
  const thousandths = Math.round(needed * 1000);
  const steps = Math.max(0, Math.ceil((thousandths - start) / step));
  return (start + steps * step) / 1000;
}
