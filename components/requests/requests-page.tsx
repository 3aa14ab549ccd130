"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadError } from "@/components/delivery/load-error";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import orders from "@/components/orders/orders.module.css";
import { RequestStatusBadge, SentDate } from "./request-status";

export function RequestsPage() {
  const t = useTranslations();
  const { data, error, mutate } = useSWR("cu-form/list", () => apiFetch<FormRequest[]>("cu-form/list"));
  return (
    <>
      <h1>{t("requests.title")}</h1>
      {error && !data && <LoadError onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <p role="status" className="visually-hidden">
            {t("common.loading")}
          </p>
          <Skeleton height="5rem" radius="var(--radius-m)" />
          <Skeleton height="5rem" radius="var(--radius-m)" />
        </>
      )}
      {data?.length === 0 && (
        <EmptyState icon="mail" title={t("requests.empty")}>
          {t("requests.emptyText")}
        </EmptyState>
      )}
      <ul className={orders.cards}>
        {data?.map((request) => (
          <RequestCard key={request.cuFormId} request={request} />
        ))}
      </ul>
    </>
  );
}

function RequestCard({ request }: { request: FormRequest }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  const { name, sentAt, status } = request;
  return (
    <li className={orders.card}>
      <Icon name="mail" className={orders.cardIcon} />
      <div className={orders.cardText}>
        <a href={localizePath(locale)(accountPaths.request(request))} className={orders.cardLink}>
          {name || t("unnamed")}
        </a>
        <span>
          <SentDate sentAt={sentAt} />
        </span>
      </div>
      <RequestStatusBadge status={status} />
    </li>
  );
}
