"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { LoadFailed } from "@/components/delivery/load-failed";
import forms from "@/components/forms/forms.module.css";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { door, DoorError } from "@/lib/cart/door";
import { formatDate } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { orderStatus } from "@/lib/rules/statuses";
import { OrderLines } from "./order-lines";
import { OrderTotals } from "./order-totals";
import { WEIGHED } from "./order-weighed";
import styles from "./orders.module.css";
import { DeliveryBadge, StatusBadge } from "./status-badge";
import shared from "./order-shared.module.css";

/** The token behind the #: it is never sent with the address, so it stands in no log. */
function tokenHere(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1)).trim();
  } catch {
    return "";
  }
}

function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

/** What the shop answers to a token that opens nothing, or that is none. */
const REFUSALS = [200, 400, 403, 404];

const unknown = () => null;

/** An order as its link shows it: nothing can be changed, nothing personal is told. */
export function OrderShared({ orderId }: { orderId: number }) {
  const token = useSyncExternalStore<string | null>(onHashChange, tokenHere, unknown);
  const { data, error, isLoading, mutate } = useSWR(
    token ? ["token-order/view", orderId, token] : null,
    () =>
      door<Order | null>("token-order/view", {
        body: { order_id: orderId, access_token: token, show_replaced: true },
      }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  if (token === null || isLoading) return <Skeleton height="24rem" radius="var(--radius-l)" />;
  const isRefused = data === null || (error instanceof DoorError && REFUSALS.includes(error.http));
  if (data)
    return (
      <div className={shared.page}>
        <SharedOrder order={data} />
      </div>
    );
  return (
    <div className={shared.page}>
      {error && !isRefused ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <AskForCode orderId={orderId} isRefused={!!token} />
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
          <p className={styles.soft}>{t("orderedOn", { date: formatDate(order.dateIso, locale) })}</p>
        </div>
        <p className={styles.badges}>
          <StatusBadge statusId={order.statusId} />
          <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
        </p>
      </header>
      <p className={styles.soft}>{ts("intro")}</p>
      <dl className={styles.facts}>
        <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
      </dl>
      <OrderLines items={order.items} weighed={WEIGHED.has(orderStatus(order.statusId))} />
      <OrderTotals order={order} />
    </article>
  );
}

function AskForCode({ orderId, isRefused }: { orderId: number; isRefused: boolean }) {
  const t = useTranslations("orderTools.share");
  const [code, setCode] = useState("");
  function open(event: FormEvent): void {
    event.preventDefault();
    if (code.trim()) window.location.hash = encodeURIComponent(code.trim());
  }
  return (
    <form className={shared.ask} onSubmit={open}>
      <h1>{isRefused ? t("missing") : t("codeTitle", { orderId })}</h1>
      <p role={isRefused ? "alert" : undefined}>{t(isRefused ? "missingText" : "codeText")}</p>
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
