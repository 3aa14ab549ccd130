import { z } from "zod";
import type { WireMealVoucherQuote } from "../../../lib/ebsn/schemas/cart";
import {
  MAX_MEAL_VOUCHERS,
  MEAL_VOUCHER_MIN_SPEND,
  type MealVoucherError,
  mealVoucherErrors,
  mealVoucherSplit,
} from "../../../lib/rules/checkout/meal-vouchers";
import type { OrderMealVouchers } from "../../db/schema";
import { EbsnError, type Message } from "../../envelope";
import { toCents, toEuros } from "../../euros";
import { int, number } from "../../http/number";
import type { CartState } from "../cart/state";
import { adjustmentWire } from "../cart/wire";
import { wantsInvoice } from "../invoice/billing";
import type { PaymentTypeRow } from "./types";
import { isVoucherFood } from "./voucher-food";
import { translatedMessage } from "../lang/translated-message";

const dataSchema = z.object({
  vouchers: int.catch(0).default(0),
  /** Euros. */
  voucherValue: number.catch(0).default(0),
});

const ERROR_MESSAGES: Record<MealVoucherError, Message> = {
  none: {
    code: "error.checkout.meal_voucher.none",
    message: "Di' quanti buoni pasto vuoi usare: almeno uno.",
  },
  tooMany: translatedMessage("error.checkout.meal_voucher.too_many", ({ t }) =>
    t("answer.tooManyMealVouchers", { max: MAX_MEAL_VOUCHERS }),
  ),
  value: {
    code: "error.checkout.meal_voucher.value",
    message: "Scegli il valore dei tuoi buoni pasto tra quelli proposti.",
  },
  spendTooLow: translatedMessage("error.checkout.meal_voucher.spend", ({ t, price }) =>
    t("answer.mealVoucherSpend", { amount: price(MEAL_VOUCHER_MIN_SPEND) }),
  ),
  invoice: {
    code: "error.checkout.meal_voucher.invoice",
    message: "Con i buoni pasto non si emette fattura: rinuncia alla fattura o scegli un altro pagamento.",
  },
};

/** Gift codes are deducted from non-food first. */
function getFoodCents({ lines, totals }: CartState): number {
  const food = lines.reduce((cents, { item, article }) => {
    const isFood = article.kind === "product" && isVoucherFood(article.row.food !== null, article.row.infos);
    return isFood ? cents + (totals.lines.get(item.itemId)?.netCents ?? 0) : cents;
  }, 0);
  return Math.min(food, totals.totalCents - totals.packagingCents - totals.deliveryFeeCents);
}

/** `state` is computed without delivery discounts. */
export function quoteMealVouchers(state: CartState): WireMealVoucherQuote {
  const { totals } = state;
  return {
    spend: toEuros(totals.productsNetCents),
    foodTotal: toEuros(getFoodCents(state)),
    discountTotal: toEuros(totals.discountCents),
    deliveryFee: toEuros(totals.deliveryFeeCents),
    grossTotal: toEuros(totals.totalCents),
    orderAdjustments: totals.adjustments.map(adjustmentWire),
  };
}

/** Throws when they break requirements/checkout#meal-vouchers. */
export function getMealVouchers(
  state: CartState,
  { voucherCents: values }: PaymentTypeRow,
  paymentData: Record<string, unknown>,
): OrderMealVouchers {
  const { vouchers, voucherValue } = dataSchema.parse(paymentData);
  const voucherCents = toCents(voucherValue);
  const errors = mealVoucherErrors({
    spend: state.totals.productsNetCents,
    needInvoice: wantsInvoice(state.cart),
    vouchers,
    voucherValue: voucherCents,
    values,
  });
  if (errors.length > 0) throw new EbsnError(errors.map((error) => ERROR_MESSAGES[error]));
  const { covered, rest } = mealVoucherSplit({
    total: state.totals.totalCents,
    foodTotal: getFoodCents(state),
    vouchers,
    voucherValue: voucherCents,
  });
  return { vouchers, voucherCents, coveredCents: covered, restCents: rest };
}
