"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { InlineFacts } from "@/components/ui/inline-facts";
import { Link } from "@/components/ui/link";
import { LoadError } from "@/components/ui/load-error";
import { usePaymentTypeTexts } from "@/components/checkout/use-payment-type-texts";
import { Muted } from "@/components/ui/muted";
import { Tag, type Tone } from "@/components/ui/tag";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { formatDate } from "@/lib/dates";
import type { PaymentTransaction } from "@/lib/ebsn/domain/payment-due";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths/paths";
import { transactionStatus } from "@/lib/rules/orders/statuses";
import styles from "./payment-due.module.css";

const TONES: Record<ReturnType<typeof transactionStatus>, Tone> = {
  failed: "error",
  inProgress: "progress",
  completed: "success",
  unknown: "neutral",
};

export function PaymentTransactions() {
  const t = useTranslations("paymentDue");
  const { data, error, mutate } = useSWR("payment-due-date/transactions", () =>
    apiFetch<PaymentTransaction[]>("payment-due-date/transactions"),
  );
  return (
    <section className={styles.section} aria-labelledby="transactions-title">
      <h2 id="transactions-title">{t("transactions")}</h2>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="8rem" radius="var(--radius-m)" />}
      {data?.length === 0 && <Muted>{t("noTransactions")}</Muted>}
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
  const textsOf = usePaymentTypeTexts();
  const { orderId, dateIso, paymentType, amountCents, settlement } = transaction;
  const status = transactionStatus(transaction.statusId);
  return (
    <li>
      <div>
        {orderId !== null && (
          <Link href={localizePath(locale)(paths.order(orderId))}>{t("order", { orderId })}</Link>
        )}
        <small>
          <InlineFacts
            facts={[dateIso && formatDate(dateIso, locale), paymentType && textsOf(paymentType).name]}
          />
        </small>
      </div>
      {amountCents !== null && <b>{formatMoney(amountCents, locale)}</b>}
      <Tag tone={settlement === "held" ? "progress" : TONES[status]}>
        {t(`transaction.${settlement ?? status}`)}
      </Tag>
    </li>
  );
}
