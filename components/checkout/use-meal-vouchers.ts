"use client";

import { useState } from "react";
import type { Cart, MealVoucherQuote, PaymentType } from "@/lib/ebsn/domain/cart";
import {
  isMealVoucher,
  type MealVoucherBlocker,
  mealVoucherBlockers,
  type MealVoucherSplit,
  mealVoucherSplit,
} from "@/lib/rules/checkout/meal-vouchers";
import { needsInvoice } from "./use-invoice";

/** Amounts in cents. */
export type VoucherPayment = {
  vouchers: number;
  /** Face values, of which one is chosen; none where the shop names none. */
  values: number[];
  value: number | null;
  /** null: the shop says too little to tell. */
  split: MealVoucherSplit | null;
  deliveryFee: number | null;
};

type MealVoucherInput = {
  cart: Cart;
  types: PaymentType[];
  quote: MealVoucherQuote | null;
  chosenTypeId: number;
};

const takesVouchers = ({ paymentTypeId }: PaymentType) => isMealVoucher(paymentTypeId);

/** Uses the first face value if none was chosen. */
function voucherPaymentFor(
  { voucherValues: values = [] }: PaymentType,
  quote: MealVoucherQuote | null,
  vouchers: number,
  chosenValue: number | null,
): VoucherPayment {
  const value = values.find((candidate) => candidate === chosenValue) ?? values[0] ?? null;
  if (!quote) return { vouchers, values, value, split: null, deliveryFee: null };
  const { foodTotal, totals } = quote;
  const split =
    value === null
      ? null
      : mealVoucherSplit({ total: totals.gross, foodTotal, vouchers, voucherValue: value });
  return { vouchers, values, value, split, deliveryFee: totals.deliveryFee };
}

export function useMealVouchers({ cart, types, quote, chosenTypeId }: MealVoucherInput) {
  const [vouchers, setVouchers] = useState(1);
  const [value, setValue] = useState<number | null>(null);
  const spend = quote?.spend ?? cart.totals.productsNet;
  const blockers: MealVoucherBlocker[] = types.some(takesVouchers)
    ? mealVoucherBlockers({ spend, needInvoice: needsInvoice(cart) })
    : [];
  const usableTypes = blockers.length === 0 ? types : types.filter((type) => !takesVouchers(type));
  const freeTypes = usableTypes.filter(({ blocker }) => blocker === undefined);
  const chosenType = freeTypes.find(({ paymentTypeId }) => paymentTypeId === chosenTypeId);
  // Once vouchers were chosen, no other payment type is selected on the customer's behalf.
  const payment = chosenType ?? (isMealVoucher(chosenTypeId) ? null : (freeTypes[0] ?? null));
  return {
    spend,
    blockers,
    usableTypes,
    payment,
    voucherPayment:
      payment && takesVouchers(payment) ? voucherPaymentFor(payment, quote, vouchers, value) : null,
    setVouchers,
    setValue,
  };
}

export const costsWithVouchers = (cart: Cart, { totals, adjustments }: MealVoucherQuote): Cart => ({
  ...cart,
  adjustments,
  totals: { ...cart.totals, ...totals },
});
