import { parseMeasures } from "./measures";
import { lattice, roundQuantity, type SellingRule } from "./quantity";

type Amount = { value: number; unit: string };

export const MOST_PORTIONS = 24;

const ROUND_TO: Readonly<Record<string, number>> = { g: 5, gr: 5, ml: 5 };

/** An ingredient's figure for other portions, rounded as one weighs in a kitchen. */
export function scaledValue({ value, unit }: Amount, factor: number): number {
  const scaled = value * factor;
  if (factor === 1) return value;
  const grain = ROUND_TO[unit.toLowerCase()];
  if (grain !== undefined && scaled >= 20) return Math.round(scaled / grain) * grain;
  // Eggs and cloves are cut in halves and quarters, not in thirds.
  return Math.max(0.25, Math.round(scaled * 4) / 4);
}

function measureOf({ value, unit }: Amount) {
  const [measure] = parseMeasures(`${String(value).replace(".", ",")} ${unit}`);
  return measure ?? null;
}

/** Packs that hold the amount, where both are told in the same unit; null: they cannot be compared. */
function packsFor(amount: Amount | null, packSize: string): number | null {
  const wanted = amount && measureOf(amount);
  const [pack] = parseMeasures(packSize);
  if (!wanted || !pack || wanted.unit !== pack.unit) return null;
  return Math.ceil(roundQuantity(wanted.amount / pack.amount));
}

export type Needed = {
  /** For the recipe's own portions. */
  amount: Amount | null;
  /** What the recipe puts in the cart for its own portions: packs, or kilograms of loose goods. */
  quantity: number;
  packSize: string;
  rule: SellingRule;
};

/** How much to buy for `factor` times the portions: never less than needed, in quantities the product is sold in. */
export function quantityToBuy({ amount, quantity, packSize, rule }: Needed, factor: number): number {
  const scaled = amount && { ...amount, value: amount.value * factor };
  const packs = rule.kind === "loose" ? null : packsFor(scaled, packSize);
  const wanted = packs ?? quantity * factor;
  const { start, step } = lattice(rule);
  const thousandths = Math.round(wanted * 1000);
  const steps = Math.max(0, Math.ceil((thousandths - start) / step));
  return (start + steps * step) / 1000;
}
