"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { EmptyState } from "@/components/ui/empty-state";
import { CardList } from "@/components/ui/card-list";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { PaymentDueDate } from "@/lib/ebsn/domain/payment-due";
import { formatMoney } from "@/lib/money";
import { paymentDueStatus } from "@/lib/rules/orders/statuses";
import { PaymentDueCard } from "./payment-due-card";
import { PaymentTransactions } from "./payment-due-transactions";
import styles from "./payment-due.module.css";

export function PaymentDuePage() {
  const t = useTranslations("paymentDue");
  const locale = useLocale();
  const { data, error, mutate } = useSWR("payment-due-date/list", () =>
    apiFetch<PaymentDueDate[]>("payment-due-date/list", { params: { show_all: true } }),
  );
  const isSettled = ({ statusId }: PaymentDueDate) => paymentDueStatus(statusId) === "settled";
  const open = (data ?? []).filter((due) => !isSettled(due));
  const settled = (data ?? []).filter(isSettled);
  const sum = open.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
  return (
    <>
      <h1>{t("title")}</h1>
      <section className={styles.section} aria-labelledby="due-title">
        <div className={styles.head}>
          <h2 id="due-title">{t("due")}</h2>
          {sum > 0 && <p>{t("open", { amount: formatMoney(sum, locale) })}</p>}
        </div>
        {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton height="12rem" radius="var(--radius-m)" />}
        {data?.length === 0 && (
          <EmptyState icon="clock" heading="h2" title={t("noDue")}>
            {t("noDueText")}
          </EmptyState>
        )}
        <CardList>
          {[...open, ...settled].map((due) => (
            <PaymentDueCard key={due.paymentDueDateId} due={due} />
          ))}
        </CardList>
      </section>
      <PaymentTransactions />
    </>
  );
}
