import { z } from "zod";
import type { WireMealVoucherQuote } from "../../../lib/ebsn/schemas/cart";
import {
  MAX_MEAL_VOUCHERS,
  MEAL_VOUCHER_MIN_SPEND,
  type MealVoucherFault,
  mealVoucherFaults,
  mealVoucherSplit,
} from "../../../lib/rules/meal-vouchers";
import type { OrderMealVouchers } from "../../db/schema";
import { EbsnError, type Message } from "../../envelope";
import { priceText } from "../cart/restrictions";
import type { CartState } from "../cart/state";
import { adjustmentWire, euros } from "../cart/wire";
import { wantsInvoice } from "../invoice/billing";
import type { PaymentTypeRow } from "./types";

const dataSchema = z.object({
  vouchers: z.coerce.number().int().catch(0).default(0),
  /** Euros, as everywhere on the wire. */
  voucherValue: z.coerce.number().catch(0).default(0),
});

const WORDS: Record<MealVoucherFault, Message> = {
  none: {
    code: "error.checkout.meal_voucher.none",
    message: "Di' quanti buoni pasto vuoi usare: almeno uno.",
  },
  tooMany: {
    code: "error.checkout.meal_voucher.too_many",
    message: `Puoi usare al massimo ${MAX_MEAL_VOUCHERS} buoni pasto.`,
  },
  value: {
    code: "error.checkout.meal_voucher.value",
    message: "Scegli il valore dei tuoi buoni pasto tra quelli proposti.",
  },
  spendTooLow: {
    code: "error.checkout.meal_voucher.spend",
    message: `I buoni pasto valgono solo per una spesa superiore a ${priceText(MEAL_VOUCHER_MIN_SPEND)}.`,
  },
  invoice: {
    code: "error.checkout.meal_voucher.invoice",
    message: "Con i buoni pasto non si emette fattura: rinuncia alla fattura o scegli un altro pagamento.",
  },
};

/** Cents of the food in a cart as it is paid: codes are taken off what is no food first. */
function foodCents({ lines, totals }: CartState): number {
  const food = lines.reduce((cents, { item, article }) => {
    const isFood = article.kind === "product" && article.row.food !== null;
    return isFood ? cents + (totals.lines.get(item.itemId)?.netCents ?? 0) : cents;
  }, 0);
  return Math.min(food, totals.totalCents - totals.packagingCents - totals.deliveryFeeCents);
}

/** What a cart costs with meal vouchers; `state` is computed without delivery discounts. */
export function mealVoucherQuote(state: CartState): WireMealVoucherQuote {
  const { totals } = state;
  return {
    spend: euros(totals.goodsNetCents),
    foodTotal: euros(foodCents(state)),
    discountTotal: euros(totals.discountCents),
    deliveryFee: euros(totals.deliveryFeeCents),
    grossTotal: euros(totals.totalCents),
    orderAdjustments: totals.adjustments.map(adjustmentWire),
  };
}

/** The vouchers a cart is paid with and what they leave; refuses those spec 2 §5 forbids. */
export function mealVouchersOf(
  state: CartState,
  { voucherCents: values }: PaymentTypeRow,
  paymentData: Record<string, unknown>,
): OrderMealVouchers {
  const { vouchers, voucherValue } = dataSchema.parse(paymentData);
  const voucherCents = Math.round(voucherValue * 100);
  const faults = mealVoucherFaults({
    spend: state.totals.goodsNetCents,
    needInvoice: wantsInvoice(state.cart),
    vouchers,
    voucherValue: voucherCents,
    values,
  });
  if (faults.length > 0) throw new EbsnError(faults.map((fault) => WORDS[fault]));
  const { covered, rest } = mealVoucherSplit({
    total: state.totals.totalCents,
    foodTotal: foodCents(state),
    vouchers,
    voucherValue: voucherCents,
  });
  return { vouchers, voucherCents, coveredCents: covered, restCents: rest };
}
