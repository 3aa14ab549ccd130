export const MAX_MEAL_VOUCHERS = 8;

/** Cents that must be exceeded before vouchers can be used. */
export const MEAL_VOUCHER_MIN_SPEND = 10_000;

const MEAL_VOUCHER_TYPES = new Set([18, 19, 21]);

export type MealVoucherOrder = {
  /** Cents after promotions and before codes, as for the minimum order. */
  spend: number;
  needInvoice: boolean;
};

export type MealVoucherInput = MealVoucherOrder & {
  /** Cents of the whole order without delivery discounts. */
  total: number;
  foodTotal: number;
  vouchers: number;
  voucherValue: number;
  values: readonly number[];
};

export type MealVoucherBlocker = "spendTooLow" | "invoice";
export type MealVoucherError = MealVoucherBlocker | "none" | "tooMany" | "value";

export type MealVoucherSplit = {
  /** Cents; never more than the food total, since vouchers give no change. */
  covered: number;
  rest: number;
  forfeited: number;
};

export function isMealVoucher(paymentTypeId: number): boolean {
  return MEAL_VOUCHER_TYPES.has(paymentTypeId);
}

export function deliveryDiscountApplies(paymentTypeId: number): boolean {
  return !isMealVoucher(paymentTypeId);
}

/** requirements/checkout#meal-vouchers */
export function mealVoucherBlockers({ spend, needInvoice }: MealVoucherOrder): MealVoucherBlocker[] {
  const blockers: MealVoucherBlocker[] = [];
  if (spend <= MEAL_VOUCHER_MIN_SPEND) blockers.push("spendTooLow");
  if (needInvoice) blockers.push("invoice");
  return blockers;
}

/** requirements/checkout#meal-vouchers */
export function mealVoucherErrors(input: Omit<MealVoucherInput, "total" | "foodTotal">): MealVoucherError[] {
  const errors: MealVoucherError[] = [];
  if (!(input.vouchers >= 1)) errors.push("none");
  if (input.vouchers > MAX_MEAL_VOUCHERS) errors.push("tooMany");
  if (!input.values.includes(input.voucherValue)) errors.push("value");
  return [...errors, ...mealVoucherBlockers(input)];
}

export function mealVoucherSplit({
  total,
  foodTotal,
  vouchers,
  voucherValue,
}: Pick<MealVoucherInput, "total" | "foodTotal" | "vouchers" | "voucherValue">): MealVoucherSplit {
  const faceValue = Math.max(0, Math.min(vouchers, MAX_MEAL_VOUCHERS)) * Math.max(0, voucherValue);
  const covered = Math.max(0, Math.min(faceValue, foodTotal, total));
  return { covered, rest: Math.max(0, total - covered), forfeited: faceValue - covered };
}
