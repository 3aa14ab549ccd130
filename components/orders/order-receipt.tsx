"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { themeColours } from "@/lib/theme-colours";
import type { Order } from "@/lib/ebsn/domain/order";
import { isDelivered } from "@/lib/rules/statuses";
import styles from "./receipt.module.css";

/** On paper, whatever the colour scheme. */
const STYLE = `body { margin: 1.25rem; font: 0.9375rem/1.45 system-ui, sans-serif;
    color: ${themeColours.ink.light}; background: ${themeColours.surface.light}; }
  table { width: 100%; border-collapse: collapse; } td, th { padding: 0.2rem 0; text-align: left; vertical-align: top; }
  tr > :last-child { padding-left: 1rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  th { padding-block: 0.6rem; border-top: 1px dashed; font-size: 1.0625rem; }`;

/** Sanitised by the gateway, and in a frame that runs nothing: it is another system's document. */
export function OrderReceipt({ order: { orderId, statusId } }: { order: Order }) {
  const tAll = useTranslations();
  const t = useTranslations("orders");
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, mutate } = useSWR(isOpen ? ["receipt", orderId] : null, () =>
    apiFetch<{ html: string }>("finiper-digireceipt/getReceiptHtml", { params: { order_id: orderId } }),
  );
  if (!isDelivered(statusId)) return null;
  return (
    <details className={styles.receipt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t("receipt")} <Icon name="down" size={18} />
      </summary>
      {error && !data && (
        <LoadError text={userMessage(error, tAll, "orders.receiptFailed")} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton height="12rem" radius="var(--radius-m)" />}
      {data && (
        <iframe
          className={styles.paper}
          sandbox=""
          title={t("receipt")}
          srcDoc={`<style>${STYLE}</style>${data.html}`}
        />
      )}
    </details>
  );
}
