"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LoadFailed } from "@/components/delivery/load-failed";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { door } from "@/lib/cart/door";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import orders from "./orders.module.css";
import { RequestStatusBadge, SentOn } from "./request-status";

/** The forms of the shop's own that the customer sent, the newest first. */
export function RequestsPage() {
  const t = useTranslations();
  const { data, error, mutate } = useSWR("cu-form/list", () => door<FormRequest[]>("cu-form/list"));
  return (
    <>
      <h1>{t("requests.title")}</h1>
      {error && !data && <LoadFailed onRetry={() => void mutate()} />}
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
        <a href={localPath(locale)(accountPaths.request(request))} className={orders.cardLink}>
          {name || t("unnamed")}
        </a>
        <span>
          <SentOn sentAt={sentAt} />
        </span>
      </div>
      <RequestStatusBadge status={status} />
    </li>
  );
}
