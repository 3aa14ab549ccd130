"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { DeliveryFacts } from "@/components/delivery/delivery-facts";
import { LoadError } from "@/components/ui/load-error";
import { Form } from "@/components/forms/form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Actions } from "@/components/ui/form-layout";
import { DetailArticle, DetailFacts, DetailHeader } from "@/components/ui/detail-article";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch, ApiError } from "@/lib/api/api-fetch";
import { formatDate } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import { validateFields } from "@/lib/rules/forms/validate-fields";
import { required } from "@/lib/rules/forms/validators";
import { isToBePicked } from "@/lib/rules/orders/statuses";
import { withElision } from "@/lib/rules/text/elision";
import { OrderLines } from "./order-lines";
import { OrderTotals } from "./order-totals";
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
  const [hasEnteredCode, setHasEnteredCode] = useState(false);
  if (token === null || (isLoading && !hasEnteredCode))
    return <Skeleton height="24rem" radius="var(--radius-l)" />;
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
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : (
        <AccessCodeForm
          orderId={orderId}
          isInvalid={token !== "" && !isLoading}
          isChecking={isLoading}
          onSubmit={(code) => {
            setHasEnteredCode(true);
            // An equal fragment is no change.
            if (code === token) void mutate();
            else window.location.hash = encodeURIComponent(code);
          }}
        />
      )}
    </div>
  );
}

function SharedOrder({ order }: { order: Order }) {
  const t = useTranslations("orders");
  const tShare = useTranslations("orderTools.share");
  const locale = useLocale();
  return (
    <DetailArticle>
      <DetailHeader
        tags={
          <>
            <StatusBadge order={order} />
            <DeliveryBadge statusId={order.deliveryStatusId} orderStatusId={order.statusId} />
          </>
        }
      >
        <h1>{tShare("title", { orderId: order.orderId })}</h1>
        {order.dateIso && <Muted>{t("orderedOn", withElision(formatDate(order.dateIso, locale)))}</Muted>}
      </DetailHeader>
      <Muted>{tShare("intro")}</Muted>
      <DetailFacts>
        <DeliveryFacts order={order} locale={locale} where={t("where")} when={t("when")} />
      </DetailFacts>
      <OrderLines items={order.items} isToBePicked={isToBePicked(order.statusId)} />
      <OrderTotals order={order} />
    </DetailArticle>
  );
}

type AccessCodeProps = {
  orderId: number;
  isInvalid: boolean;
  isChecking: boolean;
  onSubmit: (code: string) => void;
};

function AccessCodeForm({ orderId, isInvalid, isChecking, onSubmit }: AccessCodeProps) {
  const t = useTranslations("orderTools.share");
  const { field, formProps } = useValidatedForm<{ code: string }>({
    id: "share",
    defaultValues: { code: "" },
    validate: (values) => validateFields([["code", [required]]], values),
    labelOf: () => t("code"),
    async onSubmit({ code }) {
      if (!isChecking) onSubmit(code.trim());
    },
  });
  return (
    <Form {...formProps} className={shared.codeForm}>
      <h1>{isInvalid ? t("missing") : t("codeTitle", { orderId })}</h1>
      <p role={isInvalid ? "alert" : undefined}>{t(isInvalid ? "missingText" : "codeText")}</p>
      <Field {...field("code")} autoComplete="off" spellCheck={false} maxLength={100} required />
      <Actions>
        <Button type="submit" busy={isChecking}>
          {t("open")}
        </Button>
      </Actions>
    </Form>
  );
}
