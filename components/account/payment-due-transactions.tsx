"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import { formatDate } from "@/lib/dates";
import type { PaymentTransaction } from "@/lib/ebsn/domain/payment-due";
import { localPath } from "@/lib/i18n/local-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { transactionStatus } from "@/lib/rules/statuses";
import type { Tone } from "./order-tones";
import orders from "./orders.module.css";
import styles from "./payment-due.module.css";

const TONES: Record<ReturnType<typeof transactionStatus>, Tone> = {
  error: "bad",
  inProgress: "busy",
  completed: "good",
  unknown: "plain",
};

/** What went through the bank, the newest first. */
export function PaymentTransactions() {
  const t = useTranslations("paymentDue");
  const { data, error, mutate } = useSWR("payment-due-date/transactions", () =>
    door<PaymentTransaction[]>("payment-due-date/transactions"),
  );
  return (
    <section className={styles.part} aria-labelledby="transactions-title">
      <h2 id="transactions-title">{t("transactions")}</h2>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="8rem" radius="var(--radius-m)" />}
      {data?.length === 0 && <p className={orders.soft}>{t("noTransactions")}</p>}
      {data && data.length > 0 && (
        <ul className={styles.transactions}>
          {data.map((transaction) => (
            <Transaction key={transaction.transactionId} transaction={transaction} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Transaction({ transaction }: { transaction: PaymentTransaction }) {
  const t = useTranslations("paymentDue");
  const locale = useLocale();
  const { orderId, dateIso, paymentType, amountCents } = transaction;
  const status = transactionStatus(transaction.statusId);
  return (
    <li>
      <div>
        {orderId !== null && <a href={localPath(locale)(paths.order(orderId))}>{t("order", { orderId })}</a>}
        <small>{[dateIso && formatDate(dateIso, locale), paymentType].filter(Boolean).join(" · ")}</small>
      </div>
      {amountCents !== null && <b>{formatMoney(amountCents, locale)}</b>}
      <span className={orders.status} data-tone={TONES[status]}>
        {t(`transaction.${status}`)}
      </span>
    </li>
  );
}
