"use client";

import { useLocale, useTranslations } from "next-intl";
import { timeAndDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";

/** What to do, and what happens at the deadline, while the bank checks a payment. */
export function usePendingPaymentNote({ payBefore }: Pick<Order, "payBefore">): string {
  const t = useTranslations();
  const locale = useLocale();
  return t("orders.paymentPendingNote", {
    hasDeadline: payBefore ? "yes" : "no",
    ...(payBefore ? timeAndDay(new Date(payBefore), locale) : { time: "", day: "" }),
  });
}
