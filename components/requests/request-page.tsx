"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LoadError } from "@/components/delivery/load-error";
import type { FormParts } from "@/components/forms/form-parts";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { emit } from "@/lib/overlays/events";
import type { FormRequest } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import orders from "@/components/orders/orders.module.css";
import { answersOf } from "./request-answers";
import { RequestEdit } from "./request-edit";
import { RequestStatusBadge, SentDate } from "./request-status";
import styles from "./request.module.css";
import { useRequest } from "./use-request";

type Props = {
  cuFormTypeId: number;
  cuFormId: number;
  /** null: the shop no longer has the form. */
  form: FormParts | null;
};

export function RequestPage({ cuFormTypeId, cuFormId, form }: Props) {
  const t = useTranslations();
  const requestsHref = localizePath(useLocale())(accountPaths.requests());
  const { request, isMissing, failed, reload } = useRequest(cuFormTypeId, cuFormId);
  const [mode, setMode] = useState<"view" | "edit" | "done">("view");

  async function handleSaved(): Promise<void> {
    await reload();
    setMode("done");
    emit({ kind: "done", key: "requests.saved" });
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
  if (failed) return <LoadError onRetry={() => void reload()} />;
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
    <article className={orders.order}>
      <RequestHead request={request} />
      {mode === "edit" && form ? (
        <RequestEdit
          request={request}
          form={form}
          onSaved={() => void handleSaved()}
          onCancel={() => setMode("done")}
        />
      ) : (
        <>
          <RequestContent request={request} form={form} />
          {request.isOpen && form && (
            <div className={orders.actions}>
              <Button variant="secondary" autoFocus={mode === "done"} onClick={() => setMode("edit")}>
                <Icon name="pencil" size={18} />
                {t("requests.edit")}
              </Button>
            </div>
          )}
        </>
      )}
      <p>
        <a href={requestsHref}>{t("requests.toAll")}</a>
      </p>
    </article>
  );
}

function RequestHead({ request: { name, sentAt, status } }: { request: FormRequest }) {
  const t = useTranslations("requests");
  return (
    <header className={orders.head}>
      <div>
        <h1>{name || t("unnamed")}</h1>
        {sentAt && (
          <p className={orders.muted}>
            <SentDate sentAt={sentAt} />
          </p>
        )}
      </div>
      <div className={orders.state}>
        <RequestStatusBadge status={status} />
        {status && <p className={orders.note}>{t(`note.${status}`)}</p>}
      </div>
    </header>
  );
}

function RequestContent({ request, form }: { request: FormRequest; form: FormParts | null }) {
  const t = useTranslations("requests");
  const locale = useLocale();
  if (!form) return <p>{t("gone")}</p>;
  const format = { yes: t("yes"), no: t("no"), locale };
  return (
    <section className={styles.content} aria-labelledby="sent-title">
      <h2 id="sent-title">{t("sent")}</h2>
      <dl>
        {answersOf(form.definition.fields, request.content, format).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
