"use client";

import { useLocale, useTranslations } from "next-intl";
import type { PaymentType } from "@/lib/ebsn/domain/cart";
import { DEFAULT_LOCALE } from "@/config/locales.mjs";
import { isMealVoucher } from "@/lib/rules/checkout/meal-vouchers";
import { paymentTypeKey } from "@/lib/rules/checkout/payment-types";

type Texts = Pick<PaymentType, "name" | "descr">;

/** Name and description of a payment type: the shop's own in its language, ours in another or where it sends none. */
export function usePaymentTypeTexts(): (type: PaymentType) => Texts {
  const t = useTranslations("paymentTypes");
  const locale = useLocale();
  return ({ paymentTypeId, name, descr }) => {
    if (locale === DEFAULT_LOCALE && name) return { name, descr };
    // Vouchers are known by the name of who issues them.
    if (isMealVoucher(paymentTypeId))
      return { name: name || t("mealVoucher.name"), descr: t("mealVoucher.descr") };
    const key = paymentTypeKey(paymentTypeId);
    return key === null ? { name, descr } : { name: t(`${key}.name`), descr: t(`${key}.descr`) };
  };
}
