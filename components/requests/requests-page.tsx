"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LoadError } from "@/components/ui/load-error";
import { EmptyState } from "@/components/ui/empty-state";
import { ContentText } from "@/components/ui/content-text";
import { Card, CardList } from "@/components/ui/card-list";
import { Skeleton } from "@/components/ui/skeleton";
import { apiFetch } from "@/lib/api/api-fetch";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { RequestStatusBadge, SentDate } from "./request-status";

export function RequestsPage() {
  const t = useTranslations();
  const { data, error, mutate } = useSWR("cu-form/list", () => apiFetch<FormRequest[]>("cu-form/list"));
  return (
    <>
      <h1>{t("requests.title")}</h1>
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
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
      <CardList>
        {data?.map((request) => (
          <RequestCard key={request.cuFormId} request={request} />
        ))}
      </CardList>
    </>
  );
}

function RequestCard({ request }: { request: FormRequest }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  const { name, sentAt, status } = request;
  return (
    <Card
      icon="mail"
      href={localizePath(locale)(accountPaths.request(request))}
      title={name ? <ContentText>{name}</ContentText> : t("unnamed")}
      tags={<RequestStatusBadge status={status} />}
    >
      <span>
        <SentDate sentAt={sentAt} />
      </span>
    </Card>
  );
}
