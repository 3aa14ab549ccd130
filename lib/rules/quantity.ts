/** How a product is sold. Quantities are pieces; for loose goods they are kilograms. */
export type SellingRule = {
  kind: "piece" | "package" | "loose";
  /** Lowest quantity of pieces a customer may buy. */
  minAcq: number;
  /** Highest quantity; null or 0: no limit of its own. */
  maxAcq: number | null;
  /** Pieces in a multipack, by which maxAcq is divided. */
  multiPack: number;
  qtyMult: number;
  qtyLocked: boolean;
  /** Kilograms added by one click on loose goods; null when the shop left it out. */
  stepSelling: number | null;
  /** Kilograms a loose product starts at, or that one selling unit weighs. */
  weightSelling: number | null;
  /** Kilograms of a single piece of a loose product. */
  weightSingleUnit: number | null;
  splitOnPackage: boolean;
};

export type ClassMax = { max: number; unit: string };

export type StepOptions = {
  /** Counts one by one, as on a package-type item that is not a whole package yet. */
  ignoreMultiple?: boolean;
  /** Purchase limit; without it the product's own. */
  limit?: number | null;
};

export type Step = { quantity: number; asksRemoval: boolean } | { blocked: "min" | "max"; limit: number };

export type Entry =
  | { quantity: number; asksRemoval: boolean; adjusted: "multiple" | "max" | null }
  | { blocked: "min" | "max"; limit: number }
  | { blocked: "invalid" | "loose" };

/** Step of a loose product for which the shop gave neither step nor weight. */
const LOOSE_STEP = 0.1;

/** Rounds to the three decimals EBSN keeps. */
export function roundQuantity(quantity: number): number {
  return Math.round((quantity + Number.EPSILON) * 1000) / 1000;
}

const positive = (value: number | null | undefined): number | null =>
  typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;

const thousandths = (quantity: number): number => Math.round(quantity * 1000);

/** Start and step of the quantities a customer may choose, in thousandths. */
export function lattice(rule: SellingRule, ignoreMultiple = false): { start: number; step: number } {
  if (rule.kind === "loose") {
    const step = positive(rule.stepSelling) ?? positive(rule.weightSelling) ?? looseFallback(rule);
    return { start: thousandths(positive(rule.weightSelling) ?? step), step: thousandths(step) };
  }
  const step = thousandths(ignoreMultiple ? 1 : (positive(rule.qtyMult) ?? 1));
  const min = thousandths(positive(rule.minAcq) ?? 1);
  return { start: Math.max(step, Math.ceil(min / step) * step), step };
}

function looseFallback(rule: SellingRule): number {
  return positive(rule.weightSingleUnit) ?? LOOSE_STEP;
}

/** The smaller of the product's own maximum (over MULTI_PACK) and the class maximum; null: no limit. */
export function purchaseLimit(rule: SellingRule, classMax: ClassMax | null = null): number | null {
  const max = positive(rule.maxAcq);
  const perPack = max === null ? null : max / (positive(rule.multiPack) ?? 1);
  const own = perPack === null || rule.kind === "loose" ? perPack : Math.floor(perPack);
  const limits = [own, classLimit(rule, classMax)].filter((limit) => limit !== null);
  return limits.length > 0 ? roundQuantity(Math.min(...limits)) : null;
}

function classLimit(rule: SellingRule, classMax: ClassMax | null): number | null {
  const max = positive(classMax?.max);
  if (max === null || classMax === null) return null;
  if (rule.kind !== "loose" || /^kg$/i.test(classMax.unit.trim())) return max;
  const piece = positive(rule.weightSingleUnit);
  return piece === null ? null : max * piece;
}

function limitOf(rule: SellingRule, options: StepOptions): number | null {
  return options.limit === undefined ? purchaseLimit(rule) : options.limit;
}

/** The next quantity after one click on plus. */
export function stepUp(rule: SellingRule, quantity: number, options: StepOptions = {}): Step {
  const { start, step } = lattice(rule, options.ignoreMultiple);
  const now = Math.max(0, thousandths(quantity));
  const next = now < start ? start : start + (Math.floor((now - start) / step) + 1) * step;
  const limit = limitOf(rule, options);
  if (limit !== null && next > thousandths(limit)) return { blocked: "max", limit };
  return { quantity: next / 1000, asksRemoval: false };
}

/** The next quantity after one click on minus; 0 asks the customer before it removes. */
export function stepDown(rule: SellingRule, quantity: number, options: StepOptions = {}): Step {
  const { start, step } = lattice(rule, options.ignoreMultiple);
  const now = thousandths(quantity);
  const next = start + (Math.ceil((now - start) / step) - 1) * step;
  if (next >= start) return { quantity: next / 1000, asksRemoval: false };
  // Below its first weight a loose product goes; pieces stop at minAcq unless 0 is the next multiple.
  if (rule.kind === "loose" || next <= 0) return { quantity: 0, asksRemoval: true };
  return { blocked: "min", limit: start / 1000 };
}

/** A quantity typed by hand: pieces and packages only. */
export function enterQuantity(rule: SellingRule, value: number, options: StepOptions = {}): Entry {
  if (rule.kind === "loose") return { blocked: "loose" };
  if (!Number.isFinite(value) || value < 0) return { blocked: "invalid" };
  if (value === 0) return { quantity: 0, asksRemoval: true, adjusted: null };
  const multiple = rule.qtyLocked && !options.ignoreMultiple ? Math.max(1, Math.round(rule.qtyMult) || 1) : 1;
  // A wish for something is never rounded down to nothing.
  const rounded = Math.max(1, Math.round(value / multiple)) * multiple;
  const limit = limitOf(rule, options);
  const cap = limit === null ? Infinity : Math.floor(limit / multiple) * multiple;
  const quantity = Math.min(rounded, cap);
  const min = positive(rule.minAcq) ?? 1;
  if (quantity < min) {
    return cap < min && limit !== null ? { blocked: "max", limit } : { blocked: "min", limit: min };
  }
  const adjusted = rounded > cap ? "max" : rounded === value ? null : "multiple";
  return { quantity, asksRemoval: false, adjusted };
}

/** A package-type item that has reached QTY_MULT is removed and added again as whole packages. */
export function becomesPackage(rule: SellingRule, quantity: number, isPackage: boolean): boolean {
  return rule.kind === "package" && !isPackage && rule.qtyMult > 1 && quantity >= rule.qtyMult;
}

/** Into how many packs the customer may have the goods split; empty where the product forbids it. */
export function splitChoices(rule: SellingRule): number[] {
  return rule.splitOnPackage ? [1, 2, 3, 4, 5] : [];
}

/** What a list item puts in the cart: lists count pieces, and of loose goods the weight they are first sold at. */
export function listItemWish(rule: SellingRule, quantity: number): number {
  return rule.kind === "loose" ? roundQuantity((quantity * lattice(rule).start) / 1000) : quantity;
}

/** Quantity beside a list item: a weight for packages and loose goods sold by the piece, else 1 piece. */
export function listItemQuantity(
  rule: SellingRule,
  quantity: number,
  weightUnit: string,
): { value: number; unit: string } {
  const weighs =
    rule.kind === "package" || (rule.kind === "loose" && positive(rule.weightSingleUnit) !== null);
  const weight = positive(rule.weightSelling);
  if (!weighs || weight === null) return { value: 1, unit: "PZ" };
  return { value: Math.round(quantity * weight * 100) / 100, unit: weightUnit };
}
