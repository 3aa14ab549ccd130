"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Actions } from "@/components/ui/form-layout";
import { Icon } from "@/components/ui/icon";
import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import { userMessage } from "@/lib/api/user-message";
import { downloadFile } from "@/lib/download";
import { themeColours } from "@/lib/theme-colours";
import type { Order } from "@/lib/ebsn/domain/order";
import { isDelivered } from "@/lib/rules/statuses";
import styles from "./receipt.module.css";

/** For print, so independent of the colour scheme. */
const STYLE = `body { margin: 1.25rem; font: 0.9375rem/1.45 system-ui, sans-serif;
    color: ${themeColours.ink.light}; background: ${themeColours.surface.light}; }
  table { width: 100%; border-collapse: collapse; } td, th { padding: 0.2rem 0; text-align: left; vertical-align: top; }
  h2 { margin: 0; font-size: 1.25rem; } table + table { margin-top: 1.5rem; }
  tr > :not(:first-child) { padding-left: 0.625rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  th { padding-block: 0.6rem; border-top: 1px dashed; font-size: 1.0625rem; }
  thead tr > th { padding-block: 0.2rem; border: 0; font-size: 0.8125rem; white-space: normal; }`;

/** Sanitised by the gateway; the policy also blocks scripts, requests, forms and navigation. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

const toDocument = (title: string, html: string) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title><style>${STYLE}</style></head><body>${html}</body></html>`;

/** Receipt or invoice. A policy instead of a sandbox, which would report scripts of browser extensions as errors. */
export function OrderReceipt({ order: { orderId, statusId, invoice } }: { order: Order }) {
  const tAll = useTranslations();
  const t = useTranslations("orders");
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { data, error, mutate } = useSWR(isOpen ? ["receipt", orderId] : null, () =>
    apiFetch<{ html: string }>("finiper-digireceipt/getReceiptHtml", { params: { order_id: orderId } }),
  );
  if (!isDelivered(statusId)) return null;
  const title = t(invoice ? "invoiceDocument" : "receipt");
  const paper = data && toDocument(`${title} ${orderId}`, data.html);
  return (
    <details className={styles.receipt} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {title} <Icon name="down" size={18} />
      </summary>
      {error && !data && (
        <LoadError
          text={userMessage(error, tAll, invoice ? "orders.invoiceFailed" : "orders.receiptFailed")}
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
