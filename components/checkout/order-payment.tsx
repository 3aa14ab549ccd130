"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Order } from "@/lib/ebsn/domain/order";
import { timeAndDay } from "@/lib/dates";
import { formatMoney } from "@/lib/money";
import { handover } from "@/lib/rules/delivery/handover";
import { InvoiceRecipient } from "./invoice-recipient";
import { usePaymentTypeTexts } from "./use-payment-type-texts";

export function OrderPayment({ order, className }: { order: Order; className?: string }) {
  const t = useTranslations("orders");
  const locale = useLocale();
  const textsOf = usePaymentTypeTexts();
  const { paymentType, mealVouchers, invoice, holdConsent } = order;
  const money = (cents: number) => formatMoney(cents, locale);
  return (
    <>
      {paymentType && (
        <div>
          <dt>
            <Icon name="card" size={20} />
            {t("payment")}
          </dt>
          <dd className={className}>
            {textsOf(paymentType).name}
            {paymentType.dueInDays !== undefined && (
              <span>{t("payLater", { days: paymentType.dueInDays })}</span>
            )}
            {holdConsent && (
              <span>
                {t("holdConsent", {
                  amount: money(holdConsent.cents),
                  hasDate: holdConsent.date === null ? "no" : "yes",
                  ...(holdConsent.date === null
                    ? { time: "", day: "" }
                    : timeAndDay(new Date(holdConsent.date), locale)),
                })}
              </span>
            )}
            {mealVouchers && (
              <>
                <span>
                  {t("vouchers", {
                    count: mealVouchers.vouchers,
                    value: money(mealVouchers.value),
                    covered: money(mealVouchers.covered),
                  })}
                </span>
                <span>
                  {t("vouchersRest", {
                    where: handover(order.service?.deliveryServiceId),
                    amount: money(mealVouchers.rest),
                  })}
                </span>
              </>
            )}
          </dd>
        </div>
      )}
      {invoice && (
        <div>
          <dt>
            <Icon name="leaflet" size={20} />
            {t("invoice.title")}
          </dt>
          <dd className={className}>
            <InvoiceRecipient data={invoice} />
          </dd>
        </div>
      )}
    </>
  );
}
