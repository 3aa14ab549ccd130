"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ContentText } from "@/components/ui/content-text";
import { LoadError } from "@/components/ui/load-error";
import type { FormParts } from "@/components/forms/form-parts";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Actions } from "@/components/ui/form-layout";
import { Link } from "@/components/ui/link";
import { DetailArticle, DetailHeader } from "@/components/ui/detail-article";
import { Muted } from "@/components/ui/muted";
import { Skeleton } from "@/components/ui/skeleton";
import { emit } from "@/lib/overlays/events";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { RequestContent } from "./request-content";
import { RequestEdit } from "./request-edit";
import { RequestStatusBadge, SentDate } from "./request-status";
import { StaffAnswers } from "./staff-answers";
import { useRequest } from "./use-request";

type Props = {
  cuFormTypeId: number;
  cuFormId: number;
  /** null: the shop no longer has it; "failed": it could not be read. */
  form: FormParts | "failed" | null;
};

export function RequestPage({ cuFormTypeId, cuFormId, form: formRead }: Props) {
  const form = formRead === "failed" ? null : formRead;
  const t = useTranslations();
  const router = useRouter();
  const requestsHref = localizePath(useLocale())(accountPaths.requests());
  const { request, isMissing, error, reload } = useRequest(cuFormTypeId, cuFormId);
  const [mode, setMode] = useState<"view" | "edit" | "done">("view");

  async function handleSaved(message: string): Promise<void> {
    await reload();
    setMode("done");
    if (message) emit({ kind: "messages", messages: { infos: [{ code: "", message }] } });
    else emit({ kind: "done", key: "requests.saved" });
  }

  if (isMissing)
    return (
      <EmptyState
        icon="warning"
        heading="h1"
        title={t("requests.missing")}
        actions={<LinkButton href={requestsHref}>{t("requests.toAll")}</LinkButton>}
      >
        {t("requests.missingText")}
      </EmptyState>
    );
  if (error) return <LoadError error={error} onRetry={() => void reload()} />;
  if (!request)
    return (
      <>
        <p role="status" className="visually-hidden">
          {t("common.loading")}
        </p>
        <Skeleton height="20rem" radius="var(--radius-l)" />
      </>
    );
  return (
    <DetailArticle>
      <RequestTitle request={request} />
      {mode === "edit" && form ? (
        <RequestEdit
          request={request}
          form={form}
          onSaved={(message) => void handleSaved(message)}
          onCancel={() => setMode("done")}
        />
      ) : (
        <>
          {request.answers.length > 0 && <StaffAnswers answers={request.answers} />}
          {formRead === "failed" ? (
            <LoadError text={t("requests.formFailed")} onRetry={() => router.refresh()} />
          ) : (
            <RequestContent content={request.content} fields={form?.definition.fields ?? null} />
          )}
          {request.isOpen && form && (
            <Actions>
              <Button variant="secondary" autoFocus={mode === "done"} onClick={() => setMode("edit")}>
                <Icon name="pencil" size={18} />
                {t("requests.edit")}
              </Button>
            </Actions>
          )}
        </>
      )}
      <p>
        <Link href={requestsHref}>{t("requests.toAll")}</Link>
      </p>
    </DetailArticle>
  );
}

function RequestTitle({ request: { name, sentAt, status } }: { request: FormRequest }) {
  const t = useTranslations("requests");
  return (
    <DetailHeader
      tags={<RequestStatusBadge status={status} />}
      note={status && <Muted>{t(`note.${status}`)}</Muted>}
    >
      <h1>{name ? <ContentText>{name}</ContentText> : t("unnamed")}</h1>
      {sentAt && (
        <Muted>
          <SentDate sentAt={sentAt} />
        </Muted>
      )}
    </DetailHeader>
  );
}
