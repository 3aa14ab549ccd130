"use client";

import { useState } from "react";
import type { Cart, MealVoucherQuote, PaymentType } from "@/lib/ebsn/domain/cart";
import {
  isMealVoucher,
  type MealVoucherBlocker,
  mealVoucherBlockers,
  type MealVoucherSplit,
  mealVoucherSplit,
} from "@/lib/rules/meal-vouchers";
import { needsInvoice } from "./use-invoice";

/** Amounts in cents. */
export type VoucherPayment = MealVoucherSplit & {
  vouchers: number;
  value: number;
  values: number[];
  deliveryFee: number;
};

type MealVoucherInput = {
  cart: Cart;
  types: PaymentType[];
  quote: MealVoucherQuote | null;
  chosenTypeId: number;
};

const acceptsVouchers = ({ voucherValues = [] }: PaymentType) => voucherValues.length > 0;

/** Uses the first face value if none was chosen; null when the payment type takes no vouchers. */
function voucherPaymentFor(
  { voucherValues: values = [] }: PaymentType,
  { foodTotal, totals }: MealVoucherQuote,
  vouchers: number,
  chosenValue: number | null,
): VoucherPayment | null {
  const value = values.find((candidate) => candidate === chosenValue) ?? values[0];
  if (value === undefined) return null;
  const split = mealVoucherSplit({ total: totals.gross, foodTotal, vouchers, voucherValue: value });
  return { ...split, vouchers, value, values, deliveryFee: totals.deliveryFee ?? 0 };
}

export function useMealVouchers({ cart, types, quote, chosenTypeId }: MealVoucherInput) {
  const [vouchers, setVouchers] = useState(1);
  const [value, setValue] = useState<number | null>(null);
  const isOffered = quote !== null && types.some(acceptsVouchers);
  const blockers: MealVoucherBlocker[] = isOffered
    ? mealVoucherBlockers({ spend: quote.spend, needInvoice: needsInvoice(cart) })
    : [];
  const usableTypes = blockers.length === 0 ? types : types.filter((type) => !acceptsVouchers(type));
  const freeTypes = usableTypes.filter(({ blocker }) => blocker === undefined);
  const chosenType = freeTypes.find(({ paymentTypeId }) => paymentTypeId === chosenTypeId);
  // Once vouchers were chosen, no other payment type is selected on the customer's behalf.
  const payment = chosenType ?? (isMealVoucher(chosenTypeId) ? null : (freeTypes[0] ?? null));
  return {
    blockers,
    usableTypes,
    payment,
    voucherPayment: payment && quote ? voucherPaymentFor(payment, quote, vouchers, value) : null,
    setVouchers,
    setValue,
  };
}

export const costsWithVouchers = (cart: Cart, { totals, adjustments }: MealVoucherQuote): Cart => ({
  ...cart,
  adjustments,
  totals: { ...cart.totals, ...totals },
});
