export const MAX_MEAL_VOUCHERS = 8;

/** Spend in cents that must be passed before vouchers may pay. */
export const MEAL_VOUCHER_MIN_SPEND = 10_000;

const MEAL_VOUCHER_TYPES = new Set([18, 19, 21]);

/** What decides whether vouchers may pay at all. */
export type MealVoucherOrder = {
  /** Cents of the goods after promotions and before codes, as the minimum order counts them. */
  spend: number;
  needInvoice: boolean;
};

export type MealVoucherFacts = MealVoucherOrder & {
  /** Cents of the whole order, delivery discounts left out. */
  total: number;
  /** Cents of the goods vouchers may pay. */
  foodTotal: number;
  vouchers: number;
  /** Face value in cents. */
  voucherValue: number;
  /** Face values of the kind of voucher chosen. */
  values: readonly number[];
};

/** What forbids vouchers whatever their number. */
export type MealVoucherObstacle = "spendTooLow" | "invoice";
export type MealVoucherFault = MealVoucherObstacle | "none" | "tooMany" | "value";

export type MealVoucherSplit = {
  /** Cents the vouchers pay; never more than the food, and nothing is given back in money. */
  covered: number;
  /** Cents left for another means of payment. */
  rest: number;
  /** Cents of face value that are lost. */
  lost: number;
};

export function isMealVoucher(paymentTypeId: number): boolean {
  return MEAL_VOUCHER_TYPES.has(paymentTypeId);
}

/** Delivery discounts do not go with meal vouchers. */
export function deliveryDiscountApplies(paymentTypeId: number): boolean {
  return !isMealVoucher(paymentTypeId);
}

/** Why an order cannot be paid with vouchers at all (spec 2 §5), in the order in which it is told. */
export function mealVoucherObstacles({ spend, needInvoice }: MealVoucherOrder): MealVoucherObstacle[] {
  const obstacles: MealVoucherObstacle[] = [];
  if (spend <= MEAL_VOUCHER_MIN_SPEND) obstacles.push("spendTooLow");
  if (needInvoice) obstacles.push("invoice");
  return obstacles;
}

/** What forbids paying with these vouchers (spec 2 §5), in the order in which it is told; empty: nothing. */
export function mealVoucherFaults(facts: Omit<MealVoucherFacts, "total" | "foodTotal">): MealVoucherFault[] {
  const faults: MealVoucherFault[] = [];
  if (!(facts.vouchers >= 1)) faults.push("none");
  if (facts.vouchers > MAX_MEAL_VOUCHERS) faults.push("tooMany");
  if (!facts.values.includes(facts.voucherValue)) faults.push("value");
  return [...faults, ...mealVoucherObstacles(facts)];
}

export function mealVoucherSplit({
  total,
  foodTotal,
  vouchers,
  voucherValue,
}: Pick<MealVoucherFacts, "total" | "foodTotal" | "vouchers" | "voucherValue">): MealVoucherSplit {
  const worth = Math.max(0, Math.min(vouchers, MAX_MEAL_VOUCHERS)) * Math.max(0, voucherValue);
  const covered = Math.max(0, Math.min(worth, foodTotal, total));
  return { covered, rest: Math.max(0, total - covered), lost: worth - covered };
}
