"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import useSWR from "swr";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { Order } from "@/lib/ebsn/domain/order";
import { isDelivered } from "@/lib/rules/statuses";
import styles from "./receipt.module.css";

/** The sanitiser is large, and few open a receipt. */
const Html = lazy(() => import("@/components/ui/html").then((file) => ({ default: file.Html })));

export function OrderReceipt({ order: { orderId, statusId } }: { order: Order }) {
  const t = useTranslations("orders");
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, mutate } = useSWR(isOpen ? ["receipt", orderId] : null, () =>
    apiFetch<{ html: string }>("finiper-digireceipt/getReceiptHtml", { params: { order_id: orderId } }),
  );
  if (!isDelivered(statusId)) return null;
  return (
    <details className={styles.receipt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t("receipt")}</summary>
      {error && !data && <LoadError onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton height="12rem" radius="var(--radius-m)" />}
      {data && (
        <Suspense fallback={<Skeleton height="12rem" radius="var(--radius-m)" />}>
          <Html className={styles.paper} markup={data.html} />
        </Suspense>
      )}
    </details>
  );
}
