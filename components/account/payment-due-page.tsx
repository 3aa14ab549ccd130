"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import type { PaymentDueDate } from "@/lib/ebsn/domain/payment-due";
import { formatMoney } from "@/lib/money";
import { paymentDueStatus } from "@/lib/rules/statuses";
import orders from "./orders.module.css";
import { PaymentDueCard } from "./payment-due-card";
import { PaymentTransactions } from "./payment-due-transactions";
import styles from "./payment-due.module.css";

/** What is to be paid until when, the settled ones too, and what went through the bank. */
export function PaymentDuePage() {
  const t = useTranslations("paymentDue");
  const locale = useLocale();
  const { data, error, mutate } = useSWR("payment-due-date/list", () =>
    door<PaymentDueDate[]>("payment-due-date/list", { params: { show_all: true } }),
  );
  const [open, settled] = [false, true].map((isOver) =>
    (data ?? []).filter(({ statusId }) => (paymentDueStatus(statusId) === "settled") === isOver),
  );
  const sum = (open ?? []).reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
  return (
    <>
      <h1>{t("title")}</h1>
      <section className={styles.part} aria-labelledby="due-title">
        <div className={styles.head}>
          <h2 id="due-title">{t("due")}</h2>
          {sum > 0 && <p>{t("open", { amount: formatMoney(sum, locale) })}</p>}
        </div>
        {error && !data && <LoadFailed onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="12rem" radius="var(--radius-m)" />}
        {data?.length === 0 && (
          <EmptyState icon="clock" heading="h2" title={t("noDue")}>
            {t("noDueText")}
          </EmptyState>
        )}
        <ul className={orders.cards}>
          {[...(open ?? []), ...(settled ?? [])].map((due) => (
            <PaymentDueCard key={due.paymentDueDateId} due={due} />
          ))}
        </ul>
      </section>
      <PaymentTransactions />
    </>
  );
}
