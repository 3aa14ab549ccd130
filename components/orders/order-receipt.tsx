"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { downloadFile } from "@/lib/browser/download";
import type { Order } from "@/lib/ebsn/domain/order";
import { isDelivered } from "@/lib/rules/orders/statuses";
import { receiptDocument } from "./receipt-document";
import styles from "./receipt.module.css";

/** Receipt or invoice. A policy instead of a sandbox, which would report scripts of browser extensions as errors. */
export function OrderReceipt({ order: { orderId, statusId, invoice } }: { order: Order }) {
  const tRoot = useTranslations();
  const t = useTranslations("orders");
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error, mutate } = useSWR(isOpen ? ["receipt", orderId] : null, () =>
    apiFetch<{ html: string }>("finiper-digireceipt/getReceiptHtml", { params: { order_id: orderId } }),
  );
  if (!isDelivered(statusId)) return null;
  const title = t(invoice ? "invoiceDocument" : "receipt");
  const paper = data && receiptDocument(`${title} ${orderId}`, data.html);
  return (
    <details className={styles.receipt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="disclosure">{title}</summary>
      {error && !data && (
        <LoadError
          text={userMessage(error, tRoot, invoice ? "orders.invoiceFailed" : "orders.receiptFailed")}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <Skeleton height="12rem" radius="var(--radius-m)" />}
      {paper && (
        <>
          <iframe ref={frame} className={styles.paper} title={title} srcDoc={paper} />
          <Actions>
            <Button variant="secondary" small onClick={() => frame.current?.contentWindow?.print()}>
              {t("printReceipt")}
            </Button>
            <Button
              variant="secondary"
              small
              onClick={() =>
                downloadFile(`${title.replaceAll(" ", "-")}-${orderId}.html`, paper, "text/html")
              }
            >
              {t("downloadReceipt")}
            </Button>
          </Actions>
        </>
      )}
    </details>
  );
}
