"use client";

import { useState } from "react";
import type { Cart, MealVoucherQuote, PaymentType } from "@/lib/ebsn/domain/cart";
import {
  isMealVoucher,
  type MealVoucherObstacle,
  mealVoucherObstacles,
  type MealVoucherSplit,
  mealVoucherSplit,
} from "@/lib/rules/meal-vouchers";
import { wantsInvoice } from "./use-invoice";

/** Vouchers of one face value that pay for the cart, in cents. */
export type VoucherPayment = MealVoucherSplit & {
  vouchers: number;
  value: number;
  values: number[];
  deliveryFee: number;
};

type Offer = { cart: Cart; types: PaymentType[]; quote: MealVoucherQuote | null; chosenTypeId: number };

const countsVouchers = ({ voucherValues = [] }: PaymentType) => voucherValues.length > 0;

/** What so many vouchers of a way of paying pay, of its first face value if none was chosen; null: it takes none. */
function paysWith(
  { voucherValues: values = [] }: PaymentType,
  { foodTotal, totals }: MealVoucherQuote,
  vouchers: number,
  chosen: number | null,
): VoucherPayment | null {
  const value = values.find((one) => one === chosen) ?? values[0];
  if (value === undefined) return null;
  const split = mealVoucherSplit({ total: totals.gross, foodTotal, vouchers, voucherValue: value });
  return { ...split, vouchers, value, values, deliveryFee: totals.deliveryFee ?? 0 };
}

/** Ways to pay with meal vouchers among the others: whether they may be used, and what those chosen pay. */
export function useMealVouchers({ cart, types, quote, chosenTypeId }: Offer) {
  const [vouchers, setVouchers] = useState(1);
  const [value, setValue] = useState<number | null>(null);
  const isOffered = quote !== null && types.some(countsVouchers);
  const obstacles: MealVoucherObstacle[] = isOffered
    ? mealVoucherObstacles({ spend: quote.spend, needInvoice: wantsInvoice(cart) })
    : [];
  const usable = obstacles.length === 0 ? types : types.filter((type) => !countsVouchers(type));
  const wanted = usable.find(({ paymentTypeId }) => paymentTypeId === chosenTypeId);
  // Who chose vouchers chooses anew: no other way is taken for them.
  const payment = wanted ?? (isMealVoucher(chosenTypeId) ? null : (usable[0] ?? null));
  return {
    obstacles,
    usable,
    payment,
    pays: payment && quote ? paysWith(payment, quote, vouchers, value) : null,
    setVouchers,
    setValue,
  };
}

/** The cart with what it costs when vouchers pay for it. */
export const costsWithVouchers = (cart: Cart, { totals, adjustments }: MealVoucherQuote): Cart => ({
  ...cart,
  adjustments,
  totals: { ...cart.totals, ...totals },
});
