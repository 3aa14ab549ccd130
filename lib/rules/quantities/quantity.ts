import { roundQuantity } from "./round-quantity";
import { fromBaseWeight } from "./weight-units";

/** Quantities are pieces, or kilograms for loose products. */
export type SellingRule = {
  kind: "piece" | "package" | "loose";
  minAcq: number;
  maxAcq: number | null;
  multiPack: number;
  qtyMult: number;
  qtyLocked: boolean;
  /** Kilograms; null: not sent. */
  stepSelling: number | null;
  /** Kilograms: the starting weight of loose products, or the weight of a selling unit. */
  weightSelling: number | null;
  /** Kilograms. */
  weightSingleUnit: number | null;
  splitOnPackage: boolean;
};

export type ClassMax = { max: number; unit: string };

export type StepOptions = {
  ignoreMultiple?: boolean;
  limit?: number | null;
};

/** A quantity of 0 removes the product. */
export type Step = { quantity: number } | { blocked: "min" | "max"; limit: number };

export type QuantityInput =
  | { quantity: number; adjusted: "multiple" | "max" | null }
  | { blocked: "min" | "max"; limit: number }
  | { blocked: "invalid" }
  | { blocked: "loose" };

/** Of a product without a maximum of its own: pieces, packages or kilograms. */
const MAX_QUANTITY = 999;

const LOOSE_STEP = 0.1;

const positive = (value: number | null | undefined): number | null =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;

const thousandths = (quantity: number): number => Math.round(quantity * 1000);

/** In thousandths. */
export function quantitySteps(rule: SellingRule, ignoreMultiple = false): { start: number; step: number } {
  if (rule.kind === "loose") {
    const step = positive(rule.stepSelling) ?? positive(rule.weightSelling) ?? looseFallback(rule);
    return { start: thousandths(positive(rule.weightSelling) ?? step), step: thousandths(step) };
  }
  const step = thousandths(ignoreMultiple ? 1 : rule.qtyMult);
  const min = thousandths(rule.minAcq);
  return { start: Math.max(step, Math.ceil(min / step) * step), step };
}

function looseFallback(rule: SellingRule): number {
  return positive(rule.weightSingleUnit) ?? LOOSE_STEP;
}

export function purchaseLimit(rule: SellingRule, classMax: ClassMax | null = null): number | null {
  const max = positive(rule.maxAcq);
  const perPack = max === null ? null : max / rule.multiPack;
  const own = perPack === null || rule.kind === "loose" ? perPack : Math.floor(perPack);
  const limits = [own, classLimit(rule, classMax)].filter((limit) => limit !== null);
  return limits.length > 0 ? roundQuantity(Math.min(...limits)) : null;
}

export type NamedLimit = { kind: "product" | "class" | "day"; count: number };

/** Only the smallest of several limits can be reached. */
export function strictestLimit(
  rule: SellingRule,
  classMax: ClassMax | null,
  dailyMax: number | null,
): NamedLimit | null {
  const own = rule.kind === "loose" ? null : purchaseLimit(rule);
  const limits: { kind: NamedLimit["kind"]; count: number | null }[] = [
    { kind: "product", count: own },
    { kind: "class", count: positive(classMax?.max) },
    { kind: "day", count: positive(dailyMax) },
  ];
  const known = limits.flatMap(({ kind, count }) => (count === null ? [] : [{ kind, count }]));
  return known.sort((a, b) => a.count - b.count)[0] ?? null;
}

function classLimit(rule: SellingRule, classMax: ClassMax | null): number | null {
  const max = positive(classMax?.max);
  if (max === null || classMax === null) return null;
  if (rule.kind !== "loose" || /^kg$/i.test(classMax.unit.trim())) return max;
  const piece = positive(rule.weightSingleUnit);
  return piece === null ? null : max * piece;
}

/** `MAX_QUANTITY` where nothing else limits. */
export const cappedLimit = (limit: number | null): number => Math.min(limit ?? MAX_QUANTITY, MAX_QUANTITY);

function limitOf(rule: SellingRule, options: StepOptions): number {
  return cappedLimit(options.limit === undefined ? purchaseLimit(rule) : options.limit);
}

