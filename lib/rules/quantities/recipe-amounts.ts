import { parseMeasures } from "../products/measures";
import { quantityOnSteps, type SellingRule } from "./quantity";
import { roundQuantity } from "./round-quantity";

type Amount = { value: number; unit: string };

export const MAX_PORTIONS = 24;

const ROUND_TO: Readonly<Record<string, number>> = { g: 5, gr: 5, ml: 5 };

const EGGS = /^(?:uov[ao]|tuorl[oi]|album[ei])(?!\p{L})/iu;

export function scaleAmount({ value, unit }: Amount, factor: number, name = ""): number {
  const scaled = value * factor;
  if (factor === 1) return value;
  const rounding = ROUND_TO[unit.toLowerCase()];
  if (rounding !== undefined && scaled >= 20) return Math.round(scaled / rounding) * rounding;
  if (EGGS.test(unit || name)) return Math.max(1, Math.round(scaled));
  // Onions and cloves are cut in halves and quarters, not in thirds.
  return Math.max(0.25, Math.round(scaled * 4) / 4);
}

function measureOf({ value, unit }: Amount) {
  const [measure] = parseMeasures(`${String(value).replace(".", ",")} ${unit || "pz"}`);
  return measure ?? null;
}

/** Packs, or kilograms of loose products: what is used, where the amount can be compared with them. */
function usedQuantity({ amount, quantity, packSize, rule }: IngredientNeed): number {
  const needed = amount && measureOf(amount);
  if (rule.kind === "loose") return needed?.unit === "kg" ? needed.amount : quantity;
  const [pack] = parseMeasures(packSize);
  return needed && pack && needed.unit === pack.unit ? needed.amount / pack.amount : quantity;
}

/** Cost of the used share of a product in cents; the whole pack where its size is not comparable. */
export const usedCents = (need: IngredientNeed, price: number, factor: number): number =>
  Math.round(price * factor * usedQuantity(need));

export type IngredientNeed = {
  amount: Amount | null;
  /** For the recipe's portions: packs, or kilograms of loose products. */
  quantity: number;
  packSize: string;
  rule: SellingRule;
};

/** Of one product, for all the ingredients that need it. */
export function totalToBuy(needs: readonly [IngredientNeed, ...IngredientNeed[]], factor: number): number {
  const used = needs.reduce((sum, need) => sum + usedQuantity(need), 0);
  return quantityOnSteps(needs[0].rule, roundQuantity(used * factor), null);
}

export const quantityToBuy = (need: IngredientNeed, factor: number): number => totalToBuy([need], factor);
