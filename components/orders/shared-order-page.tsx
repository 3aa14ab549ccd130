"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { LoadError } from "@/components/delivery/load-error";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch, ApiError } from "@/lib/api/api-fetch";
import { formatDate } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { orderStatus } from "@/lib/rules/statuses";
import { OrderLines } from "./order-lines";
import { OrderTotals } from "./order-totals";
import { WEIGHED_STATUSES } from "./weighed-statuses";
import styles from "./orders.module.css";
import { DeliveryBadge, StatusBadge } from "./status-badge";
import shared from "./shared-order-page.module.css";

/** The token is in the fragment, which is never sent to a server or written to a log. */
function readHashToken(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1)).trim();
  } catch {
    return "";
  }
}

function subscribeToHash(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** Statuses the API answers for an invalid token. */
const INVALID_TOKEN_STATUSES = [200, 400, 403, 404];

const getServerToken = () => null;

export function SharedOrderPage({ orderId }: { orderId: number }) {
  const token = useSyncExternalStore<string | null>(subscribeToHash, readHashToken, getServerToken);
  const { data, error, isLoading, mutate } = useSWR(
    token ? ["token-order/view", orderId, token] : null,
    () =>
      apiFetch<Order | null>("token-order/view", {
        body: { order_id: orderId, access_token: token, show_replaced: true },
      }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (token === null || isLoading) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  const isInvalidToken =
    data === null || (error instanceof ApiError && INVALID_TOKEN_STATUSES.includes(error.http));
  if (data)
    return (
      <div className={shared.page}>
        <SharedOrder order={data} />
      </div>
    );
  return (
    <div className={shared.page}>
      {error && !isInvalidToken ? (
        <LoadError onRetry={() => void mutate()} />
      ) : (
        <AccessCodeForm orderId={orderId} isInvalidToken={!!token} />
      )}
    </div>
  );
}

function SharedOrder({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const ts = useTranslations("orderTools.share");
  const locale = useLocale();
  return (
    <article className={styles.order}>
      <header className={styles.head}>
        <div>
          <h1>{ts("title", { orderId: order.orderId })}</h1>
          <p className={styles.muted}>{t("orderedOn", { date: formatDate(order.dateIso, locale) })}</p>
        </div>
        <p className={styles.badges}>
          <StatusBadge statusId={order.statusId} />
          <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
        </p>
      </header>
      <p className={styles.muted}>{ts("intro")}</p>
      <dl className={styles.facts}>
        <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
      </dl>
      <OrderLines items={order.items} isWeighed={WEIGHED_STATUSES.has(orderStatus(order.statusId))} />
      <OrderTotals order={order} />
    </article>
  );
}

function AccessCodeForm({ orderId, isInvalidToken }: { orderId: number; isInvalidToken: boolean }) {
  const t = useTranslations("orderTools.share");
  const [code, setCode] = useState("");
  function open(event: FormEvent): void {
    event.preventDefault();
    if (code.trim()) window.location.hash = encodeURIComponent(code.trim());
  }
  return (
    <form className={shared.codeForm} onSubmit={open}>
      <h1>{isInvalidToken ? t("missing") : t("codeTitle", { orderId })}</h1>
      <p role={isInvalidToken ? "alert" : undefined}>{t(isInvalidToken ? "missingText" : "codeText")}</p>
      <Field
        label={t("code")}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <div className={forms.actions}>
        <Button type="submit">{t("open")}</Button>
      </div>
    </form>
  );
}