export function stepUp(rule: SellingRule, quantity: number, options: StepOptions = {}): Step {
  const { start, step } = quantitySteps(rule, options.ignoreMultiple);
  const current = Math.max(0, thousandths(quantity));
  const next = current < start ? start : start + (Math.floor((current - start) / step) + 1) * step;
  const limit = limitOf(rule, options);
  if (next > thousandths(limit)) return { blocked: "max", limit };
  return { quantity: next / 1000 };
}

/** In thousandths; below `start` where not even the first step is allowed. */
const highestStep = ({ start, step }: { start: number; step: number }, limit: number): number =>
  start + Math.floor((thousandths(limit) - start) / step) * step;

export function stepDown(rule: SellingRule, quantity: number, options: StepOptions = {}): Step {
  const steps = quantitySteps(rule, options.ignoreMultiple);
  const { start, step } = steps;
  const current = thousandths(quantity);
  const below = start + (Math.ceil((current - start) / step) - 1) * step;
  // From above the limit, as when the stock has fallen, straight down to it.
  const highest = highestStep(steps, limitOf(rule, options));
  const next = Math.min(below, highest);
  if (next >= start) return { quantity: next / 1000 };
  // Loose products below their first weight are removed; pieces stop at minAcq unless 0 is the next multiple.
  if (rule.kind === "loose" || next <= 0 || highest < start) return { quantity: 0 };
  return { blocked: "min", limit: start / 1000 };
}

/** At least what is wanted, on the rule's own steps; no more than `limit` unless the first step is. */
export function quantityOnSteps(rule: SellingRule, wanted: number, limit: number | null): number {
  const steps = quantitySteps(rule);
  const { start, step } = steps;
  const above = start + Math.ceil(Math.max(0, thousandths(wanted) - start) / step) * step;
  return Math.max(start, Math.min(above, highestStep(steps, cappedLimit(limit)))) / 1000;
}

export function parseQuantityInput(
  rule: SellingRule,
  value: number,
  options: StepOptions = {},
): QuantityInput {
  if (rule.kind === "loose") return { blocked: "loose" };
  if (!Number.isFinite(value) || value < 0) return { blocked: "invalid" };
  if (value === 0) return { quantity: 0, adjusted: null };
  const multiple = rule.qtyLocked && !options.ignoreMultiple ? Math.max(1, Math.round(rule.qtyMult)) : 1;
  // A positive quantity never rounds down to zero.
  const rounded = Math.max(1, Math.round(value / multiple)) * multiple;
  const limit = limitOf(rule, options);
  const cap = Math.floor(limit / multiple) * multiple;
  const quantity = Math.min(rounded, cap);
  const min = rule.minAcq;
  if (quantity < min) return cap < min ? { blocked: "max", limit } : { blocked: "min", limit: min };
  const adjusted = rounded > cap ? "max" : rounded === value ? null : "multiple";
  return { quantity, adjusted };
}

/** The quantity from which on a product is a whole package; null: it is none. */
export const packageFrom = ({ kind, qtyMult }: SellingRule): number | null =>
  kind === "package" && qtyMult > 1 ? qtyMult : null;

/** A package item that reaches QTY_MULT must be removed and added again as whole packages. */
export function shouldBecomePackage(rule: SellingRule, quantity: number, isPackage: boolean): boolean {
  const from = packageFrom(rule);
  return from !== null && !isPackage && quantity >= from;
}

export function splitChoices(rule: SellingRule): number[] {
  return rule.splitOnPackage ? [1, 2, 3, 4, 5] : [];
}

/** Lists count pieces; loose products are added by their starting weight per piece. */
export function listItemCartQuantity(rule: SellingRule, quantity: number): number {
  return rule.kind === "loose" ? roundQuantity((quantity * quantitySteps(rule).start) / 1000) : quantity;
}

export function listItemQuantity(
  rule: SellingRule,
  quantity: number,
  weightUnit: string,
): { value: number; unit: string } {
  const isWeighed =
    rule.kind === "package" || (rule.kind === "loose" && positive(rule.weightSingleUnit) !== null);
  const weight = positive(rule.weightSelling);
  if (!isWeighed || weight === null) return { value: 1, unit: "PZ" };
  return { value: Math.round(quantity * fromBaseWeight(weight, weightUnit) * 100) / 100, unit: weightUnit };
}
